/// The navigations that have a detour, and the detours that the tree may go back to.
@MainActor
@usableFromInline
final class DetourRegister<R: Route> {
  /// The navigations whose detour is being decided, is in the tree, or has just been passed.
  private(set) var navigations: [UndecidedNavigation<R>] = [] {
    didSet { hasAny = !navigations.isEmpty }
  }

  private var lastPlace: UInt64 = 0

  /// Detours that are waited for again only if the tree goes back.
  private var passed = PassedDetours<R>() {
    didSet { hasPassed = !passed.isEmpty }
  }

  /// Whether there are any that the tree may go back to.
  @usableFromInline private(set) var hasPassed = false

  /// The navigations whose detour is being decided, by the navigation that opens the detour.
  private var opening: [NavigationID: UndecidedNavigation<R>] = [:]

  /// The navigations whose detour is in the tree, by the entry that stands for the detour.
  private var held: [EntryID: UndecidedNavigation<R>] = [:]

  /// The user's acts since, which are applied to the trees of detours later.
  ///
  /// Most of these trees are never needed.
  private var departures = Departures<R>()

  /// The newest entry that may be in one of these trees.
  var newestEntry: UInt64 = 0

  /// Whether a detour may be held by an entry that was already gone.
  var mayHoldGone = false

  /// Whether any navigation has a detour; few ever do.
  @usableFromInline private(set) var hasAny = false

  /// Whether a navigation waits for a detour that is in the tree.
  var hasHeld: Bool { navigations.contains { $0.isHeld } }

  /// Keeps a navigation that waits for a detour, as the newest one.
  ///
  /// - Parameters:
  ///   - one: The navigation.
  ///   - stage: What it waits for.
  ///   - place: Its place among the waiting ones, if it has waited before.
  func keep(
    _ one: UndecidedNavigation<R>, _ stage: UndecidedNavigation<R>.Stage, at place: UInt64? = nil
  ) {
    takeOut(one)
    one.stage = stage
    if place == nil { lastPlace += 1 }
    one.place = place ?? lastPlace
    navigations.insert(one, at: navigations.partitioningIndex { $0.place > one.place })
    switch stage {
    case .openingDetour(let navigation): opening[navigation] = one
    case .held: if let first = one.detour?.opened.first { held[first] = one }
    case .waiting, .deciding, .resuming: break
    }
  }

  /// Removes a navigation that no longer waits for a detour.
  ///
  /// - Complexity: O(log *n*) for the newest, where *n* is the number of those that wait for detours.
  func drop(_ one: UndecidedNavigation<R>) {
    takeOut(one)
    if !isKeepingTrees { forgetDepartures() }
  }

  private func takeOut(_ one: UndecidedNavigation<R>) {
    guard let index = index(of: one) else { return }
    navigations.remove(at: index)
    if case .openingDetour(let navigation) = one.stage { opening[navigation] = nil }
    if let first = one.detour?.opened.first, held[first] === one { held[first] = nil }
  }

  private func index(of one: UndecidedNavigation<R>) -> Int? {
    let index = navigations.partitioningIndex { $0.place >= one.place }
    return index < navigations.count && navigations[index] === one ? index : nil
  }

  /// The navigation whose detour a given navigation opens.
  ///
  /// - Complexity: O(1).
  func detoured(by opener: NavigationID) -> UndecidedNavigation<R>? { opening[opener] }

  /// Whether a navigation opens a detour that a guard asked for, or one on the way there.
  func opensDetour(of guardKey: Int, _ opener: NavigationID) -> Bool {
    var first = opener
    while let outer = detoured(by: first) {
      if outer.detour?.askedBy == guardKey { return true }
      first = outer.navigation.id
    }
    return false
  }

  /// The navigation that waits for the detour that an entry stands for.
  ///
  /// - Complexity: O(1).
  func held(by id: EntryID) -> UndecidedNavigation<R>? { held[id].flatMap { $0.isHeld ? $0 : nil } }

  /// Removes and returns the navigations whose detours left the tree with some entries.
  ///
  /// If the tree may hold them again, `passing` says how they were passed.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries, and O(*d* log *d*) for those that are taken out.
  func takeHeld(
    leftWith entries: some Sequence<EntryID>, _ passing: PassedDetour<R>.Passing?
  ) -> [UndecidedNavigation<R>] {
    guard !held.isEmpty else { return [] }
    return take(entries.compactMap { held(by: $0) }, passing)
  }

