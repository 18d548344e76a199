#if RoutingKit
  import Logging
  import RoutingKit
  import WaymarkLinks

  /// Links from the text of a path to a typed route, by the patterns of GitHub's API, beside RoutingKit.
  ///
  /// It takes the parts of a path, so the text is split for it. A miss is a path with one more part.
  @MainActor
  enum PeersGroup {
    private static let patterns = LinkPatterns(GitHubPatterns.all)

    static var benchmarks: [Benchmark] {
      let table = patterns.table
      let misses = patterns.paths.map { $0 + "/x" }.filter { (try? table.route(for: $0)) == nil }
      return [compared("hit", patterns.paths, table), compared("miss", misses, table)]
    }

    private static func compared(
      _ series: String, _ paths: [String], _ table: LinkTable<LinkedRoute>
    ) -> Benchmark {
      Benchmark("peers", series) {
        let peer = RoutingKitLinks(patterns)
        let sum = paths.reduce(0) { $0 + ((try? table.route(for: $1))?.index ?? -1) }
        return (
          workload(paths, sum) { (try? table.route(for: $0))?.index ?? -1 },
          Yardstick("RoutingKit", workload(paths, sum) { peer.route($0)?.index ?? -1 })
        )
      }
    }

    private static func workload(
      _ paths: [String], _ sum: Int, _ number: @escaping @MainActor (String) -> Int
    ) -> Workload {
      Workload(operations: paths.count, each: sum) { iterations in
        var sum = 0
        for _ in 0..<iterations { for path in paths { sum += number(path) } }
        return sum
      }
    }
  }

  /// Links by RoutingKit, whose handlers ask for each value by its name.
  private struct RoutingKitLinks {
    private let router: TrieRouter<@Sendable (Parameters) -> LinkedRoute?>
    // Made once, since one made for each request takes longer than the match.
    private let logger = Logger(label: "peers")

    init(_ patterns: LinkPatterns) {
      router = TrieRouter(logger: logger)
      for (index, pattern) in patterns.patterns.enumerated() {
        let parts = pattern.split(separator: "/").map { PathComponent(stringLiteral: String($0)) }
        let names = parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
        router.register(
          { parameters in
            let values = names.compactMap { parameters.get($0) }
            guard values.count == names.count else { return nil }
            return Self.route(index, values)
          }, at: parts)
      }
    }

    func route(_ path: String) -> LinkedRoute? {
      var parameters = Parameters(logger)
      let parts = path.split(separator: "/").map(String.init)
      return router.route(path: parts, parameters: &parameters)?(parameters)
    }

    private static func route(_ index: Int, _ values: [String]) -> LinkedRoute? {
      guard let first = values.first else { return LinkedRoute.none(index) }
      guard let number = Int(first) else { return nil }
      return switch values.count {
      case 1: .one(number)
      case 2: .two(number, values[1])
      case 3: .three(number, values[1], values[2])
      default: .four(number, values[1], values[2], values[3])
      }
    }
  }
#endif
