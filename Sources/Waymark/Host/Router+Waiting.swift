extension Router {
  /// Whether a wait for the router to settle would never end, because this task does what it waits for.
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

  /// Why a wait for a navigation would never end, if this task does what it waits for.
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

  /// The work of performing what the host is asked for.
  func stepWork(_ request: UInt64) -> AwaitedWork {
    AwaitedWork(
      .step, for: machine.currentNavigation, of: reference,
      isUnderWay: { [weak self] in self?.machine.isWaiting(for: request) == true })
  }
}
