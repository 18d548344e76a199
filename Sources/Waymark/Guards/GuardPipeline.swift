/// The guards and vetoes of a router, and the navigations that have not been committed.
@MainActor
@usableFromInline
final class GuardPipeline<R: Route> {
  struct Veto: Registered {
    let key: Int
    let reasons: LeaveReasons
    let question: GuardQuestion<R>
    let registration: Registration
  }

  /// The router's guards, in the order in which they are asked.
  private(set) var guards: [AddressedQuestion<R>] = []
  private var vetoes: [EntryID: [Veto]] = [:]
  private var lastKey = 0

  /// The navigation that is being asked about.
  private(set) var deciding: UndecidedNavigation<R>?

  /// The question to the user that it has led to; its screen may have left the tree already.
  var question: OpenQuestion<R>?

  /// Those whose askers wait no more, which are there again where the tree goes back.
  var leftQuestions: [OpenQuestion<R>] = []

  /// Who is being asked and answers at once.
  private(set) var asking: DecisionSource?

  /// Who has navigated when it was asked, in what the router has been at since it last had nothing to do.
  var navigatingWhenAsked: DecisionSource?

  /// What is there is being asked about again.
  var recheck: Recheck<R>?

  /// Where the last recheck leads, once what was being decided then has been.
  var followUp: FollowUp<R>?

  /// What has been asked about again, for when the tree goes back to before.
  var rechecked = RecheckHistory()

  /// What to look at to know when to.
  private var watches: [Int: AnyObject] = [:]

  /// Those that wait behind one of higher priority.
  private var waiting = WorkQueue<UndecidedNavigation<R>>()

  /// Those that have a detour: one that is being decided, one in the tree, or one that they go on from.
  private(set) var detoured: [UndecidedNavigation<R>] = [] {
    didSet { hasDetours = !detoured.isEmpty }
  }

  private var lastPlace: UInt64 = 0

  /// Detours that nothing waits for any more unless the tree goes back.
  private var passed = PassedDetours<R>() {
    didSet { hasPassed = !passed.isEmpty }
  }

  /// Whether there are any that the tree may go back to.
  @usableFromInline private(set) var hasPassed = false

  /// Those of them whose detour is being decided, by the navigation that opens it.
  private var opening: [NavigationID: UndecidedNavigation<R>] = [:]

  /// Those of them whose detour is in the tree, by the entry that stands for it.
  private var held: [EntryID: UndecidedNavigation<R>] = [:]

  /// What the user has done that the trees of detours are not without yet, in order: most of these are never looked at.
  private var departures: [UserChange<R>] = []
  /// How much the user has done before that.
  private var settledCount = 0

  /// Whether one may be held by an entry that had gone before it was.
  var mayHoldGone = false

  /// Whether any navigation has a detour; few ever do.
  @usableFromInline private(set) var hasDetours = false

  // MARK: Registrations

  var hasVetoes: Bool { !vetoes.isEmpty }

  func vetoes(of id: EntryID) -> [Veto] { vetoes[id] ?? [] }

  func addGuard(_ name: String?, _ question: GuardQuestion<R>) -> Registration {
    let key = makeKey()
    let registration = Registration { [weak self] in self?.removeGuard(key) }
    guards.append(
      AddressedQuestion(
        key: key, source: .routerGuard(name ?? "guard \(key)"), question: question,
        registration: registration))
    return registration
  }

  private func removeGuard(_ key: Int) {
    guard let index = guards.index(of: key) else { return }
    // What it holds is freed when it is out of the list, since that may take others away.
    _ = guards.remove(at: index)
  }

  func addVeto(_ id: EntryID, _ reasons: LeaveReasons, _ question: GuardQuestion<R>) -> Registration {
    let key = makeKey()
    let registration = Registration { [weak self] in self?.removeVeto(key, of: id) }
    vetoes[id, default: []].append(
      Veto(key: key, reasons: reasons, question: question, registration: registration))
    deciding?.deliberation?.noteVeto(key, of: id)
    return registration
  }

  private func removeVeto(_ key: Int, of id: EntryID) {
    guard let index = vetoes[id]?.index(of: key) else { return }
    let removed = vetoes[id]?.remove(at: index)
    if vetoes[id]?.isEmpty == true { vetoes[id] = nil }
    withExtendedLifetime(removed) {}
  }

  /// Forgets the vetoes of a screen that is gone.
  func removeVetoes(of id: EntryID) {
    withExtendedLifetime(vetoes.removeValue(forKey: id)) {}
  }

  /// Asks somebody who answers at once.
  func answer(
    of source: DecisionSource, _ decide: @MainActor (Proposal<R>) -> Decision<R>, _ proposal: Proposal<R>
  ) -> Decision<R> {
    asking = source
    defer { asking = nil }
    return decide(proposal)
  }

