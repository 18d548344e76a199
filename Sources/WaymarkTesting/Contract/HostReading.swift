public import Waymark

/// How ``HostContract`` finds out what a host shows.
///
/// Read it from the user interface itself, from its containers and views, and not from what the host was
/// asked for: a host that repeats what it was told always seems right.
@nonexhaustive
public enum HostReading<R: Route> {
  /// The whole tree with its entries, the strictest of the three.
  case entries(@MainActor () -> EntryTree<R>?)
  /// The whole tree of routes.
  case routes(@MainActor () -> RouteTree<R>?)
  /// Only the routes that the user sees, for a host that keeps nothing else.
  case visible(@MainActor () -> R?)
}

extension HostReading {
  /// The host's display, in one line.
  @MainActor
  var seen: String {
    switch self {
    case .entries(let read): read()?.identifiedNotation ?? "nothing"
    case .routes(let read): read()?.notation ?? "nothing"
    case .visible(let read): read().map { "\($0)" } ?? "nothing"
    }
  }

  /// Whether the host shows a tree.
  @MainActor
  func shows(_ tree: EntryTree<R>?) -> Bool {
    switch self {
    case .entries(let read): read() == tree
    case .routes(let read): read() == tree?.routes
    case .visible(let read): read() == tree?.visibleRoute
    }
  }

  /// The host's display if it showed a tree, in the form of ``seen``.
  func expected(of tree: EntryTree<R>?) -> String {
    guard let tree else { return "nothing" }
    switch self {
    case .entries: return tree.identifiedNotation
    case .routes: return tree.notation
    case .visible: return "\(tree.visibleRoute)"
    }
  }
}

extension Tree {
  /// The tree in one short line, with the number of each entry: `[home#1 settings#4]`.
  var identifiedNotation: String {
    var ids: [String] = []
    forEachElement { element in ids.append("\((element.elementIdentity as? EntryID)?.rawValue ?? 0)") }
    return "\(notation) #\(ids.joined(separator: " #"))"
  }
}
