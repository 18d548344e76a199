import Measuring
import Waymark
import WaymarkLinks

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
          made(patterns), hit(patterns), miss(patterns), built(patterns),
          hit(patterns.shuffled, series: "hit-shuffled", \.shuffledPaths),
          miss(patterns.shuffled, series: "miss-shuffled", \.shuffledPaths),
          hit(patterns.shuffled, series: "hit-warm", \.shuffledPaths, links: 100),
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

  // In the order of the table, the next link is close to the last one in memory. Of a few links, all are in the caches when they come
  // again.
  private static func hit(
    _ patterns: LinkPatterns, series: String = "hit", _ order: @escaping (LinkPatterns) -> [String] = \.paths,
    links: Int? = nil
  ) -> Benchmark {
    Benchmark("links", series, size: patterns.patterns.count) {
      let table = patterns.table
      let paths = Array(order(patterns).prefix(links ?? patterns.patterns.count))
      let numbers = Dictionary(zip(patterns.paths, 0...)) { first, _ in first }
      let expected = paths.reduce(0) { $0 + (numbers[$1] ?? 0) }
      let workload = Workload(operations: paths.count, each: expected) { iterations in
        var sum = 0
        for _ in 0..<iterations { for path in paths { sum += matched(table, path) } }
        return sum
      }
      return (workload, .scan(paths))
    }
  }

  private static func miss(
    _ patterns: LinkPatterns, series: String = "miss", _ order: @escaping (LinkPatterns) -> [String] = \.paths
  ) -> Benchmark {
    Benchmark("links", series, size: patterns.patterns.count) {
      let table = patterns.table
      // Nearly as what matches, and different only at the end.
      let paths = order(patterns).map { $0 + "/x" }.filter { leadsNowhere(table, $0) }
      let workload = Workload(operations: paths.count, each: -paths.count) { iterations in
        var sum = 0
        for _ in 0..<iterations { for path in paths { sum += matched(table, path) } }
        return sum
      }
      return (workload, .scan(paths))
    }
  }

  /// A table made of its links, for each link.
  private static func built(_ patterns: LinkPatterns) -> Benchmark {
    Benchmark("links", "build", size: patterns.patterns.count) {
      let count = patterns.patterns.count
      let path = patterns.paths[0]
      let workload = Workload(operations: count, each: count) { iterations in
        var sum = 0
        for _ in 0..<iterations { sum += matched(patterns.table, path) < 0 ? 0 : count }
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
        leadsNowhere(table, $0) != suffix.isEmpty
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

/// Whether no pattern fits a path; where one does, making a route may still be refused.
private func leadsNowhere(_ table: LinkTable<LinkedRoute>, _ path: String) -> Bool {
  do throws(LinkError) {
    _ = try table.route(for: path)
    return false
  } catch {
    return error.reason == .noMatch
  }
}

@inline(never)
private func printedLength(_ table: LinkTable<LinkedRoute>, _ route: LinkedRoute) -> Int {
  (try? table.path(for: route))?.utf8.count ?? -1
}

/// What a link's case does: values read from bytes, and a route made of them.
@inline(never)
private func madeRoute(_ index: Int, _ count: Int, _ values: [String]) -> LinkedRoute {
  func value(_ position: Int) -> String {
    var text = values[position]
    return text.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }
  switch count {
  case 0: return .none(index)
  case 1: return .one(index)
  case 2: return .two(index, value(1))
  case 3: return .three(index, value(1), value(2))
  default: return .four(index, value(1), value(2), value(3))
  }
}
