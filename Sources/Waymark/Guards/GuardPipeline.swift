/// The guards and vetoes of a router, and the navigations that have not been committed.
@MainActor
@usableFromInline
final class GuardPipeline<R: Route> {
  struct Veto: Registered {
    let key: Int
    let reasons: LeaveReasons
    let question: GuardQuestion<R>
    let registration: Registration

    var emptied: Veto {
      Veto(key: key, reasons: reasons, question: .immediate { _ in .allow }, registration: registration)
    }
  }

  /// The router's guards, in the order in which they are asked.
  @usableFromInline private(set) var guards = RegisteredList<AddressedQuestion<R>>() {
    didSet { noteRegistrations() }
  }
  /// The number of guards that may take time.
  private var slowGuards = 0
  private var vetoes: [EntryID: RegisteredList<Veto>] = [:] { didSet { noteRegistrations() } }
  /// Tells that an objection has come or gone.
  var objectionsChanged: (@MainActor () -> Void)?
  private(set) var lastKey = 0

  /// Whether only guards that answer at once are registered, none has ended since they were last asked, and no journal
  /// follows the router.
  @exclusivity(unchecked) @usableFromInline private(set) var answersAtOnce = true
  /// How many times the registrations have changed.
  @exclusivity(unchecked) @usableFromInline private(set) var registrationChanges = 0

  /// The navigation of a brief deliberation, as long as nothing else has to know of it.
  @exclusivity(unchecked) @usableFromInline var brief: BriefDeliberation<R>?

  /// The full form of the last brief deliberation, if it had to be made.
  @usableFromInline var unfolded: (UndecidedNavigation<R>, Deliberation<R>)?

  /// The navigation that is being decided.
  var deciding: UndecidedNavigation<R>? {
    if let brief { unfold(brief) }
    return undecided
  }

  private var undecided: UndecidedNavigation<R>? { didSet { noteOthers() } }

  /// The question to the user that the decision has led to.
  ///
  /// Its screen may have left the tree already.
  var question: OpenQuestion<R>? { didSet { noteOthers() } }

  /// The screens that wait to ask until the question is answered.
  let waitingAskers = WaitingAskers()

  /// Questions that nobody waits for any more, which come back if the tree goes back.
  var leftQuestions: [OpenQuestion<R>] = [] { didSet { noteOthers() } }

  /// Whether there is more than guards to consider: a question to the user, a recheck, or navigations that
  /// wait.
  @exclusivity(unchecked) @usableFromInline private(set) var hasOthers = false

  /// The guard or screen that is being asked and answers at once.
  @exclusivity(unchecked) @usableFromInline var asking: DecisionSource?

  /// The guard or screen that has navigated while it was asked, since the router was last idle.
  var navigatingWhenAsked: DecisionSource?

  /// The recheck that is under way.
  var recheck: Recheck<R>? { didSet { noteOthers() } }

  /// Where the last recheck leads, once the navigation that was being decided then is decided.
  var followUp: FollowUp<R>? { didSet { noteOthers() } }

  /// The rechecks to repeat if the tree goes back to before them.
  var rechecked = RecheckHistory()

  /// The watches that start rechecks when a value changes.
  private var watches: [Int: AnyObject] = [:]

  /// The navigations that wait behind one of higher priority.
  private var waiting = WorkQueue<UndecidedNavigation<R>>() { didSet { noteOthers() } }

  /// The navigations that have a detour.
  @usableFromInline let detours = DetourRegister<R>()

  // MARK: Registrations

  /// The journal's tap, which notes registrations as long as a journal follows the router.
  var tap: JournalTap<R>? { didSet { noteRegistrations() } }

  /// The vetoes that are registered, by the entry.
  var everyVeto: [EntryID: [Veto]] { vetoes.mapValues { $0.registered } }

  var hasVetoes: Bool { !vetoes.isEmpty }

  func vetoes(of id: EntryID) -> RegisteredList<Veto> { vetoes[id] ?? RegisteredList() }

