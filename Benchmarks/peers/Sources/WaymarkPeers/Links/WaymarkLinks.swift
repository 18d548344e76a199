import WaymarkLinks

/// Links by Waymark, from the text of a path.
struct WaymarkLinks: LinkMatcher {
  private let table: LinkTable<Answer>

  init(_ patterns: [LinkPattern]) {
    table = LinkTable { patterns.map(Self.link) }
  }

  func request(_ path: String) -> String { path }

  func answer(to request: String) -> Answer? { try? table.route(for: request) }

  private static func link(_ pattern: LinkPattern) -> Link<Answer> {
    let number = pattern.number
    return switch pattern.parameters.count {
    case 0: Link(pattern.text, .none(number))
    case 1: Link(pattern.text, { Answer.one(number, $0) })
    case 2: Link(pattern.text, { Answer.two(number, $0, $1) })
    case 3: Link(pattern.text, { Answer.three(number, $0, $1, $2) })
    default: Link(pattern.text, { Answer.four(number, $0, $1, $2, $3) })
    }
  }
}
