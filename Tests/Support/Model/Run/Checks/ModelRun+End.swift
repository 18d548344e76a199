import Waymark
import WaymarkTesting

/// How a run ends: everything comes to rest, and everybody has an answer.
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
    isEnding = true
    letGo()
    router = nil
    answerAll()
  }

  private func comeToRest() async {
    isEnding = true
    if stage == nil { attach() }
    await drain()
    for _ in 0..<2_000 where reference.problems.isEmpty && !reference.isAtRest {
      while stage?.acknowledge() == true, reference.problems.isEmpty {}
      answerOne(.allow)
      await drain()
      stage?.acknowledgeLost()
      advance(by: .seconds(4))
      await drain()
      check()
    }
    check()
    reference.check(reference.isAtRest, "it does not come to rest")
    await wait { settledWaits == 0 || !reference.problems.isEmpty }
    reference.check(settledWaits == 0, "it has settled, and somebody waits for that")
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

  /// Lets go of all that may hold the router or a host.
  func letGo() {
    reference.beforeGivingUp = nil
    handles = [:]
    oldHandles = []
    oldContexts = []
    oldStages = []
    registrations = []
    stage = nil
  }

  /// Ends whatever waits for the run, once nobody listens any more.
  func answerAll() {
    for performance in performances { performance.end() }
    performances = []
    for ask in asks { ask.continuation.resume(returning: .allow) }
    asks = []
  }
}
