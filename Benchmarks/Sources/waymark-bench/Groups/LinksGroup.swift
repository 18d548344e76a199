import Waymark
import WaymarkLinks

/// From the text of a link to a typed route and back, each pattern of a table in turn.
@MainActor
enum LinksGroup {
  static var benchmarks: [Benchmark] {
    let tables = [10, 100, 1_000, 10_000].map { LinkPatterns(count: $0) }
    // Every route here is one of five cases, so printing looks at a fifth of all links: an app has a case for each.
    return tables.prefix(2).map(printed)
      + tables.flatMap { patterns in
        [
          hit(patterns), miss(patterns), built(patterns),
          hit(patterns.shuffled, series: "hit-shuffled", \.shuffledPaths),
          miss(patterns.shuffled, series: "miss-shuffled", \.shuffledPaths),
          hit(patterns.shuffled, series: "hit-warm", \.shuffledPaths, links: 100),
          allocations("hit-allocations", patterns, suffix: ""),
          allocations("miss-allocations", patterns, suffix: "/x"),
        ]
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
      return (workload, .scan(patterns.paths))
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
      return (workload, .scan(patterns.paths))
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
