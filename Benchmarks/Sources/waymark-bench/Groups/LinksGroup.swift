import Measuring
import Waymark

/// From the text of a link to a typed route and back, each pattern of a table in turn.
@MainActor
enum LinksGroup {
  /// The benchmarks for a file of patterns, or else for built-in tables of several sizes.
  static func benchmarks(_ table: String?) throws -> [Benchmark] {
    let tables =
      try table.map { [try LinkPatterns(path: $0)] }
      ?? [10, 100, 1_000, 10_000].map { LinkPatterns(count: $0) }
    // Every route here is one of five cases, so printing looks at a fifth of all links: an app has a case for each.
    let small = tables.filter { $0.patterns.count < 1_000 }
    return small.map(printed)
      + tables.flatMap { patterns in
        [
          made(patterns), hit(patterns), miss(patterns),
          allocations("hit-allocations", patterns, suffix: ""),
          allocations("miss-allocations", patterns, suffix: "/x"),
        ]
      }
  }

  /// The part of a match that the table has no say in: the closure that makes the route.
  private static func made(_ patterns: LinkPatterns) -> Benchmark {
    Benchmark("links", "route-made", size: patterns.patterns.count) {
      let makers = makers(patterns)
      let workload = Workload(operations: makers.count, each: makers.indices.reduce(0, +)) { iterations in
        var sum = 0
        for _ in 0..<iterations { for make in makers { sum += make() } }
        return sum
      }
      return (workload, yardstick(patterns))
    }
  }

  private static func hit(_ patterns: LinkPatterns) -> Benchmark {
    Benchmark("links", "hit", size: patterns.patterns.count) {
      let table = patterns.table
      let paths = patterns.paths
      let expected = paths.indices.reduce(0, +)
      let workload = Workload(operations: paths.count, each: expected) { iterations in
        var sum = 0
        for _ in 0..<iterations { for path in paths { sum += matched(table, path) } }
        return sum
      }
      return (workload, yardstick(patterns))
    }
  }

  private static func miss(_ patterns: LinkPatterns) -> Benchmark {
    Benchmark("links", "miss", size: patterns.patterns.count) {
      let table = patterns.table
      // Nearly as what matches, and different only at the end.
      let paths = patterns.paths.map { $0 + "/x" }.filter { matched(table, $0) < 0 }
      let workload = Workload(operations: paths.count, each: -paths.count) { iterations in
        var sum = 0
        for _ in 0..<iterations { for path in paths { sum += matched(table, path) } }
        return sum
      }
      return (workload, yardstick(patterns))
    }
  }

  private static func printed(_ patterns: LinkPatterns) -> Benchmark {
    Benchmark("links", "print", size: patterns.patterns.count) {
      let table = patterns.table
      let routes = patterns.routes
      let length = patterns.paths.reduce(0) { $0 + $1.utf8.count }
      let workload = Workload(operations: routes.count, each: length) { iterations in
        var sum = 0
        for _ in 0..<iterations { for route in routes { sum += printedLength(table, route) } }
        return sum
      }
      return (workload, yardstick(patterns))
    }
  }

  private static func allocations(_ series: String, _ patterns: LinkPatterns, suffix: String) -> Benchmark {
    Benchmark("links", series, size: patterns.patterns.count, unit: .allocations) {
      let table = patterns.table
      let paths = patterns.paths.prefix(100).map { $0 + suffix }.filter {
        (matched(table, $0) < 0) != suffix.isEmpty
      }
      var sum = 0
      return Allocations.each(operations: paths.count) {
        for path in paths { sum &+= matched(table, path) }
      }
    }
  }

  private static func yardstick(_ patterns: LinkPatterns) -> Yardstick { .scan(patterns.paths) }

  private static func makers(_ patterns: LinkPatterns) -> [() -> Int] {
    let values = Array(repeating: "value", count: 4)
    return patterns.patterns.enumerated().map { index, pattern in
      let count = LinkPatterns.parameterCount(pattern)
      return { madeRoute(index, count, values).index }
    }
  }
}

/// The number of the route that a path leads to; -1 if it leads nowhere.
@inline(never)
private func matched(_ table: LinkTable<LinkedRoute>, _ path: String) -> Int {
  (try? table.route(for: path))?.index ?? -1
}

@inline(never)
private func printedLength(_ table: LinkTable<LinkedRoute>, _ route: LinkedRoute) -> Int {
  (try? table.path(for: route))?.utf8.count ?? -1
}

/// What a link's closure does: values read from bytes, and a route made of them.
@inline(never)
private func madeRoute(_ index: Int, _ count: Int, _ values: [String]) -> LinkedRoute {
  func value(_ position: Int) -> String {
    var text = values[position]
    return text.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }
  switch count {
  case 0: return .none(index)
  case 1: return .one(index, value(0))
  case 2: return .two(index, value(0), value(1))
  case 3: return .three(index, value(0), value(1), value(2))
  default: return .four(index, value(0), value(1), value(2), value(3))
  }
}
