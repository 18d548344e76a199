import Waymark
import WaymarkTesting

/// How a run ends: everything comes to rest, everybody has an answer, and nothing lives on.
extension ModelRun {
  func end() async {
    random = SplitMix(seed: setup.seed ^ 0x5DEE_CE66)
    if !random.chance(15) {
      note("ends:")
      await comeToRest()
      await checkWatchersAtRest()
    }
    await release()
  }

  /// Ends a run in which something was found already.
  func abandon() async {
    for ask in asks { ask.continuation.resume(returning: .allow) }
    asks = []
    router = nil
    stage = nil
  }

  private func comeToRest() async {
    isEnding = true
    if stage == nil { attach() }
    for _ in 0..<100 where reference.problems.isEmpty && !reference.isAtRest {
      while stage?.acknowledge() == true, reference.problems.isEmpty {}
      answerOne(.allow)
      advance(by: .seconds(4))
      await drain()
      check()
    }
    check()
    reference.check(reference.isAtRest, "it does not come to rest")
    guard reference.needsRebuild, reference.problems.isEmpty else { return }
    // What has failed is built anew with the next navigation.
    navigate(.push(Spot(number: 0)))
    for _ in 0..<20 where !reference.isAtRest {
      answerOne(.allow)
      await drain()
    }
    check()
  }

  private func checkWatchersAtRest() async {
    await wait { !watchers.contains(where: isForgotten) }
    for watcher in watchers where isForgotten(watcher) {
      reference.problem("#\(watcher.navigation) is awaited for ever, and has ended")
    }
  }

  /// Whether a task still waits for something that is known.
  private func isForgotten(_ watcher: Watcher) -> Bool {
    guard !watcher.isDone, let record = reference.navigations[watcher.navigation], record.outcome != nil
    else {
      return false
    }
    return !watcher.isForResult || record.brought.isDisjoint(with: reference.tree.ids)
  }

  private func release() async {
    note("the router is released")
    reference.beforeGivingUp = nil
    let waiting = Set(handles.keys)
    handles = [:]
    registrations = []
    stage = nil
    router = nil
    for ask in asks { ask.continuation.resume(returning: .allow) }
    asks = []
    await wait { !isAnythingAlive }
    for watcher in watchers { judge(watcher, wasWaiting: waiting.contains(watcher.navigation)) }
    watchers = []
    await wait { !departures.contains(where: \.isAlive) }
    let alive = departures.filter(\.isAlive).map(\.name)
    reference.check(alive.isEmpty, "leaked: \(alive)")
    reference.check(liveTaskCount == 0, "\(liveTaskCount) tasks of screens go on")
  }

  private var isAnythingAlive: Bool {
    liveTaskCount > 0 || watchers.contains { !$0.isDone }
  }

  private func judge(_ watcher: Watcher, wasWaiting: Bool) {
    let id = watcher.navigation
    guard watcher.isDone else { return reference.problem("#\(id) is awaited for ever") }
    let record = reference.navigations[id]
    if let outcome = watcher.outcome, !watcher.isCancelled {
      let expected = record?.outcome ?? .failed(.routerReleased)
      reference.check(Ending(outcome) == expected, "#\(id) was awaited and got \(outcome), not \(expected)")
    }
    if case .success(let value?)? = watcher.result {
      reference.check(
        record?.brought.contains(UInt64(value)) ?? false, "#\(id) got what another screen returned")
    }
  }
}
