#if RoutingKit
  import Logging
  import RoutingKit

  extension Parameters: NamedValues {
    func value(named name: String) -> String? { get(name) }
  }

  /// Links by RoutingKit, from the parts of a path, as it takes them.
  struct RoutingKitLinks: LinkMatcher {
    private let router: TrieRouter<@Sendable (Parameters) -> Answer?>
    // Made once, since one made for each request takes longer than the match.
    private let logger = Logger(label: "peers")

    init(_ patterns: [LinkPattern]) {
      router = TrieRouter(logger: logger)
      for pattern in patterns {
        router.register(answerMaker(pattern), at: pattern.parts.map(PathComponent.init(stringLiteral:)))
      }
    }

    func request(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    func answer(to request: [String]) -> Answer? {
      var parameters = Parameters(logger)
      return router.route(path: request, parameters: &parameters)?(parameters)
    }
  }

  /// Links by RoutingKit, from the text of a path, which is split first.
  struct RoutingKitTextLinks: LinkMatcher {
    private let links: RoutingKitLinks

    init(_ patterns: [LinkPattern]) { links = RoutingKitLinks(patterns) }

    func request(_ path: String) -> String { path }

    func answer(to request: String) -> Answer? { links.answer(to: links.request(request)) }
  }
#endif
