import Waymark
import WaymarkTesting

/// What happens to stores and routers.
extension StoreRun {
  func act() {
    switch random.below(10) {
    case ..<4: changeStore()
    case ..<6: navigate()
    case ..<8: for host in hosts { host.acknowledge() }
    case ..<9: report()
    default: open(decision)
    }
  }

  /// Somebody is called by a router that is at work, and changes a store, perhaps twice.
  func meddle() {
    guard budget > 0, random.chance(8) else { return }
    budget -= 1
    for _ in 0...random.below(2) { if random.chance(80) { changeStore() } else { navigate() } }
  }

  private func changeStore() {
    let now = random.pick(stores)
    // What says nothing new is nobody's last word.
    guard let store = now, let routes = variation(of: store.tree).routes, routes != store.tree else { return }
    log.append("  a store changes to \(PlainTree(routes: routes))")
    navigationCount += 1
    sentBefore = store.sent.count
    lastWord = routes
    store.change(routes)
  }

  private func variation(of routes: RouteTree<Spot>) -> PlainTree {
    random.variation(of: PlainTree(routes: routes))
  }

  private func navigate() {
    guard let router = random.pick(routers) else { return }
    let spot = random.spot()
    log.append("  push \(spot)")
    navigationCount += 1
    lastWord = nil
    if random.chance(60) { router.push(spot) } else { router.pop() }
  }

  private func report() {
    guard let router = random.pick(routers), let visible = router.host.shown?.visibleElement else { return }
    log.append("  the user closes \(visible.id.rawValue)")
    lastWord = nil
    router.host.report(.closed(visible.id))
  }

  func open(_ decision: Decision<Spot>) {
    guard !gates.isEmpty else { return }
    log.append("  a guard answers \(decision)")
    gates.removeFirst().resume(returning: decision)
  }
}

extension PlainTree {
  /// A tree of routes, without identity.
  init(routes: RouteTree<Spot>) {
    var ids = EntryID.Generator()
    self.init(EntryTree<Spot>(routes, ids: &ids))
  }
}
