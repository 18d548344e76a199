import Waymark
import WaymarkActing
import WaymarkTesting

/// What has to hold of stores and routers.
extension StoreRun {
  /// Lets what routers and stores do on later turns happen.
  func drain() async {
    for _ in 0..<40 { await Task.yield() }
  }

  func check() {
    let sent = stores.map(\.sent.count).reduce(0, +)
    if sent > 40 * (navigationCount + 10) { problem("what routers and stores tell one another never ends") }
    guard topology == .single, !hasGuard, let word = lastWord, let store = stores.first else { return }
    // Where nobody refuses, what the store says is not taken back, and not said to it again.
    if let echo = store.sent.dropFirst(sentBefore).first(where: { $0 != word }) {
      problem("the store was sent \(PlainTree(routes: echo)) after it had said \(PlainTree(routes: word))")
    }
  }

  func end() async {
    log.append("ends:")
    for _ in 0..<60 { await goOn() }
    await Patience.wait {
      answerAll()
      return routers.allSatisfy(isAtRest)
    }
    await goOn()
    check()
    for router in routers {
      if !router.isSettled { problem("a router does not come to rest") }
      if router.host.shown != router.host.tree {
        problem("a router rests with \(router.host.tree.routes), not what is shown")
      }
      for store in stores where store.tree != router.host.tree.routes {
        problem("a store has \(PlainTree(routes: store.tree)), and its router \(PlainTree(router.host.tree))")
      }
    }
    guard topology == .single, !hasGuard, let word = lastWord, let router = routers.first else { return }
    if router.host.tree.routes != word {
      problem(
        "the store said \(PlainTree(routes: word)), and the router is at \(PlainTree(router.host.tree))")
    }
  }

  private func answerAll() {
    for host in hosts { host.acknowledge() }
    open(.allow)
  }

  /// Everybody answers, on later turns too.
  private func goOn() async {
    answerAll()
    await drain()
  }

  /// Whether a router shows what its stores say.
  private func isAtRest(_ router: Router<Spot>) -> Bool {
    router.isSettled && router.host.shown == router.host.tree
      && stores.allSatisfy { $0.tree == router.host.tree.routes }
  }

  func release() async {
    for gate in gates { gate.resume(returning: .allow) }
    gates = []
    routers = []
    hosts = []
    stores = []
    bindings = []
    adapters = []
    await Patience.wait { !departures.contains(where: \.isAlive) }
    let alive = departures.filter(\.isAlive).map(\.name)
    if !alive.isEmpty { problem("leaked: \(alive)") }
  }
}
