extension Router {
  /// Whether a wait for the router to settle would never end, because the router waits for the current task.
  func isWaitedForInside() -> Bool {
    guard let work = AwaitedWork.current(of: reference) else { return false }
    switch work.kind {
    case .step:
      noteMisuse(
        "the router was awaited to settle inside a step", "Acknowledge the step first, then await.",
        in: work.navigation)
    case .answer:
      noteMisuse(
        "the router was awaited to settle inside a guard", "Answer first, and await in a task of its own.",
        in: work.navigation)
    }
    return true
  }

  /// The error for a wait that would never end, because the navigation waits for the current task.
  func refusal(toWaitFor id: NavigationID) -> NavigationError? {
    guard let work = AwaitedWork.current(of: reference), let error = work.refusal(toWaitFor: id) else {
      return nil
    }
    noteMisuse(
      work.kind == .step
        ? "a navigation was awaited inside a step that it waits for"
        : "a navigation was awaited inside a guard that it waits for",
      "Await it in a task of its own.", in: id)
    return error
  }

  /// The work of carrying out a request to the host.
  func stepWork(_ request: UInt64) -> AwaitedWork {
    AwaitedWork(
      .step, for: machine.currentNavigation, of: reference,
      isUnderWay: { [weak self] in self?.machine.isWaiting(for: request) == true })
  }
}