  func addGuard(_ name: String?, _ question: GuardQuestion<R>) -> Registration {
    let key = makeKey()
    let registration = Registration { [weak self] in self?.removeGuard(key) }
    if !question.isAnsweredAtOnce { slowGuards += 1 }
    let source = DecisionSource.routerGuard(name ?? "guard \(key)")
    guards.append(
      AddressedQuestion(key: key, source: source, question: question, registration: registration))
    if let tap { tap.note(.guardAdded(JournalGuard(key, source, question)), at: tap.origin) }
    return registration
  }

  private func removeGuard(_ key: Int) {
    guard let removed = guards.element(key) else { return }
    noteRemoval(key)
    if !removed.question.isAnsweredAtOnce { slowGuards -= 1 }
    // Release the guard after it is out of the list, because releasing it may cancel others.
    guards.remove(key)
    withExtendedLifetime(removed) {}
  }

  /// Removes the places of guards that have ended, before the others are asked.
  func removeEmptyPlaces() {
    if guards.hasEmptyPlaces { guards.removeEmptyPlaces() }
  }

  func addVeto(_ id: EntryID, _ reasons: LeaveReasons, _ question: GuardQuestion<R>) -> Registration {
    let key = makeKey()
    let registration = Registration { [weak self] in self?.removeVeto(key, of: id) }
    vetoes[id, default: RegisteredList()].append(
      Veto(key: key, reasons: reasons, question: question, registration: registration))
    if let tap { tap.note(.guardAdded(JournalGuard(key, .screen(id), question, reasons)), at: tap.origin) }
    deciding?.deliberation?.noteVeto(key, of: id)
    recheck?.screens?.noteVeto(key, of: id)
    objectionsChanged?()
    return registration
  }

  private func removeVeto(_ key: Int, of id: EntryID) {
    guard let removed = vetoes[id]?.element(key) else { return }
    noteRemoval(key)
    vetoes[id]?.remove(key)
    if vetoes[id]?.isEmpty == true { vetoes[id] = nil }
    withExtendedLifetime(removed) {}
    objectionsChanged?()
  }

  private func noteRemoval(_ key: Int) {
    if let tap { tap.note(.guardRemoved(key), at: tap.origin) }
  }

  /// Forgets the vetoes of a screen that is gone.
  func removeVetoes(of id: EntryID) {
    guard let removed = vetoes.removeValue(forKey: id) else { return }
    withExtendedLifetime(removed) {}
    objectionsChanged?()
  }

  /// Asks a guard or a screen that answers at once.
  @inlinable
  func answer<Request, Answer>(
    of source: DecisionSource, after chain: AnswerChain?,
    _ decide: @MainActor (Request) -> Answer, _ request: Request
  ) -> Answer {
    asking = source
    defer { asking = nil }
    return AnswerChain.asking(source, after: chain) { decide(request) }
  }

  /// Whether any guard speaks about places.
  var hasPlaceGuards: Bool {
    guards.places.contains { if case .entering = $0.question { true } else { false } }
  }

  /// Keeps a watch of a value as long as its registration lasts.
  func addWatch(_ watch: AnyObject) -> Registration {
    let key = makeKey()
    watches[key] = watch
    return Registration { [weak self] in self?.watches[key] = nil }
  }

  /// Continues numbering after a given number.
  func goOn(after key: Int) { lastKey = key }

  private func noteRegistrations() {
    registrationChanges += 1
    answersAtOnce = tap == nil && vetoes.isEmpty && slowGuards == 0 && !guards.hasEmptyPlaces
  }

  private func noteOthers() {
    hasOthers =
      undecided != nil || question != nil || !leftQuestions.isEmpty || recheck != nil || followUp != nil
      || !waiting.isEmpty
  }

  private func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  // MARK: Navigations

  /// Whether a navigation is being decided.
  ///
  /// If none is, none waits behind one.
  var isDeliberating: Bool { brief != nil || undecided != nil }

  /// The navigations that can be resumed, the oldest first: those that wait for a detour in the tree, and those that were
  /// resumed and are not decided yet.
  var resumable: [UndecidedNavigation<R>] {
    all.filter { $0.isHeld || $0.resumedFrom != nil }.sorted { $0.place < $1.place }
  }

  /// Begins to decide about a navigation.
  func begin(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) {
    one.stage = .deciding(deliberation)
    undecided = one
  }

