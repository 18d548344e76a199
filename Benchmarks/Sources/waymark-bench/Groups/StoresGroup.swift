import Waymark

/// A router bound to a store: a change of the store that the router follows, and a push that the store is told of.
@MainActor
enum StoresGroup {
  static var benchmarks: [Benchmark] {
    [4, 64, 1_000, 10_000].flatMap { depth in
      [
        Benchmark("stores", "store-leads", size: depth) {
          let routes = Samples.plainRoutes(depth)
          let first = Samples.tree(routes)
          let other = Samples.tree(routes + [.item(-1)])
          return measure(routes) { _, store in
            store.change(other)
            store.change(first)
          }
        },
        Benchmark("stores", "router-leads", size: depth) {
          measure(Samples.plainRoutes(depth)) { router, _ in
            router.push(.item(-1))
            router.pop()
          }
        },
      ]
    }
  }

  private static func measure(
    _ routes: [PlainRoute], _ body: @escaping @MainActor (Router<PlainRoute>, SampleStore) -> Void
  ) -> (Workload, Yardstick) {
    let host = ImmediateHost<PlainRoute>()
    let router = Router(Samples.tree(routes))
    router.host.attach(host)
    let store = SampleStore(Samples.tree(routes))
    let binding = router.bind(to: store)
    let workload = Workload(operations: 2, each: 2) { iterations in
      let before = host.steps
      for _ in 0..<iterations { body(router, store) }
      return withExtendedLifetime(binding) { store.tree == router.tree.routes ? host.steps - before : -1 }
    }
    return (workload, .copy(routes))
  }
}

/// A store with one subscriber.
@MainActor
private final class SampleStore: TreeStore {
  private(set) var tree: RouteTree<PlainRoute>
  private var onChange: (@MainActor () -> Void)?

  init(_ tree: RouteTree<PlainRoute>) {
    self.tree = tree
  }

  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    self.onChange = onChange
    return { [weak self] in self?.onChange = nil }
  }

  func send(_ tree: RouteTree<PlainRoute>) { change(tree) }

  func change(_ tree: RouteTree<PlainRoute>) {
    self.tree = tree
    onChange?()
  }
}
