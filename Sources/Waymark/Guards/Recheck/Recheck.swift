/// The state of a recheck: which places have been asked about, and which were refused.
@MainActor
@usableFromInline
final class Recheck<R: Route> {
  let one: UndecidedNavigation<R>
  let asksScreens: Bool

  /// Whether only guards of places are asked.
  let isOfPlaces: Bool

  /// The places of the tree when the recheck began, in the order in which they are asked about.
  private var places: [Entry<R>]
  private var nextPlace = 0
  /// Places that were not asked about because they were to go with others.
  ///
  /// They may stay after all.
  private var unasked: [Entry<R>] = []
  private var lastGuard = 0
  private var refusals: [Entry<R>: Refusal<R>] = [:]

  /// The entries that would be left of the tree at a certain revision.
  private var left: (revision: UInt64, entries: Set<Entry<R>>)?

  /// The deliberation in which screens are asked about what goes, once guards have answered.
  private(set) var screens: Deliberation<R>?
  private var task: Task<Void, Never>?
  /// The number of the guard or screen that is deciding.
  private var thinker: Int?

  /// Whether an answer is being waited for.
  var isWaiting: Bool { thinker != nil }

  /// The navigation that should replace the window's root, which was refused.
  weak var opener: Navigation?

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

  /// Whether the answer to a question is waited for.
  func isWaiting(for question: AddressedQuestion<R>) -> Bool { thinker == question.key }

  /// Stops waiting for an answer.
  func end() {
    task?.cancel()
    hasAnswered()
  }

  /// Notes that the answer has come.
  func hasAnswered() {
    task = nil
    thinker = nil
  }

  /// The next question, and the place that it is about.
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
      guard index < pipeline.guards.places.count else { return nil }
      let next = pipeline.guards.places[index]
      lastGuard = next.key
      guard next.registration.isActive else { continue }
      guard case .entering(let isGuarded, let decision) = next.question else {
        if isOfPlaces { continue }
        return next
      }
      if isGuarded(place.route) { return next.about(place, decision(place)) }
    }
  }

  /// Notes that a place is refused.
  func refuse(_ place: Entry<R>, _ refusal: Refusal<R>) {
    refusals[place] = refusal
    left = nil
    // The first refusal decides, so no other guard is asked about the place.
    lastGuard = .max
  }

  func refusal(of place: Entry<R>?) -> Refusal<R>? { place.flatMap { refusals[$0] } }

  /// The rest of a tree without what is refused.
  func cut(_ tree: EntryTree<R>, ids: inout EntryID.Generator) -> RefusalCut<R> {
    tree.cut(where: { refusals[$0] != nil }, ids: &ids)
  }

  /// Whether a place is still there unchanged and would not go with a refused one.
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

/// A guard's answer about a place that may not stay.
struct Refusal<R: Route> {
  @Boxed var decision: Decision<R>

  /// The number of the guard.
  let guardKey: Int
}
