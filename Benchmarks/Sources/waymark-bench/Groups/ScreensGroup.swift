import Waymark

/// Navigations on a host that makes a screen of each entry, as a toolkit's host does, and what screens and the user do.
@MainActor
enum ScreensGroup {
  static var benchmarks: [Benchmark] {
    [10, 10_000].flatMap { depth in
      [
        benchmark("push-pop", depth) { router in
          router.push(.item(1))
          router.pop()
        },
        benchmark("own-verbs", depth) { router in
          router.visibleContext.push(.item(1))
          router.visibleContext.close()
        },
        benchmark("present-dismiss", depth) { router in
          router.present(.item(1), as: .sheet)
          router.dismiss()
        },
        benchmark("user-back", depth, steps: 1) { router in
          router.push(.item(1))
          router.host.report(.closed(router.visibleContext.id))
        },
      ]
    }
  }

  private static func benchmark(
    _ series: String, _ depth: Int, steps: Int = 2, _ body: @escaping @MainActor (Router<PlainRoute>) -> Void
  ) -> Benchmark {
    Benchmark("screens", series, size: depth) {
      let host = ScreensHost<PlainRoute>()
      let router = Router(Samples.tree(Array(repeating: PlainRoute.item(1), count: depth)))
      host.router = router
      router.host.attach(host)
      let workload = Workload(operations: 2, each: steps) { iterations in
        let before = host.steps
        for _ in 0..<iterations { body(router) }
        return router.isSettled ? host.steps - before : -1
      }
      return (workload, .callbacks(PlainRoute.item(1), depth: depth))
    }
  }
}

/// A host that asks for the context of each entry that comes, and acknowledges at once.
@MainActor
private final class ScreensHost<R: Route>: NavigationHost {
  private(set) var steps = 0
  weak var router: Router<R>?
  private var screens: [EntryID: ScreenContext<R>] = [:]

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    steps += 1
    step.step.forEachRemoved { screens[$0.id] = nil }
    step.step.forEachInserted { screens[$0.id] = router?.host.context(for: $0) }
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    tree.forEachElement { screens[$0.id] = router?.host.context(for: $0) }
    acknowledgement.succeed()
  }
}
