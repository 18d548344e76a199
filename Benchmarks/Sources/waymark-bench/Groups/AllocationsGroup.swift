import Waymark

/// How many allocations a navigation makes.
@MainActor
enum AllocationsGroup {
  private static let depth = 10

  static var benchmarks: [Benchmark] {
    [
      navigation("push-pop") { _ in },
      navigation("guard-that-allows") { router in router.addGuard { _ in .allow } },
      navigation("did-navigate") { router in router.didNavigate { _ in } },
      Benchmark("allocations", "mixed-push-pop", unit: .allocations) {
        let route = AppRoute.search("a query of some length")
        let host = ImmediateHost<AppRoute>()
        let router = Router.sample(route, depth: depth, host: host)
        return Allocations.each(operations: 2) {
          router.push(route)
          router.pop()
        }
      },
      Benchmark("allocations", "present-dismiss", unit: .allocations) {
        let router = Router.sample(.item(1), depth: depth, host: ImmediateHost<PlainRoute>())
        return Allocations.each(operations: 2) {
          router.present(.item(2), as: .sheet)
          router.dismiss()
        }
      },
      Benchmark("allocations", "push-pop-later", unit: .allocations) {
        let host = LaterHost<PlainRoute>()
        let router = Router.sample(.item(1), depth: depth, host: host)
        return Allocations.each(operations: 2) {
          router.push(.item(1))
          host.answer()
          router.pop()
          host.answer()
        }
      },
    ]
  }

  private static func navigation(
    _ series: String, _ prepare: @escaping @MainActor (Router<PlainRoute>) -> Void
  ) -> Benchmark {
    Benchmark("allocations", series, unit: .allocations) {
      let router = Router.sample(.item(1), depth: depth, host: ImmediateHost<PlainRoute>())
      prepare(router)
      return Allocations.each(operations: 2) {
        router.push(.item(1))
        router.pop()
      }
    }
  }
}
