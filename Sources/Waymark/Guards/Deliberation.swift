/// How vetoes and guards are asked about a navigation.
///
/// Whom to ask is looked up at every turn, so that what is registered in the meantime is asked too, and what is cancelled
/// is not. Nobody is looked at twice for that: those that come late are told of.
@MainActor
final class Deliberation<R: Route> {
  private(set) var change: ProposedChange<R>
  let firstNewID: UInt64

  /// The task in which somebody thinks about it.
  private var task: Task<Void, Never>?

  /// The vetoes that have been asked, by the numbers of their registrations.
  private var asked: Set<Int> = []
  /// The number of the last guard that was asked: those that were registered earlier come earlier.
  private var lastGuard = 0

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

  /// Changes what is proposed, because the user has done something in the meantime.
  func patch(_ change: ProposedChange<R>) {
    self.change = change
    (leaving, places) = (nil, nil)
    (nextEntry, lastVeto) = (0, 0)
    latecomers = LatecomerVetoes()
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
  func wait(_ task: Task<Void, Never>) { self.task = task }

  /// Ends it: nobody waits for an answer any more.
  func end() {
    task?.cancel()
    task = nil
  }

  /// The next one to be asked: screens that would be left, the deepest first, then the router's guards.
  ///
  /// - Parameters:
  ///   - pipeline: Where they are registered.
  ///   - entries: The entries that would leave, and how, in order; called only where screens object.
  /// - Returns: The next one, or `nil` when all have been asked.
  func next(
    in pipeline: GuardPipeline<R>, leaving entries: () -> [(id: EntryID, reason: LeaveReasons)]
  ) -> AddressedQuestion<R>? {
    nextVeto(in: pipeline, entries) ?? nextGuard(in: pipeline)
  }

  private func nextVeto(
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

  private func nextGuard(in pipeline: GuardPipeline<R>) -> AddressedQuestion<R>? {
    while true {
      let index = pipeline.guards.firstIndex(after: lastGuard)
      guard index < pipeline.guards.count else { return nil }
      let next = pipeline.guards[index]
      lastGuard = next.key
      if next.registration.isActive { return next }
    }
  }
}

/// A question, whom it is for, and the number of its registration.
struct AddressedQuestion<R: Route>: Registered {
  let key: Int
  let source: DecisionSource
  let question: GuardQuestion<R>
  let registration: Registration
}

/// Something to be asked about a navigation, answered at once or later.
enum GuardQuestion<R: Route> {
  case immediate(@MainActor (Proposal<R>) -> Decision<R>)
  case deferred(@MainActor (Proposal<R>) async -> Decision<R>)
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
