/// A navigation whose change is in the tree and that has not ended.
@usableFromInline
struct Commit<R: Route>: Sendable {
  @usableFromInline let navigation: Navigation<R>

  /// Its place among the router's commits, from 1.
  @usableFromInline let number: UInt64

  /// The identifiers given to what the navigation brought: a range without gaps in which no other commit's lie.
  @usableFromInline let firstNewID: UInt64
  @usableFromInline let lastNewID: UInt64

  /// How many of them were in the tree that it made.
  @usableFromInline let newIDCount: Int

  /// What few commits have, apart so that the others are cheap to pass on.
  @usableFromInline var rarities: Rarities?

  /// What became of what the navigation asked for, as far as that is known before it has been reached.
  @usableFromInline
  enum Fate: Sendable {
    /// It is in the tree.
    case standing
    /// A newer navigation has taken it out of the tree.
    case retracted(by: NavigationID)
    /// The user has taken it off the screen before all of it was there.
    case undone(by: NavigationID)
    /// All of it was on the screen.
    case shown
  }

  @usableFromInline
  final class Rarities: Sendable {
    @usableFromInline let fate: Fate
    /// The change itself, where every commit is to be shown.
    @usableFromInline let change: ProposedChange<R>?
    /// The routes that entries must have on the screen for it to be what was asked for.
    @usableFromInline let routes: [Entry<R>]
    /// The tabs that it selected, and the columns that it brought to front.
    @usableFromInline let focused: [BranchAddress<R>]
    /// The entries that it took away: all, or the lowest of those that go together.
    ///
    /// Left out for a navigation that nothing waited before: its one step is shown, or it is not.
    @usableFromInline let removed: [EntryID]

    @inlinable
    init(
      fate: Fate, change: ProposedChange<R>?, routes: [Entry<R>] = [], focused: [BranchAddress<R>] = [],
      removed: [EntryID] = []
    ) {
      self.fate = fate
      self.change = change
      self.routes = routes
      self.focused = focused
      self.removed = removed
    }
  }

  @inlinable
  init(
    navigation: Navigation<R>, number: UInt64, firstNewID: UInt64, lastNewID: UInt64, newIDCount: Int,
    rarities: Rarities? = nil
  ) {
    self.navigation = navigation
    self.number = number
    self.firstNewID = firstNewID
    self.lastNewID = lastNewID
    self.newIDCount = newIDCount
    self.rarities = rarities
  }

  @inlinable var fate: Fate {
    get { rarities?.fate ?? .standing }
    set { change(fate: newValue) }
  }

  @inlinable var change: ProposedChange<R>? { rarities?.change }

  var routes: [Entry<R>] {
    get { rarities?.routes ?? [] }
    set { change(routes: newValue) }
  }

  var focused: [BranchAddress<R>] {
    get { rarities?.focused ?? [] }
    set { change(focused: newValue) }
  }

  @usableFromInline
  mutating func change(
    fate: Fate? = nil, routes: [Entry<R>]? = nil, focused: [BranchAddress<R>]? = nil
  ) {
    rarities = Rarities(
      fate: fate ?? self.fate, change: change, routes: routes ?? self.routes,
      focused: focused ?? self.focused,
      removed: rarities?.removed ?? [])
  }

  /// Whether everything that the navigation took away is missing among some entries.
  func hasRemovedAll(_ isThere: (EntryID) -> Bool) -> Bool {
    !(rarities?.removed.contains(where: isThere) ?? false)
  }

  /// Whether the navigation asked for nothing but to take away entries all of which are of a certain kind.
  func hasOnlyRemoved(_ isOfKind: (EntryID) -> Bool) -> Bool {
    guard newIDCount == 0, routes.isEmpty, focused.isEmpty else { return false }
    return rarities?.removed.allSatisfy(isOfKind) ?? true
  }

  /// Whether an identifier was given to something that the navigation brought.
  func brought(_ id: EntryID) -> Bool { id.rawValue >= firstNewID && id.rawValue <= lastNewID }
}
