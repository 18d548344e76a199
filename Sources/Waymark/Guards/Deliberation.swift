/// The state of asking objections and guards about a navigation.
///
/// Whom to ask is looked up at every turn. So a guard that is registered in the meantime is asked too, and one that is
/// cancelled is not. Nobody is looked at twice: objections that come late are reported to ``noteObjection(_:of:)``.
@MainActor
@usableFromInline
final class Deliberation<R: Route> {
  private(set) var change: ProposedChange<R>
  private(set) var firstNewID: UInt64

  /// Whether a question to the user was committed since the change was proposed.
  var isOvertaken = false

  /// The task in which a guard or a screen is deciding.
  private var task: Task<Void, Never>?
  /// The guard or screen that is deciding in the task.
  private(set) var thinker: (key: Int, source: DecisionSource)?
  /// Whether it is a guard, and not a screen.
  private(set) var isAskingGuard = false

  /// Whether an answer is being waited for.
  var isWaiting: Bool { task != nil }

  /// The objections that have been asked, by the numbers of their registrations.
  private var asked: Set<Int> = []
  /// The number of the last guard that was asked.
  ///
  /// Guards are asked in the order of their numbers.
  private var lastGuard = 0

  /// The guard of places whose turn it is, and the places that it has been asked about.
  private var placeGuard: AddressedQuestion<R>?
  private var askedPlaces: Set<Entry<R>> = []
  /// The places that would be entered, computed once a guard needs them, and the position of the next one for the
  /// current guard.
  private var entered: [Entry<R>]?
  private var nextPlace = 0

  /// The entries that would be left, computed once they are needed.
  private var leaving: [(id: EntryID, reason: LeaveReasons)]?
  /// The position of each of them, computed once an objection has come late.
  private var places: [EntryID: Int]?
  /// The position of the entry whose objections are being asked, and the number of its last objection that was looked at.
  private var nextEntry = 0
  private var lastObjection = 0
  private var latecomers = LatecomerObjections()

  init(change: ProposedChange<R>, firstNewID: UInt64) {
    self.change = change
    self.firstNewID = firstNewID
  }

  /// Makes a deliberation that asks the guards again, but not the screens that another one has asked.
  init(restarting other: Deliberation) {
    change = other.change
    firstNewID = other.firstNewID
    asked = other.asked
    isOvertaken = other.isOvertaken
  }

  /// Makes all guards be asked again.
  func forgetGuards() {
    (lastGuard, placeGuard, askedPlaces, nextPlace) = (0, nil, [], 0)
  }

