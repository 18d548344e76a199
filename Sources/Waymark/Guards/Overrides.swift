/// The changes by the user and by navigations of higher priority while a navigation of lower priority waited, which
/// must not undo them when its turn comes.
///
/// It exists only while such a navigation waits.
@MainActor
@usableFromInline
final class Overrides<R: Route> {
  /// The navigations and actions that a waiting navigation must not undo, in order.
  private var deeds: [NavigationID] = []
  /// For each waiting navigation, the number of deeds when it was asked for.
  private var waiting: [NavigationID: Int] = [:]

  // The deeds by what they changed, so that only those that matter are looked at.
  private var brought = DeedIndex<EntryID>()
  private var removed = DeedIndex<R>()
  /// The entries that were brought or updated, with their routes.
  private var made = DeedIndex<Entry<R>>()
  private var focused = DeedIndex<BranchAddress<R>>()

  /// The deeds that changed a certain thing, the newest last.
  private struct DeedIndex<Key: Hashable> {
    private var deeds: [Key: [Int]] = [:]

    var isEmpty: Bool { deeds.isEmpty }

    mutating func add(_ deed: Int, _ key: Key) {
      // A deed may have changed the same thing twice.
      if deeds[key]?.last != deed { deeds[key, default: []].append(deed) }
    }

    /// The newest deed that changed a thing.
    func newest(_ key: Key) -> Int? { deeds[key]?.last }

    /// Forgets some deeds, except where their effect is still there.
    mutating func forget(_ isForgotten: (Int) -> Bool, unless isStill: (Key) -> Bool) {
      for key in Array(deeds.keys) where deeds[key]?.contains(where: isForgotten) == true && !isStill(key) {
        deeds[key]?.removeAll(where: isForgotten)
      }
    }
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Makes a navigation respect everything that is done from now on.
  func add(_ navigation: NavigationID) {
    if waiting[navigation] == nil { waiting[navigation] = deeds.count }
  }

  func remove(_ navigation: NavigationID) { waiting[navigation] = nil }

  /// Forgets the changes of navigations that failed, except those that are still in the tree.
  ///
  /// - Parameters:
  ///   - failed: The navigations.
  ///   - tree: The tree afterwards, which may have a part of what they asked for.
  /// - Complexity: O(*n* + *d*), where *n* is the number of entries and *d* of what was done since anybody waits.
  func forget(deedsOf failed: [Navigation], leaving tree: EntryTree<R>) {
    let ids = Set(failed.map { $0.id })
    let isForgotten = { [deeds] in ids.contains(deeds[$0]) }
    guard deeds.contains(where: ids.contains) else { return }
    var entries = Set<Entry<R>>()
    var routes = Set<R>()
    tree.forEachElement {
      entries.insert($0)
      routes.insert($0.route)
    }
    var selected = Set<BranchAddress<R>>()
    tree.forEachFocus { selected.insert($0) }
    // An entry that was brought is there, or else nobody can remove it.
    made.forget(isForgotten) { entries.contains($0) }
    removed.forget(isForgotten) { !routes.contains($0) }
    focused.forget(isForgotten) { selected.contains($0) }
  }

  /// Notes what a navigation is about to change.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that come and go, for a single step; else O(*n*) in the number
  ///   of entries.
  func note(
    _ change: ProposedChange<R>, on tree: EntryTree<R>, by id: NavigationID, _ priority: NavigationPriority
  ) {
    // A change of the lowest priority binds nobody.
    guard priority > .background else { return }
    let focused = change.keepsSelections ? [] : tree.newlyFocused(in: change.applied(to: tree), known: false)
    note(TreeChanges(change, on: tree), focused, by: id)
  }

  /// Notes what the user has changed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func note(from old: EntryTree<R>, to new: EntryTree<R>, by id: NavigationID) {
    note(TreeChanges(from: old, to: new), old.newlyFocused(in: new, known: false), by: id)
  }

  private func note(_ changes: TreeChanges<R>, _ selected: [BranchAddress<R>], by id: NavigationID) {
    let deed = deeds.count
    deeds.append(id)
    for entry in changes.inserted {
      brought.add(deed, entry.id)
      made.add(deed, entry)
    }
    for entry in changes.updates { made.add(deed, entry) }
    for entry in changes.removed { removed.add(deed, entry.route) }
    for branch in selected { focused.add(deed, branch) }
  }

  /// The deed of which a navigation would undo something.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - intent: What it asks for.
  ///   - change: What it would change.
  ///   - tree: The tree.
  /// - Returns: The newest such deed, or `nil` if the navigation undoes nothing.
  /// - Complexity: O(*k*), where *k* is the number of entries that come and go, for a single step; else O(*n*) in the
  ///   number of entries. However much has been done, and however many wait.
  func undone(
    by navigation: Navigation, _ intent: Intent<R>, _ change: ProposedChange<R>, on tree: EntryTree<R>
  ) -> NavigationID? {
    guard let start = waiting[navigation.id], start < deeds.count else { return nil }
    let changes = TreeChanges(change, on: tree)
    var newest = -1
    func take(_ deed: Int?) { newest = max(newest, deed ?? -1) }
    for entry in changes.removed { take(brought.newest(entry.id)) }
    // Someone else may have changed the entry since, whose deed it then is.
    for entry in changes.updated { take(made.newest(entry)) }
    if intent.isAbsolute {
      for entry in changes.inserted { take(removed.newest(entry.route)) }
    }
    if !focused.isEmpty, !change.keepsSelections {
      let new = change.applied(to: tree)
      tree.forEachFocus { branch in
        if let deed = focused.newest(branch), branch.isUnfocused(in: new) { take(deed) }
      }
    }
    return newest >= start ? deeds[newest] : nil
  }
}

extension Intent {
  /// Whether it says what there should be, and not only what to add.
  ///
  /// Then it can bring back what somebody has closed.
  fileprivate var isAbsolute: Bool {
    switch self {
    case .push, .present, .replaceTop: false
    case .edit(let edit):
      switch edit.kind {
      case .pushNear, .update: false
      default: true
      }
    default: true
    }
  }
}
