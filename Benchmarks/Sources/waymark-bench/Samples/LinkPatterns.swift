import Foundation
import Waymark

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

  /// The patterns in a file, one a line.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: What keeps it from being read, or that it holds no patterns.
  init(path: String) throws {
    patterns = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("/") }
    guard !patterns.isEmpty else { throw ArgumentError.emptyTable(path) }
  }

  /// A table with a link for each pattern.
  var table: LinkTable<LinkedRoute> {
    LinkTable { patterns.enumerated().map { index, pattern in Self.link(pattern, index) } }
  }

  /// For each pattern a path that it matches, its parameters filled in.
  var paths: [String] {
    patterns.map { pattern in
      pattern.split(separator: "/").map { $0.hasPrefix(":") ? "value" : String($0) }
        .reduce("") { $0 + "/" + $1 }
    }
  }

  /// For each pattern the route that its path leads to.
  var routes: [LinkedRoute] {
    patterns.enumerated().map { index, pattern in
      Self.make(index, Array(repeating: "value", count: Self.parameterCount(pattern)))
    }
  }

  static func parameterCount(_ pattern: String) -> Int {
    pattern.split(separator: "/").count { $0.hasPrefix(":") }
  }

  private static func make(_ index: Int, _ values: [String]) -> LinkedRoute {
    switch values.count {
    case 0: .none(index)
    case 1: .one(index, values[0])
    case 2: .two(index, values[0], values[1])
    case 3: .three(index, values[0], values[1], values[2])
    default: .four(index, values[0], values[1], values[2], values[3])
    }
  }

  /// A link whose closure makes a route of as many values as the pattern has parameters, four at most.
  private static func link(_ pattern: String, _ index: Int) -> Link<LinkedRoute> {
    switch parameterCount(pattern) {
    case 0: Link(pattern, .none(index))
    case 1: Link(pattern, { LinkedRoute.one(index, $0) }, extracting: { $0.first(of: index) })
    case 2: Link(pattern, { LinkedRoute.two(index, $0, $1) }, extracting: { $0.firstTwo(of: index) })
    case 3: Link(pattern, { LinkedRoute.three(index, $0, $1, $2) }, extracting: { $0.firstThree(of: index) })
    default:
      Link(pattern, { LinkedRoute.four(index, $0, $1, $2, $3) }, extracting: { $0.firstFour(of: index) })
    }
  }
}

/// A route that a link of any pattern can lead to: the pattern's number and its values.
enum LinkedRoute: Route {
  case none(Int)
  case one(Int, String)
  case two(Int, String, String)
  case three(Int, String, String, String)
  case four(Int, String, String, String, String)

  /// The pattern's number.
  var index: Int {
    switch self {
    case .none(let index), .one(let index, _), .two(let index, _, _), .three(let index, _, _, _),
      .four(let index, _, _, _, _):
      index
    }
  }

  func first(of wanted: Int) -> String? {
    guard case .one(wanted, let first) = self else { return nil }
    return first
  }

  func firstTwo(of wanted: Int) -> (String, String)? {
    guard case .two(wanted, let first, let second) = self else { return nil }
    return (first, second)
  }

  func firstThree(of wanted: Int) -> (String, String, String)? {
    guard case .three(wanted, let first, let second, let third) = self else { return nil }
    return (first, second, third)
  }

  func firstFour(of wanted: Int) -> (String, String, String, String)? {
    guard case .four(wanted, let first, let second, let third, let fourth) = self else { return nil }
    return (first, second, third, fourth)
  }
}
