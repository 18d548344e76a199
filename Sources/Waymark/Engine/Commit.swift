/// A navigation whose change is in the tree and that has not ended.
@usableFromInline
struct Commit<R: Route>: Sendable {
  @usableFromInline let navigation: Navigation

  /// Its place among the router's commits, from 1.
  @usableFromInline let number: UInt64

  /// The identifiers of the entries that the navigation brought: a range without gaps, which no other commit
  /// shares.
  @usableFromInline let firstNewID: UInt64
  @usableFromInline let lastNewID: UInt64

  /// How many of them were in the tree that it made.
  @usableFromInline let newIDCount: Int

  /// The data that only few commits need, in a box of its own so that other commits are cheap to copy.
  @usableFromInline var rarities: Rarities?

  /// The fate of the navigation, as far as that is known before it ends.
  @usableFromInline
  enum Fate: Sendable {
    /// Its changes are in the tree.
    case standing
    /// A newer navigation has undone its changes.
    case retracted(by: NavigationID)
    /// The user has undone a part of its changes before all of them were on the screen.
    case undone(by: NavigationID)
    /// All of its changes were on the screen at one moment.
    case shown
  }

  @usableFromInline
  final class Rarities: Sendable {
    @usableFromInline let fate: Fate
    /// The entries whose routes must be on the screen before the navigation counts as shown.
    @usableFromInline let routes: [Entry<R>]
    /// The tabs that it selected, and the columns that it brought to front.
    @usableFromInline let focused: [BranchAddress<R>]
    /// The entries that it removed, or only the lowest of those that go together.
    ///
    /// Empty if no commit was waiting when it was made: then its single step is either shown or not.
    @usableFromInline let removed: [EntryID]

    @inlinable
    init(
      fate: Fate, routes: [Entry<R>] = [], focused: [BranchAddress<R>] = [], removed: [EntryID] = []
    ) {
      self.fate = fate
      self.routes = routes
      self.focused = focused
      self.removed = removed
    }
  }

  @inlinable
  init(
    navigation: Navigation, number: UInt64, firstNewID: UInt64, lastNewID: UInt64, newIDCount: Int,
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
      fate: fate ?? self.fate, routes: routes ?? self.routes, focused: focused ?? self.focused,
      removed: rarities?.removed ?? [])
  }

  /// Whether none of the entries that the navigation removed is among some entries.
  func hasRemovedAll(_ isThere: (EntryID) -> Bool) -> Bool {
    !(rarities?.removed.contains(where: isThere) ?? false)
  }

  /// Whether the navigation only removed entries, all of which meet a condition.
  func hasOnlyRemoved(_ isOfKind: (EntryID) -> Bool) -> Bool {
    guard newIDCount == 0, routes.isEmpty, focused.isEmpty else { return false }
    return rarities?.removed.allSatisfy(isOfKind) ?? true
  }

  /// Whether the navigation brought the entry with an identifier.
  func brought(_ id: EntryID) -> Bool { id.rawValue >= firstNewID && id.rawValue <= lastNewID }
}
