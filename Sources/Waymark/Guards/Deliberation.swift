/// How vetoes and guards are asked about a navigation.
///
/// Whom to ask is looked up at every turn, so that what is registered in the meantime is asked too, and what is cancelled
/// is not. Nobody is looked at twice for that: those that come late are told of.
@MainActor
@usableFromInline
final class Deliberation<R: Route> {
  private(set) var change: ProposedChange<R>
  private(set) var firstNewID: UInt64

  /// Whether something was committed since it was proposed: a question to the user.
  var isOvertaken = false

  /// The task in which somebody thinks about it.
  private var task: Task<Void, Never>?
  /// The one who thinks in it.
  private(set) var thinker: (key: Int, source: DecisionSource)?
  /// Whether that is a guard, and not a screen.
  private(set) var isAskingGuard = false

  /// Whether somebody takes his time to answer.
  var isWaiting: Bool { task != nil }

  /// The vetoes that have been asked, by the numbers of their registrations.
  private var asked: Set<Int> = []
  /// The number of the last guard that was asked: those that were registered earlier come earlier.
  private var lastGuard = 0

  /// The guard of places that is being asked about one after the other, and the places that it has been asked about.
  private var placeGuard: AddressedQuestion<R>?
  private var askedPlaces: Set<Entry<R>> = []
  /// The places that would be entered, once a guard has to know, and how many of them have been looked at for it.
  private var entered: [Entry<R>]?
  private var nextPlace = 0

  /// The entries that would be left, once somebody has to know.
  private var leaving: [(id: EntryID, reason: LeaveReasons)]?
  /// Their places in order, once somebody has come late.
  private var places: [EntryID: Int]?
  /// The place of the entry whose vetoes are being asked, and the number of the last one of them that was looked at.
  private var nextEntry = 0
  private var lastVeto = 0
  private var latecomers = LatecomerVetoes()

  init(change: ProposedChange<R>, firstNewID: UInt64) {
    self.change = change
    self.firstNewID = firstNewID
  }

  /// Makes one that has the guards asked again of what another has asked screens about.
  init(restarting other: Deliberation) {
    change = other.change
    firstNewID = other.firstNewID
    asked = other.asked
    isOvertaken = other.isOvertaken
  }

  /// Has the guards asked again.
  func forgetGuards() {
    (lastGuard, placeGuard, askedPlaces, nextPlace) = (0, nil, [], 0)
  }

  /// Notes that the guards up to one have allowed it.
  func pass(upTo guardKey: Int) { lastGuard = guardKey }

  /// Changes what is proposed, because the tree has changed.
  func propose(_ change: ProposedChange<R>, firstNewID: UInt64) {
    self.firstNewID = firstNewID
    patch(change)
    forgetGuards()
  }

  /// Changes what is proposed, because the user has done something in the meantime.
  func patch(_ change: ProposedChange<R>) {
    self.change = change
    (leaving, places) = (nil, nil)
    (nextEntry, lastVeto) = (0, 0)
    (entered, nextPlace) = (nil, 0)
    latecomers = LatecomerVetoes()
  }

  /// Takes the place that it would have had, had it been proposed after all that was committed.
  func catchUp(_ change: ProposedChange<R>, firstNewID: UInt64) {
    self.change = change
    self.firstNewID = firstNewID
    isOvertaken = false
  }

