/// How what is there is asked about again: place by place, and what has been refused so far.
@MainActor
@usableFromInline
final class Recheck<R: Route> {
  let one: UndecidedNavigation<R>
  let asksScreens: Bool

  /// Whether it is for guards of places alone.
  let isOfPlaces: Bool

  /// The places that were there when it began, in the order in which they are asked about.
  private var places: [Entry<R>]
  private var nextPlace = 0
  /// Those that were to go with others, so that nobody was asked: these may stay in the end.
  private var unasked: [Entry<R>] = []
  private var lastGuard = 0
  private var refusals: [Entry<R>: Refusal<R>] = [:]

  /// What would be left, of the tree at a certain time.
  private var left: (revision: UInt64, entries: Set<Entry<R>>)?

  /// How screens are asked about what goes, once guards have answered.
  private(set) var screens: Deliberation<R>?
  private var task: Task<Void, Never>?
  /// The number of the one who thinks in it.
  private var thinker: Int?

  /// Whether somebody takes his time to answer.
  var isWaiting: Bool { thinker != nil }

  /// What is to take the place of the window's root, which is refused.
  weak var opener: Navigation<R>?

  init(_ one: UndecidedNavigation<R>, of tree: EntryTree<R>, asksScreens: Bool, isOfPlaces: Bool) {
    self.one = one
    self.asksScreens = asksScreens
    self.isOfPlaces = isOfPlaces
    var places: [Entry<R>] = []
    tree.forEachPlace { places.append($0.entry) }
    self.places = places
  }

  /// Waits for an answer in a task, which ends with the recheck.
  func wait(for question: AddressedQuestion<R>, in task: Task<Void, Never>) {
    self.task = task
    thinker = question.key
  }

  /// Whether somebody's answer is waited for.
  func isWaiting(for question: AddressedQuestion<R>) -> Bool { thinker == question.key }

  /// Nobody's answer is waited for any more.
  func end() {
    task?.cancel()
    hasAnswered()
  }

  /// The one who thinks has answered.
  func hasAnswered() {
    task = nil
    thinker = nil
  }

  /// The next guard to ask, and the place that it is asked about.
  func next(
    in pipeline: GuardPipeline<R>, _ machine: borrowing RouterMachine<R>
  ) -> (question: AddressedQuestion<R>, place: Entry<R>)? {
    while true {
      while nextPlace < places.count {
        let place = places[nextPlace]
        let isLeft = isLeft(place, in: machine)
        if isLeft, let question = nextGuard(in: pipeline, of: place) { return (question, place) }
        if !isLeft, refusals[place] == nil { unasked.append(place) }
        (nextPlace, lastGuard) = (nextPlace + 1, 0)
      }
      guard unasked.contains(where: { isLeft($0, in: machine) }) else { return nil }
      (places, unasked, nextPlace) = (unasked, [], 0)
    }
  }

  private func nextGuard(in pipeline: GuardPipeline<R>, of place: Entry<R>) -> AddressedQuestion<R>? {
    while true {
      let index = pipeline.guards.firstIndex(after: lastGuard)
      guard index < pipeline.guards.count else { return nil }
      let next = pipeline.guards[index]
      lastGuard = next.key
      guard next.registration.isActive else { continue }
      guard case .entering(let isGuarded, let decision) = next.question else {
        if isOfPlaces { continue }
        return next
      }
      if isGuarded(place.route) { return next.about(place, decision(place)) }
    }
  }

  /// Notes that the place that was asked about last is refused.
  func refuse(_ place: Entry<R>, _ refusal: Refusal<R>) {
    refusals[place] = refusal
    left = nil
    // The first refusal decides.
    lastGuard = .max
  }

  func refusal(of place: Entry<R>?) -> Refusal<R>? { place.flatMap { refusals[$0] } }

  /// What is left of a tree.
  func cut(_ tree: EntryTree<R>, ids: inout EntryID.Generator) -> RefusalCut<R> {
    tree.cut(where: { refusals[$0] != nil }, ids: &ids)
  }

  /// Whether a place is still there as it was, and does not go with another.
  private func isLeft(_ place: Entry<R>, in machine: borrowing RouterMachine<R>) -> Bool {
    if let left, left.revision == machine.revision { return left.entries.contains(place) }
    var entries = Set<Entry<R>>()
    var ids = machine.ids
    cut(machine.tree, ids: &ids).tree.forEachElement { entries.insert($0) }
    left = (machine.revision, entries)
    return entries.contains(place)
  }

  /// The screens to ask about what goes.
  func screens(leaving change: ProposedChange<R>, firstNewID: UInt64) -> Deliberation<R> {
    if let screens {
      screens.patch(change)
      return screens
    }
    let made = Deliberation(change: change, firstNewID: firstNewID)
    screens = made
    return made
  }
}

/// What a guard has answered about a place that may not stay.
struct Refusal<R: Route> {
  let decision: Decision<R>

  /// The number of the guard.
  let guardKey: Int
}
