import Waymark
import WaymarkTesting

/// Routers and stores that are tied to one another, and what has to hold however they are changed: they come to rest and
/// agree, nothing echoes, and the last word is kept.
@MainActor
package final class StoreRun {
  /// Who is tied to whom.
  enum Topology: CaseIterable {
    case single
    case twoStores
    case twoRouters
  }

  let seed: UInt64
  let topology: Topology
  var random: SplitMix
  var routers: [Router<Spot>] = []
  var hosts: [StoreHost] = []
  var stores: [AppStore] = []
  var bindings: [Registration] = []
  var departures: [Departed] = []
  var gates: [CheckedContinuation<Decision<Spot>, Never>] = []
  /// What was asked for last, where it is certain what has to come of it.
  var lastWord: RouteTree<Spot>?
  /// How much each store had been sent when the last word was said.
  var sentBefore = 0
  var log: [String] = []
  var problems: [String] = []
  var navigationCount = 0
  var budget = 0
  let latePercent: Int
  let hasGuard: Bool
  let isSlow: Bool
  /// Whether somebody keeps what ties stores to routers.
  let keepsAdapters: Bool
  var adapters: [AppStoreAdapter] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix(seed: seed)
    topology = random.pick(Topology.allCases) ?? .single
    latePercent = [0, 30, 80][random.below(3)]
    hasGuard = random.chance(30)
    isSlow = random.chance(50)
    keepsAdapters = random.chance(60)
    self.random = random
    log.append(
      "\(topology) late \(latePercent)\(hasGuard ? isSlow ? " slow guard" : " guard" : "")\(keepsAdapters ? " kept" : "")"
    )
  }

  /// Runs it.
  ///
  /// - Parameter seed: What it does.
  /// - Returns: What came of it.
  package static func report(seed: UInt64) async -> RunReport {
    let run = StoreRun(seed: seed)
    run.begin()
    for index in 0..<(5 + run.random.below(20)) where run.problems.isEmpty {
      run.budget = 3
      run.log.append("\(index):")
      run.act()
      await run.drain()
      run.check()
    }
    if run.problems.isEmpty { await run.end() }
    await run.release()
    return RunReport(
      seed: seed, navigationCount: run.navigationCount, problems: run.problems, log: run.log)
  }

  private func begin() {
    let tree = random.tree()
    for _ in 0..<(topology == .twoRouters ? 2 : 1) {
      guard let routes = tree.routes else { return }
      let router = Router(routes, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
      ModelJournal.follow(router)
      let host = StoreHost(
        isLate: { [weak self] in self.map { $0.random.chance($0.latePercent) } ?? false },
        act: { [weak self] in self?.meddle() })
      if hasGuard { addGuard(router) }
      router.didNavigate { [weak self] _ in self?.meddle() }
      router.host.attach(host)
      routers.append(router)
      hosts.append(host)
      departures += [Departed("a router", router), Departed("a host", host)]
    }
    for _ in 0..<(topology == .twoStores ? 2 : 1) {
      guard let routes = tree.routes else { return }
      let store = AppStore(routes)
      stores.append(store)
      departures.append(Departed("a store", store))
      for router in routers {
        let adapter = AppStoreAdapter(store)
        if keepsAdapters { adapters.append(adapter) }
        bindings.append(router.bind(to: adapter))
      }
    }
  }

  private func addGuard(_ router: Router<Spot>) {
    guard isSlow else {
      router.addGuard { [weak self] _ in self?.decision ?? .allow }
      return
    }
    router.addGuard { [weak self] _ async in
      guard let self else { return .allow }
      return await withCheckedContinuation { self.gates.append($0) }
    }
  }

  var decision: Decision<Spot> { random.chance(85) ? .allow : .block("no") }

  func problem(_ text: String) { if problems.count < 5 { problems.append(text) } }
}
