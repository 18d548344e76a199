/// What navigations of higher priority and the user have done while one of lower priority waited, so that it undoes none
/// of it when its turn comes.
///
/// There is one only while such a navigation waits.
@MainActor
@usableFromInline
final class Overrides<R: Route> {
  private struct Deed {
    let by: NavigationID
    let priority: NavigationPriority
    var brought: [EntryID: R] = [:]
    var removed = Set<R>()
    var updated: [EntryID: R] = [:]
    var tabs: [TabAddress<R>] = []
  }

  private var deeds: [Deed] = []
  /// How much had been done when each of those that wait was asked for.
  private var waiting: [NavigationID: Int] = [:]

  var isEmpty: Bool { waiting.isEmpty }

  /// Has a navigation keep to what is done from now on.
  func add(_ navigation: NavigationID) {
    if waiting[navigation] == nil { waiting[navigation] = deeds.count }
  }

  func remove(_ navigation: NavigationID) { waiting[navigation] = nil }

  /// Forgets what navigations had changed that failed, so that the tree is as it was before them.
  func forget(deedsOf failed: [Navigation<R>]) {
    let failed = Set(failed.map(\.id))
    for index in deeds.indices where failed.contains(deeds[index].by) {
      deeds[index] = Deed(by: deeds[index].by, priority: deeds[index].priority)
    }
  }

  /// Notes what a navigation, or the user, changes.
  func note(from old: EntryTree<R>, to new: EntryTree<R>, by id: NavigationID, _ priority: NavigationPriority)
  {
    let changes = TreeChanges(from: old, to: new)
    deeds.append(
      Deed(
        by: id, priority: priority, brought: Self.routes(changes.inserted),
        removed: Set(changes.removed.map(\.route)), updated: Self.routes(changes.updates),
        tabs: old.newlySelected(in: new, known: false)))
  }

  private static func routes(_ entries: [Entry<R>]) -> [EntryID: R] {
    var routes: [EntryID: R] = [:]
    for entry in entries { routes[entry.id] = entry.route }
    return routes
  }

  /// The one that a navigation would undo something of.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - intent: What it asks for.
  ///   - old: The tree.
  ///   - new: The tree that it would make.
  /// - Returns: The newest of them, or `nil` if it undoes nothing.
  func undone(
    by navigation: Navigation<R>, _ intent: Intent<R>, from old: EntryTree<R>, to new: EntryTree<R>
  ) -> NavigationID? {
    guard let start = waiting[navigation.id], start < deeds.count else { return nil }
    let changes = TreeChanges(from: old, to: new)
    return deeds[start...].last { deed in
      guard deed.priority > navigation.options.priority else { return false }
      return changes.removed.contains { deed.brought[$0.id] != nil }
        // Another may have changed it again since, whose it is now.
        || changes.updated.contains { deed.updated[$0.id] == $0.route || deed.brought[$0.id] == $0.route }
        || (intent.isAbsolute && changes.inserted.contains { deed.removed.contains($0.route) })
        || deed.tabs.contains { $0.isSelected(in: old) && $0.isDeselected(in: new) }
    }?.by
  }
}

extension Intent {
  /// Whether it says what there should be, so that it can bring back what somebody has closed, and not what to add.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .push, .pushAbove, .present, .replace, .update: false
    default: true
    }
  }
}
