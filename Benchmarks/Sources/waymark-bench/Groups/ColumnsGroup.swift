import Waymark

/// Columns with a host that acknowledges at once: a deep stack in one of them, and many of them inside one another.
///
/// Push and pop in the column in front cost what they do in a stack. What asks for whole trees costs their size.
@MainActor
enum ColumnsGroup {
  private static let depths = [10, 100, 1_000, 10_000]

  /// How deep columns of two are inside one another: 2, 16 and 128 stacks.
  private static let levels = [1, 4, 7]

  static var benchmarks: [Benchmark] {
    depths.flatMap { depth in
      [
        verbs("push-pop", depth, Samples.columns(depth, deep: 1)) { router in
          router.push(.item(1))
          router.pop()
        },
        verbs("behind-push-pop", depth, Samples.columns(depth, deep: 0)) { router in
          router.edit { $0.push(.item(-1), at: .column(0)) }
          router.edit { $0.pop(at: .column(0)) }
        },
        verbs("front", depth, Samples.columns(depth, deep: 0)) { router in
          router.focusColumn(0)
          router.focusColumn(1)
        },
        verbs("fill", depth, Samples.columns(depth, deep: 0)) { router in
          router.fill(.item(-1), column: 1)
          router.fill(.item(-2), column: 1)
        },
        difference("diff-front", depth, kept: depth - 1) { $0.replaceTop(with: .item(-1)) },
        difference("diff-behind", depth, kept: depth) { $0.push(.item(-1), at: .column(0)) },
      ]
    }
      + levels.flatMap { level in
        [
          verbs("nested-push-pop", 1 << level, Samples.nestedColumns(level)) { router in
            router.push(.item(1))
            router.pop()
          },
          verbs("nested-behind-push-pop", 1 << level, Samples.nestedColumns(level)) { router in
            let first = (0..<level).reduce(BranchPath.root) { path, _ in path.appending(branch: 0) }
            router.edit { $0.push(.item(-1), at: first) }
            router.edit { $0.pop(at: first) }
          },
        ]
      }
  }

  private static func verbs(
    _ series: String, _ size: Int, _ tree: @escaping @autoclosure () -> RouteTree<PlainRoute>,
    _ body: @escaping @MainActor (Router<PlainRoute>) -> Void
  ) -> Benchmark {
    Benchmark("columns", series, size: size) {
      let host = ImmediateHost<PlainRoute>()
      let router = Router(tree())
      router.host.attach(host)
      let workload = Workload(operations: 2, each: 2) { iterations in
        let before = host.steps
        for _ in 0..<iterations { body(router) }
        return router.isSettled ? host.steps - before : -1
      }
      return (workload, .callbacks(PlainRoute.item(1), depth: 10))
    }
  }

  /// Finding the first difference where both columns are as deep as the size says.
  private static func difference(
    _ series: String, _ depth: Int, kept: Int, _ change: @escaping (inout RouteTree<PlainRoute>) -> Void
  ) -> Benchmark {
    Benchmark("columns", series, size: depth) {
      let old = Samples.columns(depth, deep: nil)
      // Made twice, because a stack that is the same array is found equal at once.
      var new = Samples.columns(depth, deep: nil)
      change(&new)
      let routes = Samples.plainRoutes(depth)
      let other = Samples.plainRoutes(depth)
      return (DiffGroup.difference(old, new, kept: kept), .commonPrefix(routes, other, is: depth))
    }
  }
}

extension BranchPath {
  fileprivate static func column(_ index: Int) -> BranchPath {
    BranchPath.root.appending(branch: index)
  }
}
