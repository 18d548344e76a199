import Waymark

/// How much heap a router holds on to: all of it, and for each entry more.
@MainActor
enum MemoryGroup {
  static var benchmarks: [Benchmark] {
    [
      Benchmark("memory", "router", unit: .bytes) { held(1) },
      Benchmark("memory", "per-entry", unit: .bytes) {
        guard let small = held(1_000), let large = held(101_000) else { return nil }
        return (large - small) / 100_000
      },
      Benchmark("memory", "per-tab", unit: .bytes) {
        guard let few = tabs(10), let many = tabs(1_010) else { return nil }
        return (many - few) / 1_000
      },
    ]
  }

  /// A router with its host, set to a stack at once, so that no array has room to spare.
  private static func held(_ depth: Int) -> Double? {
    Allocations.bytes {
      Router.sample(PlainRoute.item(1), depth: depth, host: ImmediateHost<PlainRoute>())
    }
  }

  private static func tabs(_ count: Int) -> Double? {
    Allocations.bytes {
      let router = Router(Samples.tabs(count, depth: 1))
      router.host.attach(ImmediateHost<PlainRoute>())
      return router
    }
  }
}
