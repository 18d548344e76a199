import Measuring

/// Route changes through the older libraries' own APIs.
///
/// Each library's part is a file that imports that library alone, because their names clash.
@MainActor
enum LibrariesGroup {
  static var benchmarks: [Benchmark] {
    [4, 64, 1_000].flatMap { depth in
      [
        ReSwiftRouterChanges.latency(depth: depth), ReSwiftRouterChanges.whole(depth: depth),
        ReRouterChanges.benchmark(depth: depth),
      ]
    } + [FreshRouterChanges.benchmark, RGRoutableChanges.benchmark]
  }
}