  /// A screen has registered a veto, which is asked too if it has been passed already.
  func noteVeto(_ key: Int, of id: EntryID) {
    // Whoever has not been looked at yet is found in time.
    guard let leaving, nextEntry > 0 else { return }
    if places == nil {
      places = Dictionary(leaving.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
    if let place = places?[id], place < nextEntry { latecomers.add(key, at: place) }
  }

  /// Waits for an answer in a task, which ends with the deliberation.
  func wait(for question: AddressedQuestion<R>, in task: Task<Void, Never>) {
    self.task = task
    thinker = (question.key, question.source)
    isAskingGuard = question.isGuard
  }

  /// Whether somebody's answer is waited for.
  func isWaiting(for question: AddressedQuestion<R>) -> Bool { thinker?.key == question.key }

  /// Ends it: nobody waits for an answer any more.
  func end() {
    task?.cancel()
    task = nil
    thinker = nil
  }

  /// The next one to be asked: screens that would be left, the deepest first, then the router's guards.
  ///
  /// - Parameters:
  ///   - pipeline: Where they are registered.
  ///   - entries: The entries that would leave, and how, in order; called only where screens object.
  ///   - places: The places that would be entered, in order; called only where guards speak about places.
  /// - Returns: The next one, or `nil` when all have been asked.
  func next(
    in pipeline: GuardPipeline<R>, leaving entries: () -> [(id: EntryID, reason: LeaveReasons)],
    entering places: () -> [Entry<R>]
  ) -> AddressedQuestion<R>? {
    nextVeto(in: pipeline, entries) ?? nextGuard(in: pipeline, places)
  }

  /// The next screen to be asked.
  func nextVeto(
    in pipeline: GuardPipeline<R>, _ entries: () -> [(id: EntryID, reason: LeaveReasons)]
  ) -> AddressedQuestion<R>? {
    guard pipeline.hasVetoes else { return nil }
    let leaving = leaving ?? entries()
    self.leaving = leaving
    while let latecomer = latecomers.next() {
      let entry = leaving[latecomer.place]
      let vetoes = pipeline.vetoes(of: entry.id)
      if let index = vetoes.index(of: latecomer.key), let question = ask(vetoes[index], of: entry) {
        return question
      }
    }
    while nextEntry < leaving.count {
      let entry = leaving[nextEntry]
      let vetoes = pipeline.vetoes(of: entry.id)
      var index = vetoes.firstIndex(after: lastVeto)
      while index < vetoes.count {
        lastVeto = vetoes[index].key
        if let question = ask(vetoes[index], of: entry) { return question }
        index += 1
      }
      nextEntry += 1
      lastVeto = 0
    }
    return nil
  }

  private func ask(
    _ veto: GuardPipeline<R>.Veto, of entry: (id: EntryID, reason: LeaveReasons)
  ) -> AddressedQuestion<R>? {
    guard veto.reasons.contains(entry.reason), asked.insert(veto.key).inserted, veto.registration.isActive
    else { return nil }
    return AddressedQuestion(
      key: veto.key, source: .screen(entry.id), question: veto.question, registration: veto.registration)
  }

  private func nextGuard(
    in pipeline: GuardPipeline<R>, _ places: () -> [Entry<R>]
  ) -> AddressedQuestion<R>? {
    while true {
      if let question = nextPlace(places) { return question }
      let index = pipeline.guards.firstIndex(after: lastGuard)
      guard index < pipeline.guards.count else { return nil }
      let next = pipeline.guards[index]
      lastGuard = next.key
      guard next.registration.isActive else { continue }
      guard case .entering = next.question else { return next }
      (placeGuard, askedPlaces, nextPlace) = (next, [], 0)
    }
  }

  /// What the guard of places whose turn it is has to be asked next.
  private func nextPlace(_ places: () -> [Entry<R>]) -> AddressedQuestion<R>? {
    guard let asked = placeGuard, case .entering(let isGuarded, let decision) = asked.question else {
      return nil
    }
    let entered = entered ?? places()
    self.entered = entered
    while nextPlace < entered.count, asked.registration.isActive {
      let entry = entered[nextPlace]
      nextPlace += 1
      guard isGuarded(entry.route), askedPlaces.insert(entry).inserted else { continue }
      return asked.about(entry, decision(entry))
    }
    placeGuard = nil
    return nil
  }
}

/// A question, whom it is for, and the number of its registration.
@usableFromInline
struct AddressedQuestion<R: Route>: Registered {
  @usableFromInline let key: Int
  @usableFromInline let source: DecisionSource
  @usableFromInline let question: GuardQuestion<R>
  @usableFromInline let registration: Registration
  /// The place that it is about, where the guard said that it guards that.
  @usableFromInline var place: Entry<R>?

  var isAboutPlace: Bool { place != nil }

  /// Whether it is a guard's, and not a screen's.
  var isGuard: Bool { if case .routerGuard = source { true } else { false } }

  /// The same guard's question about one place.
  func about(_ place: Entry<R>, _ question: GuardQuestion<R>) -> AddressedQuestion {
    AddressedQuestion(
      key: key, source: source, question: question, registration: registration, place: place)
  }
}

/// Something to be asked about a navigation, answered at once or later.
@usableFromInline
enum GuardQuestion<R: Route> {
  case immediate(@MainActor (Proposal<R>) -> Decision<R>)
  case deferred(@MainActor (Proposal<R>) async -> Decision<R>)
  /// To a screen, which may ask the user before it answers.
  case asking(@MainActor (LeaveRequest<R>) async -> Decision<R>)
  /// Asked about each place that would be entered and is guarded: one of the first two for each.
  indirect case entering(@MainActor (R) -> Bool, @MainActor (Entry<R>) -> GuardQuestion<R>)

  /// Whether it is answered at once, whatever is proposed.
  var isAnsweredAtOnce: Bool { if case .immediate = self { true } else { false } }
}

/// Vetoes that screens have registered when all that they had before were asked, in the order in which they are asked.
struct LatecomerVetoes {
  private struct Latecomer {
    /// The place of the screen among those that would be left.
    let place: Int
    let key: Int

    func isAfter(_ other: Latecomer) -> Bool { (place, key) > (other.place, other.key) }
  }

  /// The last one is the next to be asked.
  private var latecomers: [Latecomer] = []

  mutating func add(_ key: Int, at place: Int) {
    let new = Latecomer(place: place, key: key)
    latecomers.insert(new, at: latecomers.partitioningIndex { !$0.isAfter(new) })
  }

  /// The next one, and the place of its screen.
  mutating func next() -> (place: Int, key: Int)? { latecomers.popLast().map { ($0.place, $0.key) } }
}
