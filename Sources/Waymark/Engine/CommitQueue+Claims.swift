/// Tracks what becomes of the changes of each commit as it happens, so that nothing has to be computed when the
/// navigations end.
extension CommitQueue {
  /// Notes that entries have left the tree, or that the user has taken them off the screen.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - cause: Who did it, as the fate of the commit that brought the entry.
  ///   - screen: The screen at that moment.
  /// - Complexity: O(log *n*), where *n* is the number of commits that wait.
  @usableFromInline
  mutating func retract(bringing id: EntryID, _ cause: Commit<R>.Fate, _ screen: ScreenView<R>) {
    if let position = position(bringing: id) { retract(at: position, cause, screen) }
    // If an entry is gone, its update cannot be seen any more either.
    if !updates.isEmpty, let number = updates.removeValue(forKey: id), let position = position(number) {
      retract(at: position, cause, screen)
    }
  }

  /// Notes that a route has been changed in place.
  @usableFromInline
  mutating func retract(updating old: Entry<R>, _ cause: Commit<R>.Fate, _ screen: ScreenView<R>) {
    if let position = position(bringing: old.id) {
      // The entry may still be shown with the route that the commit gave it, which is what the commit asked
      // for.
      if !storage[position].routes.contains(where: { $0.id == old.id }) {
        storage[position].routes.append(old)
      }
      retract(at: position, cause, screen)
    }
    if let number = updates.removeValue(forKey: old.id), let position = position(number) {
      retract(at: position, cause, screen)
    }
  }

  /// Notes which tabs are no longer selected.
  @usableFromInline
  mutating func retractSelections(in tree: EntryTree<R>, _ cause: Commit<R>.Fate, _ screen: ScreenView<R>) {
    guard !selections.isEmpty else { return }
    var standing: [UInt64] = []
    for number in selections {
      guard let position = position(number) else { continue }
      if storage[position].focused.allSatisfy({ $0.isFocused(in: tree) }) {
        standing.append(number)
      } else {
        retract(at: position, cause, screen)
      }
    }
    selections = standing
  }

  private mutating func retract(at position: Int, _ cause: Commit<R>.Fate, _ screen: ScreenView<R>) {
    let number = storage[position].number
    guard number > reached else { return }
    guard case .standing = storage[position].fate else {
      // A host may have shown a commit that was undone. The user takes it away without a step.
      if case .undone = cause { noteShown(at: position, screen) }
      return
    }
    // A commit that the host has not been asked for yet cannot have been shown.
    guard number <= planned else {
      storage[position].fate = cause
      return
    }
    let isShown = screen.contains(storage[position])
    storage[position].fate = isShown ? .shown : cause
    if !isShown, screen.isChanging, case .retracted = cause { contested.append(number) }
  }

  /// Notes which commits are completely shown, before some of their entries leave the screen although they stay
  /// in the tree.
  ///
  /// A change that takes several steps, or that changes something below, takes them off for a while. A change that
  /// undoes the commit in the meantime would not find the entries on the screen.
  ///
  /// - Parameters:
  ///   - ids: The entries that go off the screen.
  ///   - screen: What is shown.
  /// - Complexity: O(*k* log *n*), where *k* is the number of entries and *n* that of commits that wait, and O(*p*) in the
  ///   number of places shown if there is any to look for.
  mutating func noteShown(leaving ids: [EntryID], _ screen: ScreenView<R>) {
    var candidates = selections
    for id in ids {
      if let position = position(bringing: id) { candidates.append(storage[position].number) }
      if let number = updates[id] { candidates.append(number) }
    }
    for number in candidates {
      if let position = position(number) { noteShown(at: position, screen) }
    }
  }

  /// Marks a commit as shown if all of its changes are on the screen.
  private mutating func noteShown(at position: Int, _ screen: ScreenView<R>) {
    guard storage[position].number <= planned else { return }
    switch storage[position].fate {
    case .standing, .retracted: if screen.contains(storage[position]) { storage[position].fate = .shown }
    case .undone, .shown: break
    }
  }

  /// Decides which of the commits that were undone during a step have been shown nevertheless.
  ///
  /// - Parameters:
  ///   - shown: What is shown.
  ///   - isOver: Whether no step is running any more that could still show them.
  /// - Complexity: O(*n*), where *n* is the number of places shown, if there are any.
  @usableFromInline
  mutating func settleContested(in shown: EntryTree<R>, isOver: Bool) {
    let routes = ShownRoutes(shown)
    var left: [UInt64] = []
    for number in contested {
      guard let position = position(number) else { continue }
      if routes.contain(storage[position]) { storage[position].fate = .shown } else { left.append(number) }
    }
    contested = isOver ? [] : left
  }
}

/// The screen, as far as it is known when a commit is undone.
///
/// Only the machine that has made it uses it, one question after the other, so that it need not be locked.
@usableFromInline
final class ScreenView<R: Route>: @unchecked Sendable {
  /// Whether the host is performing something that may still show the commit.
  let isChanging: Bool

  /// The newest request to the host at that time.
  let request: UInt64

  private let shown: EntryTree<R>?
  /// The shown routes, looked up at most once for all commits that are undone together.
  private lazy var routes = shown.map { ShownRoutes($0) }

  @usableFromInline
  init(shown: EntryTree<R>?, isChanging: Bool, request: UInt64) {
    self.shown = shown
    self.isChanging = isChanging
    self.request = request
  }

  /// Whether everything that a commit asked for is on the screen.
  func contains(_ commit: Commit<R>) -> Bool { routes?.contain(commit) ?? false }
}

/// The routes that are on the screen, by their entries.
struct ShownRoutes<R: Route> {
  private let tree: EntryTree<R>
  private var routes: [EntryID: R] = [:]

  init(_ tree: EntryTree<R>) {
    self.tree = tree
    tree.forEachElement { routes[$0.id] = $0.route }
  }

  /// Whether everything that a commit brought is there, and nothing that it removed.
  func contain(_ commit: Commit<R>) -> Bool {
    guard commit.hasRemovedAll({ routes[$0] != nil }) else { return false }
    var found = 0
    if commit.newIDCount > 0 {
      for id in commit.firstNewID...commit.lastNewID where routes[EntryID(rawValue: id)] != nil { found += 1 }
    }
    return found == commit.newIDCount
      && commit.routes.allSatisfy({ routes[$0.id]?.isIndistinguishable(from: $0.route) ?? false })
      && commit.focused.allSatisfy { $0.isFocused(in: tree) }
  }
}
