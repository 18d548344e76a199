import Waymark
import WaymarkLinks

/// Link patterns, tables made of them, and links that they match.
struct LinkPatterns {
  /// The patterns, one for each link.
  let patterns: [String]

  /// The built-in patterns: each part of an app has a list, a form, an item, a part of an item and what can be done there.
  ///
  /// - Parameter count: How many.
  init(count: Int) {
    patterns = (0..<count).map { index in
      let section = "/section\(index / 5)"
      switch index % 5 {
      case 0: return section
      case 1: return "\(section)/new"
      case 2: return "\(section)/:id"
      case 3: return "\(section)/:id/comments/:comment"
      default: return "\(section)/:id/edit"
      }
    }
  }

  init(_ patterns: [String]) { self.patterns = patterns }

  /// The same patterns in an order without any order, the same one every time.
  var shuffled: LinkPatterns { LinkPatterns(Self.shuffle(patterns, seed: 1)) }

  /// The paths in another such order.
  var shuffledPaths: [String] { Self.shuffle(paths, seed: 2) }

  private static func shuffle(_ texts: [String], seed: UInt64) -> [String] {
    var generator = SplitMix(seed: seed)
    return texts.shuffled(using: &generator)
  }

  /// A table with a link for each pattern.
  var table: LinkTable<LinkedRoute> {
    LinkTable { patterns.enumerated().map { index, pattern in Self.link(pattern, index) } }
  }

  /// For each pattern a path that it matches, its parameters filled in: the first one is the pattern's number.
  var paths: [String] {
    patterns.enumerated().map { index, pattern in
      var values = Self.values(index)
      return pattern.split(separator: "/").map { $0.hasPrefix(":") ? values.removeFirst() : String($0) }
        .reduce("") { $0 + "/" + $1 }
    }
  }

  /// For each pattern the route that its path leads to.
  var routes: [LinkedRoute] {
    patterns.enumerated().map { index, pattern in
      Self.make(index, parameterCount: Self.parameterCount(pattern))
    }
  }

  static func parameterCount(_ pattern: String) -> Int {
    pattern.split(separator: "/").count { $0.hasPrefix(":") }
  }

  /// The values for the parameters of a pattern.
  static func values(_ index: Int) -> [String] { ["\(index)", "value", "value", "value"] }

  static func make(_ index: Int, parameterCount: Int) -> LinkedRoute {
    switch parameterCount {
    case 0: .none(index)
    case 1: .one(index)
    case 2: .two(index, "value")
    case 3: .three(index, "value", "value")
    default: .four(index, "value", "value", "value")
    }
  }

  /// A link to the case with as many values as the pattern has parameters, four at most, as an app's links name its cases.
  private static func link(_ pattern: String, _ index: Int) -> Link<LinkedRoute> {
    switch parameterCount(pattern) {
    case 0: Link(pattern, .none(index))
    case 1: Link(pattern, LinkedRoute.one, extracting: { $0.first(of: index) })
    case 2: Link(pattern, LinkedRoute.two, extracting: { $0.firstTwo(of: index) })
    case 3: Link(pattern, LinkedRoute.three, extracting: { $0.firstThree(of: index) })
    default: Link(pattern, LinkedRoute.four, extracting: { $0.firstFour(of: index) })
    }
  }
}

/// A route that a link of any pattern can lead to: the pattern's number and its other values.
enum LinkedRoute: Route {
  case none(Int)
  case one(Int)
  case two(Int, String)
  case three(Int, String, String)
  case four(Int, String, String, String)

  /// The pattern's number.
  var index: Int {
    switch self {
    case .none(let index), .one(let index), .two(let index, _), .three(let index, _, _),
      .four(let index, _, _, _):
      index
    }
  }

  func first(of wanted: Int) -> Int? {
    guard case .one(wanted) = self else { return nil }
    return wanted
  }

  func firstTwo(of wanted: Int) -> (Int, String)? {
    guard case .two(wanted, let second) = self else { return nil }
    return (wanted, second)
  }

  func firstThree(of wanted: Int) -> (Int, String, String)? {
    guard case .three(wanted, let second, let third) = self else { return nil }
    return (wanted, second, third)
  }

  func firstFour(of wanted: Int) -> (Int, String, String, String)? {
    guard case .four(wanted, let second, let third, let fourth) = self else { return nil }
    return (wanted, second, third, fourth)
  }
}