  /// Ends deciding about a navigation: no answer is waited for any more.
  @discardableResult
  func endDeliberation() -> UndecidedNavigation<R>? {
    let ended = deciding
    ended?.deliberation?.end()
    undecided = nil
    return ended
  }

  /// Makes the guards be asked again about the navigation that is being decided, because their answers are
  /// stale.
  ///
  /// Screens that have answered are not asked again.
  func restartGuards() {
    guard let one = deciding, let deliberation = one.deliberation else { return }
    guard deliberation.isAskingGuard else { return deliberation.forgetGuards() }
    deliberation.end()
    one.stage = .deciding(Deliberation(restarting: deliberation))
  }

  /// Takes out the follow-up of the last recheck.
  func takeFollowUp() -> FollowUp<R>? { exchange(&followUp, with: nil) }

  /// Ends the recheck.
  @discardableResult
  func endRecheck() -> Recheck<R>? {
    let ended = recheck
    ended?.end()
    recheck = nil
    return ended
  }

  /// Makes a navigation wait behind the one of higher priority that is being decided.
  func wait(_ one: UndecidedNavigation<R>) {
    one.stage = .waiting
    waiting.append(one)
  }

  /// The next navigation that waits behind one of higher priority, once that is decided.
  func takeWaiting() -> UndecidedNavigation<R>? { deciding == nil ? waiting.popFirst() : nil }

  /// Turns the change that is being decided into a whole tree, before the tree that it starts from changes.
  func materialise(onto tree: EntryTree<R>) {
    guard let deliberation = deciding?.deliberation else { return }
    deliberation.patch(deliberation.change.materialised(onto: tree))
  }

  /// Applies a user's action to everything that waits.
  ///
  /// - Parameters:
  ///   - change: What it changed.
  ///   - shown: What is shown now.
  ///   - revision: The tree's revision now.
  func carryOver(_ change: UserChange<R>, shown: EntryTree<R>?, _ revision: UInt64) {
    if let deliberation = deciding?.deliberation, case .tree(let tree, let opensFirst) = deliberation.change {
      let change = change.withRemainder(of: shown)
      deliberation.patch(.tree(change.applied(to: tree), opensFirst: opensFirst))
    }
    detours.carryOver(change, shown: shown, revision)
  }

  /// All navigations that have not been committed.
  ///
  /// Those that wait are in the order in which they came.
  var all: [UndecidedNavigation<R>] { (deciding.map { [$0] } ?? []) + waiting + detours.navigations }

  /// Whether a navigation cannot end before the one that is being decided ends.
  func isWaiting(_ id: NavigationID, for one: UndecidedNavigation<R>) -> Bool {
    var first = one.navigation.id
    if first == id || waiting.contains(where: { $0.navigation.id == id }) { return true }
    // It may open a detour for a navigation that opens a detour itself.
    while let outer = detours.detoured(by: first) {
      first = outer.navigation.id
      if first == id { return true }
    }
    return false
  }

  /// Ends everything that waits, because the router is gone.
  func release() {
    let left = all
    endDeliberation()
    waitingAskers.callAll()
    question = nil
    leftQuestions = []
    waiting = WorkQueue()
    detours.release()
    if case .taken(let one, _) = takeFollowUp()?.wish { one.navigation.finish(.failed(.routerReleased)) }
    endRecheck()?.one.navigation.finish(.failed(.routerReleased))
    for one in left { one.navigation.finish(.failed(.routerReleased)) }
    _ = exchange(&guards, with: RegisteredList())
    _ = exchange(&vetoes, with: [:])
  }
}

extension Router {
  /// The guards by name, in the order in which they are asked, each with the condition for the places that it is
  /// asked about; `nil` for one that is asked about every navigation.
  package var namedGuards: [(name: String, isGuarded: ((R) -> Bool)?)] {
    (pipeline?.guards.places ?? []).filter(\.registration.isActive).compactMap { asked in
      guard case .routerGuard(let name) = asked.source else { return nil }
      guard case .entering(let isGuarded, _) = asked.question else { return (name, nil) }
      return (name, isGuarded)
    }
  }
}
