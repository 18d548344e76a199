import Testing
import Waymark
import WaymarkTesting

/// Whatever stores, apps, guards, users and hosts do: at rest all hold one tree.
@MainActor @Suite("Stores and routers at random")
struct StorePropertyTests {
  /// A run of random acts on routers and stores.
  @MainActor
  private final class Run {
    var random: SplitMix
    let benches: [Bench]
    let stores: [PlainStore]
    let models: [PlaceModel]
    var bindings: [Registration] = []
    let gate = GuardGate()
    /// How often a guard may still do something odd, so that all comes to rest.
    var mischief = 12

    init(seed: Int) {
      random = SplitMix(seed: UInt64(seed))
      let answers: [HostAnswer] = [.now, .later]
      let routerCount = seed % 4 == 3 ? 2 : 1
      benches = (0..<routerCount).map { index in
        Bench(.home, answering: answers[(seed / 4 + index) % 2])
      }
      stores = (0..<(routerCount == 2 ? 1 : seed % 3)).map { _ in PlainStore(.home) }
      models = seed % 5 < 3 ? [PlaceModel(.home)] : []
      if routerCount == 1, seed % 7 == 0 { stores.first?.isLate = true }
      for bench in benches {
        for store in stores { bindings.append(bench.router.bind(to: store)) }
        for model in models { bindings.append(bench.router.bind(to: model, \.tree)) }
      }
      addGuards()
    }

    private func addGuards() {
      // Two routers that refuse different things have no tree in common.
      guard let router = benches.first?.router else { return }
      router.addGuard { [weak self] proposal in
        guard let self, mischief > 0 else { return .allow }
        mischief -= 1
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .block("no")
        case 1: return .redirect(to: .push(.item(mischief)))
        case 2: return .detour(to: .present(.signIn, as: .sheet))
        case 3:
          act()
          return .allow
        default: return .allow
        }
      }
      router.addGuard { [weak self] _ in
        guard let self, mischief > 0, Int.random(in: 0..<4, using: &random) == 0 else { return .allow }
        mischief -= 1
        return await gate.wait()
      }
    }

    var tree: RouteTree<Place> {
      let places: [Place] = [.a, .b, .c]
      let pushed = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        places.randomElement(using: &random) ?? .a
      }
      var tree = RouteTree<Place>(.stack(RouteStack(root: .home, pushed: pushed)))
      if Int.random(in: 0..<4, using: &random) == 0 { tree.present(.m, as: .sheet) }
      return tree
    }

    func act() {
      guard let bench = benches.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2: stores.randomElement(using: &random)?.change(to: tree)
      case 3, 4: models.randomElement(using: &random)?.tree = tree
      case 5: bench.router.push(.d)
      case 6: bench.router.pop()
      case 7: bench.router.present(.n)
      case 8: if let top = bench.host.displayed?.visibleElement.id { bench.host.userCloses(top) }
      case 9: bench.router.finishDetour()
      case 10: stores.randomElement(using: &random)?.process()
      default: bench.host.acknowledge()
      }
    }

    func rest() async {
      mischief = 0
      for _ in 0..<60 {
        while gate.count > 0 { gate.open(.allow) }
        for bench in benches { bench.host.acknowledgeAll() }
        for store in stores { store.process() }
        await Task.yieldRepeatedly(6)
      }
    }
  }

  @Test(arguments: 0..<Runs.count(40))
  func atRestAllHoldOneTree(seed: Int) async {
    let run = Run(seed: seed)
    for _ in 0..<40 {
      run.act()
      if Int.random(in: 0..<3, using: &run.random) == 0 {
        await Task.yieldRepeatedly(Int.random(in: 0..<4, using: &run.random))
      }
      if Int.random(in: 0..<5, using: &run.random) == 0 { run.gate.open(.allow) }
      if Int.random(in: 0..<9, using: &run.random) == 0 { run.gate.open(.block("no")) }
    }
    await run.rest()
    let trees = run.benches.map(\.tree) + run.stores.map(\.description) + run.models.map(\.tree.description)
    #expect(Set(trees).count == 1, "\(trees)")
    #expect(run.benches.allSatisfy { $0.router.isSettled && $0.shown == $0.tree && $0.displayed == $0.tree })
    // All is quiet.
    let counts = run.stores.map(\.sent.count) + run.models.map(\.changes.count)
    await Task.yieldRepeatedly(50)
    #expect(run.stores.map(\.sent.count) + run.models.map(\.changes.count) == counts)
    #expect(counts.allSatisfy { $0 < 400 })
    for binding in run.bindings { binding.cancel() }
    #expect(run.stores.allSatisfy { $0.subscriberCount == 0 })
  }
}
