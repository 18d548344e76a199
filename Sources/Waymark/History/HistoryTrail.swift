/// The moments of a history: the tree at the oldest one, and the changes since.
struct HistoryTrail<R: Route> {
  enum Change {
    case proposed(ProposedChange<R>)
    case user(UserChange<R>)

    func apply(to tree: inout EntryTree<R>) {
      switch self {
      case .proposed(let change): change.apply(to: &tree)
      case .user(let change): change.apply(to: &tree)
      }
    }
  }

  private struct Link {
    let moment: HistoryMoment<R>
    let change: Change
  }

  /// The oldest moment, and the tree as it was then.
  private var oldest: HistoryMoment<R>
  private var base: EntryTree<R>
  private var links = WorkQueue<Link>()
  private(set) var newest: HistoryMoment<R>

  init(_ tree: EntryTree<R>, _ moment: HistoryMoment<R>) {
    base = tree
    oldest = moment
    newest = moment
  }

  var moments: [HistoryMoment<R>] { [oldest] + links.map(\.moment) }

  /// A moment by its number, if it is kept.
  func moment(_ id: Int) -> HistoryMoment<R>? {
    if id == oldest.id { return oldest }
    return contains(id) ? links.first { $0.moment.id == id }?.moment : nil
  }

  /// The newest moment at which the tree equals a given one.
  func newestMoment(showing tree: EntryTree<R>) -> HistoryMoment<R>? {
    var found: HistoryMoment<R>? = base == tree ? oldest : nil
    var current = base
    for link in links {
      link.change.apply(to: &current)
      if current == tree { found = link.moment }
    }
    return found
  }

  func contains(_ moment: Int) -> Bool { oldest.id...newest.id ~= moment }

  /// Adds a moment, and drops the oldest if there are too many.
  ///
  /// - Complexity: O(*k*) amortised, where *k* is the number of entries that come and go.
  mutating func append(
    _ change: Change, _ cause: HistoryMoment<R>.Cause, by id: NavigationID, at time: Duration, limit: Int
  ) {
    newest = HistoryMoment(id: newest.id + 1, navigationID: id, cause: cause, time: time)
    links.append(Link(moment: newest, change: change))
    while newest.id - oldest.id >= limit, let next = links.popFirst() {
      next.change.apply(to: &base)
      oldest = next.moment
    }
  }

  func tree(at moment: Int) -> EntryTree<R>? {
    guard contains(moment) else { return nil }
    var tree = base
    for link in links {
      guard link.moment.id <= moment else { break }
      link.change.apply(to: &tree)
    }
    return tree
  }
}