  /// Whether any guard speaks about places.
  var hasPlaceGuards: Bool { guards.contains { if case .entering = $0.question { true } else { false } } }

  /// Keeps something that looks at a value, as long as somebody wants to know.
  func addWatch(_ watch: AnyObject) -> Registration {
    let key = makeKey()
    watches[key] = watch
    return Registration { [weak self] in self?.watches[key] = nil }
  }

  private func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  // MARK: Navigations

  /// Whether a navigation is being decided; where none is, none waits for one that is.
  var isDeliberating: Bool { deciding != nil }

  /// Whether a navigation waits for a detour that is in the tree.
  var hasHeld: Bool { detoured.contains { $0.isHeld } }

  /// Those that wait for a detour that is in the tree, and those that have been asked to go on and are not decided yet, the
  /// oldest first.
  var resumable: [UndecidedNavigation<R>] {
    all.filter { $0.isHeld || $0.resumedFrom != nil }.sorted { $0.place < $1.place }
  }

  /// Begins to ask about a navigation.
  func begin(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) {
    one.stage = .deciding(deliberation)
    deciding = one
  }

  /// Ends the asking about a navigation: nobody is waited for any more.
  @discardableResult
  func endDeliberation() -> UndecidedNavigation<R>? {
    let ended = deciding
    ended?.deliberation?.end()
    deciding = nil
    return ended
  }

  /// Has the guards asked again about what is being decided, since what they have allowed is stale; screens that have answered
  /// are not.
  func restartGuards() {
    guard let one = deciding, let deliberation = one.deliberation else { return }
    guard deliberation.isAskingGuard else { return deliberation.forgetGuards() }
    deliberation.end()
    one.stage = .deciding(Deliberation(restarting: deliberation))
  }

  /// Takes out where the last recheck leads.
  func takeFollowUp() -> FollowUp<R>? { exchange(&followUp, with: nil) }

  /// Ends the asking about what is there.
  @discardableResult
  func endRecheck() -> Recheck<R>? {
    let ended = recheck
    ended?.end()
    recheck = nil
    return ended
  }

  /// Has a navigation wait behind the one of higher priority that is being decided.
  func wait(_ one: UndecidedNavigation<R>) {
    one.stage = .waiting
    waiting.append(one)
  }

  /// The next of those that wait behind one of higher priority, once that has been decided.
  func takeWaiting() -> UndecidedNavigation<R>? { deciding == nil ? waiting.popFirst() : nil }

  /// Keeps a navigation that waits for a detour, as the newest of those that do.
  ///
  /// - Parameters:
  ///   - one: The navigation.
  ///   - stage: What it waits for.
  ///   - place: Its place among those, where it has waited before.
  func keep(
    _ one: UndecidedNavigation<R>, _ stage: UndecidedNavigation<R>.Stage, at place: UInt64? = nil
  ) {
    takeOut(one)
    one.stage = stage
    if place == nil { lastPlace += 1 }
    one.place = place ?? lastPlace
    detoured.insert(one, at: detoured.partitioningIndex { $0.place > one.place })
    switch stage {
    case .openingDetour(let navigation): opening[navigation] = one
    case .held: if let first = one.detour?.opened.first { held[first] = one }
    case .waiting, .deciding, .resuming: break
    }
  }

  /// Lets go of a navigation that waits for a detour no more.
  ///
  /// - Complexity: O(log *n*) for the newest, where *n* is the number of those that wait for detours.
  func drop(_ one: UndecidedNavigation<R>) {
    takeOut(one)
    if !isKeepingTrees { forgetDepartures() }
  }

  private func takeOut(_ one: UndecidedNavigation<R>) {
    guard let index = index(of: one) else { return }
    detoured.remove(at: index)
    if case .openingDetour(let navigation) = one.stage { opening[navigation] = nil }
    if let first = one.detour?.opened.first, held[first] === one { held[first] = nil }
  }

  private func index(of one: UndecidedNavigation<R>) -> Int? {
    let index = detoured.partitioningIndex { $0.place >= one.place }
    return index < detoured.count && detoured[index] === one ? index : nil
  }

  /// The navigation whose detour a certain one opens.
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

  /// Takes out those whose detours have gone from the tree with some entries, in a commit.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries, and O(*d* log *d*) for those that are taken out.
  func takeHeld(leftWith entries: [EntryID], in commit: UInt64) -> [UndecidedNavigation<R>] {
    guard !held.isEmpty else { return [] }
    return take(entries.compactMap { held(by: $0) }, .commit(commit))
  }

  /// Takes out those whose detours are not in a tree, where it may hold them again with how they were passed.
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

