import WaymarkState

/// Places that a route may show in several ways: an episode from another second, a search for something.
enum Moment: Route, CustomStringConvertible, Codable {
  case home
  case episode(Int, at: Int)
  case search(String?)

  var identity: Moment {
    switch self {
    case .home: self
    case .episode(let number, at: _): .episode(number, at: 0)
    case .search: .search(nil)
    }
  }

  static let e0 = Moment.episode(0, at: 0)
  static let e30 = Moment.episode(0, at: 30)
  static let f0 = Moment.episode(1, at: 0)

  var description: String {
    switch self {
    case .home: "home"
    case .episode(let number, at: let second): "\(number == 0 ? "e" : "f")\(second)"
    case .search(let text): "search\(text.map { "?\($0)" } ?? "")"
    }
  }
}

extension EntryTree where Element == Entry<Moment> {
  /// A tree whose entries are numbered from 1 in the order of ``Tree/forEachElement(_:)``.
  static func numbered(_ routes: RouteTree<Moment>) -> EntryTree<Moment> {
    var ids = EntryID.Generator()
    return EntryTree(routes, ids: &ids)
  }

  /// The numbers of all entries, hidden ones too.
  var numbers: [UInt64] { allElements.map(\.id.rawValue) }
}