  /// Removes and returns the navigations whose detours are not in a tree.
  ///
  /// If the tree may hold them again, `passing` says how they were passed.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of entries and *d* that of those that wait for detours.
  func takeHeld(
    missingIn tree: EntryTree<R>, _ passing: PassedDetour<R>.Passing?
  ) -> [UndecidedNavigation<R>] {
    mayHoldGone = false
    guard !held.isEmpty else { return [] }
    var there = Set<EntryID>()
    tree.forEachElement { if held[$0.id] != nil { there.insert($0.id) } }
    guard there.count < held.count else { return [] }
    return take(held.keys.compactMap { there.contains($0) ? nil : held(by: $0) }, passing)
  }

  /// Removes and returns the navigations whose detours are in the tree, with the user's actions applied to
  /// their trees.
  ///
  /// - Returns: The navigations, in the order in which they came.
  func takeAllHeld() -> [UndecidedNavigation<R>] {
    settleDepartures()
    return take(navigations.filter { $0.isHeld }, nil)
  }

  /// Removes some navigations, and returns them in the order in which they came.
  private func take(
    _ left: [UndecidedNavigation<R>], _ passing: PassedDetour<R>.Passing?
  ) -> [UndecidedNavigation<R>] {
    let ordered = left.sorted { $0.place < $1.place }
    if let passing {
      for one in ordered { if let detour = one.detour { notePassed(detour, by: one, passing) } }
    }
    // The newest first, since taking out an older one moves those after it.
    for one in ordered.reversed() { drop(one) }
    return ordered
  }

  /// Notes that a navigation no longer waits for a detour.
  func notePassed(
    _ detour: Detour<R>, by one: UndecidedNavigation<R>, _ passing: PassedDetour<R>.Passing = .undecided
  ) {
    let noted = PassedDetour(detour, of: one, passing)
    one.passed = noted
    passed.append(noted)
  }

  /// Removes and returns the passed detours that are in the tree to which the router has gone back, and that nothing
  /// waits for.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown.
  ///   - there: The entries of the tree.
  /// - Returns: The detours, in the order in which they had come.
  func takePassed(since reached: UInt64, in there: Set<EntryID>) -> [PassedDetour<R>] {
    passed.take(since: reached) { there.contains($0) && held(by: $0) == nil }
  }

  /// Forgets a detour that is waited for again.
  func forget(_ one: PassedDetour<R>) { passed.remove(one) }

  /// Forgets the passed detours to which the tree cannot go back.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown.
  ///   - mayComeLate: Whether the screen may show something that the router had given up.
  @usableFromInline
  func forgetPassed(upTo reached: UInt64, mayComeLate: Bool) {
    passed.forget { $0.isSettled(reached, mayComeLate: mayComeLate) }
    if !isKeepingTrees { forgetDepartures() }
  }

  /// Whether there are trees to which the user's actions have to be applied.
  private var isKeepingTrees: Bool { hasAny || hasPassed }

  /// Applies a user's action to the trees of detours, now or later.
  ///
  /// - Parameters:
  ///   - change: What it changed.
  ///   - shown: What is shown now.
  ///   - revision: The tree's revision now.
  /// - Complexity: O(*k*), amortised, where *k* is the number of entries that are gone.
  func carryOver(_ change: UserChange<R>, shown: EntryTree<R>?, _ revision: UInt64) {
    guard isKeepingTrees else { return }
    // Entries that came later are in none of the trees.
    guard change.selection != nil || change.removed.contains(where: { $0.id.rawValue <= newestEntry }) else {
      return
    }
    departures.append(change, shown: shown, revision, beside: navigations.count + passed.count)
    if departures.isLong { settleDepartures() }
  }

  /// The number of the user's actions.
  var departureCount: Int { departures.count }

  /// Applies what the user has done since a detour was asked for to one of its trees.
  func applyDepartures(since detour: Detour<R>, to tree: inout EntryTree<R>) {
    departures.apply(after: detour.departureCount, to: &tree)
  }

  /// Applies the user's actions to the trees of all detours, so that the list of actions does not grow without limit.
  private func settleDepartures() {
    var size = 0
    for one in navigations {
      guard var detour = one.detour else { continue }
      settle(&detour, &size)
      one.detour = detour
    }
    for one in passed.all { if let one { settle(&one.detour, &size) } }
    departures.forget(size: size)
  }

  /// Applies the user's actions to the trees of a detour, and counts its entries.
  private func settle(_ detour: inout Detour<R>, _ size: inout Int) {
    departures.apply(after: detour.departureCount, to: &detour.tree)
    departures.apply(after: detour.departureCount, to: &detour.base)
    detour.departureCount = departureCount
    detour.tree.forEachElement { _ in size += 1 }
  }

  private func forgetDepartures() { departures.forget() }

  /// Forgets all, because the router is gone.
  func release() {
    navigations = []
    passed = PassedDetours()
    opening = [:]
    held = [:]
  }
}