  /// Takes some out, and tells them in the order in which they came.
  private func take(
    _ left: [UndecidedNavigation<R>], _ passing: PassedDetour<R>.Passing?
  ) -> [UndecidedNavigation<R>] {
    let ordered = left.sorted { $0.place < $1.place }
    for one in ordered {
      if let passing, let detour = one.detour { notePassed(detour, by: one, passing) }
      drop(one)
    }
    return ordered
  }

  /// Notes that a navigation is to wait for a detour no more.
  func notePassed(
    _ detour: Detour<R>, by one: UndecidedNavigation<R>, _ passing: PassedDetour<R>.Passing = .undecided
  ) {
    let noted = PassedDetour(detour, of: one, passing)
    one.passed = noted
    passed.append(noted)
  }

  /// Takes out the detours that are in the tree which the router has gone back to, and that nothing waits for there.
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

  /// Lets go of the detours that the tree does not go back to.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown.
  ///   - mayComeLate: Whether the screen may show something that the router had given up.
  @usableFromInline
  func forgetPassed(upTo reached: UInt64, mayComeLate: Bool) {
    passed.forget { $0.isSettled(reached, mayComeLate: mayComeLate) }
    if !isKeepingTrees { forgetDepartures() }
  }

  /// Whether there are trees that what the user does is to be taken out of.
  private var isKeepingTrees: Bool { hasDetours || hasPassed }

  /// Turns the change that is being asked about into a whole tree, before the tree that it starts from changes.
  func materialise(onto tree: EntryTree<R>) {
    guard let deliberation = deciding?.deliberation else { return }
    deliberation.patch(deliberation.change.materialised(onto: tree))
  }

  /// Carries what the user did over to everything that waits.
  func carryOver(_ change: UserChange<R>) {
    if let deliberation = deciding?.deliberation, case .tree(let tree, let opensFirst) = deliberation.change {
      deliberation.patch(.tree(change.applied(to: tree), opensFirst: opensFirst))
    }
    guard isKeepingTrees else { return }
    departures.append(change)
    if departures.count > 64 + 4 * (detoured.count + passed.count) { settleDepartures() }
  }

  /// How much the user has done.
  var departureCount: Int { settledCount + departures.count }

  /// What the user has done since the tree of a detour was as it is.
  func departures(since detour: Detour<R>) -> ArraySlice<UserChange<R>> {
    departures.dropFirst(max(0, detour.departureCount - settledCount))
  }

  /// Carries what the user did over to the trees of all detours, so that no more of it is kept than there are detours.
  private func settleDepartures() {
    for one in detoured {
      guard var detour = one.detour else { continue }
      settle(&detour)
      one.detour = detour
    }
    for one in passed.all { if let one { settle(&one.detour) } }
    forgetDepartures()
  }

  /// Carries what the user did over to the tree of a detour.
  private func settle(_ detour: inout Detour<R>) {
    for departure in departures(since: detour) {
      departure.apply(to: &detour.tree)
      departure.apply(to: &detour.base)
    }
    detour.departureCount = departureCount
  }

  private func forgetDepartures() {
    settledCount += departures.count
    departures = []
  }

  /// All navigations that have not been committed, those that wait in the order in which they came.
  var all: [UndecidedNavigation<R>] { (deciding.map { [$0] } ?? []) + waiting + detoured }

  /// Whether a navigation cannot end before one that is being asked about does.
  func isWaiting(_ id: NavigationID, for one: UndecidedNavigation<R>) -> Bool {
    var first = one.navigation.id
    if first == id || waiting.contains(where: { $0.navigation.id == id }) { return true }
    // It may open a detour, for one that may itself be a detour.
    while let outer = detoured(by: first) {
      first = outer.navigation.id
      if first == id { return true }
    }
    return false
  }

  /// Ends everything that waits, because the router is gone.
  func release() {
    let left = all
    endDeliberation()
    question?.others.resume(returning: ())
    question = nil
    leftQuestions = []
    waiting = WorkQueue()
    detoured = []
    passed = PassedDetours()
    opening = [:]
    held = [:]
    if case .taken(let one, _) = takeFollowUp()?.wish { one.navigation.finish(.failed(.routerReleased)) }
    endRecheck()?.one.navigation.finish(.failed(.routerReleased))
    for one in left { one.navigation.finish(.failed(.routerReleased)) }
    _ = exchange(&guards, with: [])
    _ = exchange(&vetoes, with: [:])
  }
}

/// What was registered, with the number that it got: lists of it are in the order of the numbers, which only grow.
protocol Registered {
  var key: Int { get }
}

extension Array where Element: Registered {
  /// The first place whose number is greater than one, or the end.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(after key: Int) -> Int { partitioningIndex { $0.key > key } }

  /// The place of a number.
  ///
  /// - Complexity: O(log *n*).
  func index(of key: Int) -> Int? {
    let index = firstIndex(after: key - 1)
    return index < count && self[index].key == key ? index : nil
  }
}
