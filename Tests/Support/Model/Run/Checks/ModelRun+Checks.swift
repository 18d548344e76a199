import Waymark
import WaymarkTesting

/// What has to hold after every operation.
extension ModelRun {
  func check() {
    guard let router else { return }
    bindQuietly()
    reference.noteSilentFailure(clock.now)
    syncQuietly()
    checkTrees(router)
    checkHandles()
    checkRest(router)
    checkScreens()
    checkReaders()
    reference.checkResults()
  }

  func bindQuietly() {
    guard traits.isQuiet, reference.isUnbound, let router else { return }
    note("  the tree is \(PlainTree(router.host.tree))")
    reference.bind(to: PlainTree(router.host.tree))
  }

  /// Learns how navigations of a router have ended that tells no events.
  func syncQuietly(isGivingUp: Bool = false) {
    guard traits.isQuiet else { return }
    for (id, handle) in handles.sorted(by: { $0.key < $1.key }) {
      guard let ending = handle.currentOutcome.map(Ending.init) else { continue }
      // One that failed is expected to as soon as the reference knows that the host has given up.
      if ending == .hostFailed, reference.navigations[id]?.expected == nil, isGivingUp { continue }
      if reference.navigations[id]?.outcome == nil { reference.finishedQuietly(id, ending) }
    }
  }

  private func checkTrees(_ router: Router<Spot>) {
    let tree = PlainTree(router.host.tree)
    reference.check(tree == reference.tree, "the tree is \(tree) and not \(reference.tree)")
    let shown = router.host.shown.map(PlainTree.init)
    reference.check(
      shown == reference.shown,
      "shown is \(String(describing: shown)) and not \(String(describing: reference.shown))")
    reference.check(
      Set(tree.entries.map(\.id)).count == tree.entries.count, "an identity is in the tree twice")
    if let fault = stage?.mirrorFault { reference.problem(fault) }
    if let displayed = stage?.displayed {
      reference.check(
        displayed == shown, "the host shows \(displayed) and not \(String(describing: shown))")
    }
  }

  private func checkHandles() {
    for (id, handle) in handles {
      let outcome = handle.currentOutcome.map(Ending.init)
      let record = reference.navigations[id]
      reference.check(
        outcome == record?.outcome,
        "#\(id) is \(String(describing: outcome)) and not \(String(describing: record?.outcome))")
      reference.check(handle.isCommitted == (record?.isCommitted ?? false), "#\(id) is committed or not")
      if !traits.isQuiet, let record {
        reference.check(
          handle.redirects.count == record.redirects, "#\(id) was redirected \(record.redirects) times")
      }
      if let expected = record?.expected {
        reference.check(outcome.map(expected.contains) ?? false, "#\(id) did not end \(expected)")
      }
      if outcome != nil { handles[id] = nil }
    }
  }

  private func checkRest(_ router: Router<Spot>) {
    reference.check(router.isDetoured == !reference.held.isEmpty, "detours: \(reference.held)")
    guard reference.isAtRest else {
      return reference.check(!router.isSettled, "the router says it has settled")
    }
    guard stage != nil else { return }
    reference.check(router.isSettled, "the router has not settled")
    if let shown = reference.shown {
      reference.check(shown == reference.tree, "at rest \(shown) is shown and not \(reference.tree)")
    }
    reference.check(
      traits.isQuiet || reference.commits.isEmpty, "at rest some are not ended: \(reference.commits)")
    let waiting = reference.detoured
    for id in handles.keys.sorted() { reference.check(waiting.contains(id), "#\(id) has not ended at rest") }
  }

  private func checkScreens() {
    guard let shown = reference.shown, let stage, stage.displayed != nil else { return }
    let visible = shown.seen(room: router?.host.columnsThatFit ?? 1)
    let ids = shown.ids
    for (id, context) in stage.screens where ids.contains(id) {
      let isRight =
        visible.contains(id)
        ? context.phase == .appeared : context.phase != .appeared && context.phase != .removed
      reference.check(isRight, "screen \(id) is \(context.phase), and \(visible.sorted()) are seen")
    }
  }
}
