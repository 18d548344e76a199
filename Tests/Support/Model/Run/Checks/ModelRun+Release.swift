import Waymark

/// The end of the router: nothing lives on, and whoever waits is told.
extension ModelRun {
  func release() async {
    note("the router is released")
    let waiting = Set(handles.keys)
    letGo()
    await releaseRouter()
    answerAll()
    await wait { !isAnythingAlive }
    for watcher in watchers { judge(watcher, wasWaiting: waiting.contains(watcher.navigation)) }
    watchers = []
    for reader in readers { reference.check(reader.isDone, "a reader of events waits for what is gone") }
    await wait { !departures.contains(where: \.isAlive) }
    let alive = departures.filter(\.isAlive).map(\.name)
    reference.check(alive.isEmpty, "leaked: \(alive)")
    reference.check(liveTaskCount == 0, "\(liveTaskCount) tasks of screens go on")
    await Task {}.value
    reference.check(witness.freedElsewhere == 0, "a host was freed off the main thread")
  }

  /// Lets go of the router, perhaps on another thread.
  private func releaseRouter() async {
    guard has(.otherThreads), random.chance(30), let last = router else {
      router = nil
      return
    }
    note("  on another thread")
    router = nil
    let parcel = Parcel(last)
    await Task.detached { await parcel.drop() }.value
  }

  private var isAnythingAlive: Bool {
    liveTaskCount > 0 || watchers.contains { !$0.isDone } || readers.contains { !$0.isDone }
  }

  private func judge(_ watcher: Watcher, wasWaiting: Bool) {
    let id = watcher.navigation
    guard watcher.isDone else { return reference.problem("#\(id) is awaited for ever") }
    guard !watcher.isCancelled else { return }
    let record = reference.navigations[id]
    if let outcome = watcher.outcome {
      let expected = record?.outcome ?? .failed(.routerReleased)
      reference.check(Ending(outcome) == expected, "#\(id) was awaited and got \(outcome), not \(expected)")
    }
    guard has(.results), !traits.isQuiet, let result = watcher.result else { return }
    let expected = reference.results(of: id)
    reference.check(
      expected.contains(Returned(result)), "#\(id) got \(result) for its result, not \(expected)")
  }
}

/// Something that is carried to another thread to be let go of there.
private actor Parcel {
  private var object: AnyObject?

  init(_ object: sending AnyObject) {
    self.object = object
  }

  func drop() { object = nil }
}