  /// Notes that all guards up to a given one have allowed it.
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
    (nextEntry, lastObjection) = (0, 0)
    (entered, nextPlace) = (nil, 0)
    latecomers = LatecomerObjections()
  }

  /// Updates the proposal, as if it had been made after everything that was committed since.
  func catchUp(_ change: ProposedChange<R>, firstNewID: UInt64) {
    self.change = change
    self.firstNewID = firstNewID
    isOvertaken = false
  }

  /// Notes that a screen has registered an objection.
  ///
  /// It is asked even if the screen's turn is over.
  func noteObjection(_ key: Int, of id: EntryID) {
    // If the screen's turn is still to come, its objections are found then.
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

  /// Whether the answer to a question is waited for.
  func isWaiting(for question: AddressedQuestion<R>) -> Bool { thinker?.key == question.key }

  /// Ends the deliberation: an answer is not waited for any more.
  func end() {
    task?.cancel()
    task = nil
    thinker = nil
  }

  /// The next question: first to the screens that would be left, the deepest first, and then to the router's
  /// guards.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline in which guards and objections are registered.
  ///   - entries: The entries that would leave, and how, in order; called only where screens object.
  ///   - places: The places that would be entered, in order; called only where guards speak about places.
  /// - Returns: The question, or `nil` when all have been asked.
  func next(
    in pipeline: GuardPipeline<R>, leaving entries: () -> [(id: EntryID, reason: LeaveReasons)],
    entering places: () -> [Entry<R>]
  ) -> AddressedQuestion<R>? {
    nextObjection(in: pipeline, entries) ?? nextGuard(in: pipeline, places)
  }

  /// The next question to a screen.
  func nextObjection(
    in pipeline: GuardPipeline<R>, _ entries: () -> [(id: EntryID, reason: LeaveReasons)]
  ) -> AddressedQuestion<R>? {
    guard pipeline.hasObjections else { return nil }
    let leaving = leaving ?? entries()
    self.leaving = leaving
    while let latecomer = latecomers.next() {
      let entry = leaving[latecomer.place]
      let objections = pipeline.objections(of: entry.id)
      if let objection = objections.element(latecomer.key), let question = ask(objection, of: entry) {
        return question
      }
    }
    while nextEntry < leaving.count {
      let entry = leaving[nextEntry]
      let objections = pipeline.objections(of: entry.id)
      var index = objections.firstIndex(after: lastObjection)
      while index < objections.places.count {
        lastObjection = objections.places[index].key
        if let question = ask(objections.places[index], of: entry) { return question }
        index += 1
      }
      nextEntry += 1
      lastObjection = 0
    }
    return nil
  }

  private func ask(
    _ objection: GuardPipeline<R>.Objection, of entry: (id: EntryID, reason: LeaveReasons)
  ) -> AddressedQuestion<R>? {
    guard objection.reasons.contains(entry.reason), asked.insert(objection.key).inserted,
      objection.registration.isActive
    else { return nil }
    return AddressedQuestion(
      key: objection.key, source: .screen(entry.id), question: objection.question,
      registration: objection.registration,
      reason: entry.reason)
  }

  private func nextGuard(
    in pipeline: GuardPipeline<R>, _ places: () -> [Entry<R>]
  ) -> AddressedQuestion<R>? {
    while true {
      if let question = nextPlace(places) { return question }
      let index = pipeline.guards.firstIndex(after: lastGuard)
      guard index < pipeline.guards.places.count else { return nil }
      let next = pipeline.guards.places[index]
      lastGuard = next.key
      guard next.registration.isActive else { continue }
      guard case .entering = next.question else { return next }
      (placeGuard, askedPlaces, nextPlace) = (next, [], 0)
    }
  }

  /// The next question to the guard of places whose turn it is.
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

/// A question with its addressee and the number of its registration.
@usableFromInline
struct AddressedQuestion<R: Route>: Registered {
  @usableFromInline let key: Int
  @usableFromInline let source: DecisionSource
  @usableFromInline let question: GuardQuestion<R>
  @usableFromInline let registration: Registration
  /// The place that it is about, where the guard said that it guards that.
  @usableFromInline var place: Entry<R>?
  /// How the screen would be left, where a screen is asked.
  @usableFromInline var reason = LeaveReasons.removed

  var isAboutPlace: Bool { place != nil }

  @usableFromInline var emptied: AddressedQuestion {
    AddressedQuestion(
      key: key, source: source, question: .immediate { _ in .allow }, registration: registration)
  }

  /// Whether it is for a guard, and not for a screen.
  var isGuard: Bool { if case .routerGuard = source { true } else { false } }

  /// The question to the same guard about one place.
  func about(_ place: Entry<R>, _ question: GuardQuestion<R>) -> AddressedQuestion {
    AddressedQuestion(
      key: key, source: source, question: question, registration: registration, place: place)
  }
}

/// A closure that answers a question about a navigation, at once or later.
@usableFromInline
enum GuardQuestion<R: Route> {
  case immediate(@MainActor (GuardRequest<R>) -> Decision<R>)
  case deferred(@MainActor (GuardRequest<R>) async -> Decision<R>)
  /// The closure of a screen, which answers at once or has the user asked.
  case leaving(@MainActor (LeaveRequest) -> LeaveDecision<R>)
  /// The closure of a screen that takes time, and may have the user asked before it answers.
  case asking(@MainActor (LeaveAsker<R>) async -> Decision<R>)
  /// The closures of a guard of places: whether it guards a route, and the question about an entry, which is
  /// one of the first two cases.
  indirect case entering(@MainActor (R) -> Bool, @MainActor (Entry<R>) -> GuardQuestion<R>)

  /// A question about every navigation, or only about the places that are guarded.
  @MainActor
  static func guarding(
    _ isGuarded: (@MainActor (R) -> Bool)?, _ question: @escaping @MainActor () -> GuardQuestion
  ) -> GuardQuestion {
    if let isGuarded { .entering(isGuarded) { _ in question() } } else { question() }
  }

  /// Whether it is answered at once, whatever is proposed.
  var isAnsweredAtOnce: Bool { if case .immediate = self { true } else { false } }
}

/// Objections that screens registered after their turn, in the order in which they are asked.
struct LatecomerObjections {
  private struct Latecomer: Comparable {
    /// The position of the screen among those that would be left.
    let place: Int
    let key: Int

    static func < (one: Latecomer, other: Latecomer) -> Bool {
      (one.place, one.key) < (other.place, other.key)
    }
  }

  private var latecomers = MinHeap<Latecomer>()

  /// Adds an objection.
  ///
  /// - Complexity: O(log *n*).
  mutating func add(_ key: Int, at place: Int) { latecomers.insert(Latecomer(place: place, key: key)) }

  /// The next objection, and the position of its screen.
  ///
  /// - Complexity: O(log *n*).
  mutating func next() -> (place: Int, key: Int)? { latecomers.popFirst().map { ($0.place, $0.key) } }
}
