/// Everything there is to measure: each group is a file of its own, and a line here.
@MainActor
enum Groups {
  static var all: [Benchmark] {
    let all =
      DiffGroup.benchmarks + DiffTabsGroup.benchmarks + NavigationGroup.benchmarks + VerbsGroup.benchmarks
      + ColumnsGroup.benchmarks + ScreensGroup.benchmarks + WaitingGroup.benchmarks
      + LeavingGroup.benchmarks + TerminalGroup.benchmarks + UIKitGroup.benchmarks
      + LaterGroup.benchmarks + GuardsGroup.benchmarks + AsyncGuardsGroup.benchmarks
      + ObserversGroup.benchmarks + JournalGroup.benchmarks + TreesGroup.benchmarks
      + StoresGroup.benchmarks + AllocationsGroup.benchmarks + MemoryGroup.benchmarks
      + SnapshotsGroup.benchmarks + LinksGroup.benchmarks
    #if RoutingKit
      return all + PeersGroup.benchmarks
    #else
      return all
    #endif
  }

  /// The groups' names, in order.
  static func names(_ benchmarks: [Benchmark]) -> [String] {
    var names: [String] = []
    for benchmark in benchmarks where !names.contains(benchmark.group) { names.append(benchmark.group) }
    return names
  }
}
