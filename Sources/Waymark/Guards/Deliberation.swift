/// How vetoes and guards are asked about a navigation.
///
/// Whom to ask is looked up at every turn, so that what is registered in the meantime is asked too, and what is cancelled
/// is not.
@MainActor
final class Deliberation<R: Route> {
  private(set) var change: ProposedChange<R>
  let firstNewID: UInt64

  /// The task in which somebody thinks about it.
  private var task: Task<Void, Never>?

  /// Who has been asked, by the numbers of their registrations.
  private var asked: [Int] = []

  // Where to look for the next one, as long as nobody has come or gone.
  private var registrations = -1
  private var nextEntry = 0
  private var nextVeto = 0
  private var nextGuard = 0
  private var leaving: [(id: EntryID, reason: LeaveReasons)]?

  init(change: ProposedChange<R>, firstNewID: UInt64) {
    self.change = change
    self.firstNewID = firstNewID
  }

  /// Changes what is proposed, because the user has done something in the meantime.
  func patch(_ change: ProposedChange<R>) {
    self.change = change
    leaving = nil
    registrations = -1
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
    if registrations != pipeline.registrations {
      registrations = pipeline.registrations
      nextEntry = 0
      nextVeto = 0
      nextGuard = 0
    }
    let next = nextVeto(in: pipeline, entries) ?? nextGuard(in: pipeline)
    if let next { asked.append(next.key) }
    return next
  }

  private func nextVeto(
    in pipeline: GuardPipeline<R>, _ entries: () -> [(id: EntryID, reason: LeaveReasons)]
  ) -> AddressedQuestion<R>? {
    guard pipeline.hasVetoes else { return nil }
    let leaving = leaving ?? entries()
    self.leaving = leaving
    while nextEntry < leaving.count {
      let entry = leaving[nextEntry]
      let vetoes = pipeline.vetoes(of: entry.id)
      while nextVeto < vetoes.count {
        let veto = vetoes[nextVeto]
        nextVeto += 1
        guard veto.reasons.contains(entry.reason), !asked.contains(veto.key) else { continue }
        return AddressedQuestion(key: veto.key, asker: .screen(entry.id), question: veto.question)
      }
      nextEntry += 1
      nextVeto = 0
    }
    return nil
  }

  private func nextGuard(in pipeline: GuardPipeline<R>) -> AddressedQuestion<R>? {
    while nextGuard < pipeline.guards.count {
      let question = pipeline.guards[nextGuard]
      nextGuard += 1
      if !asked.contains(question.key) { return question }
    }
    return nil
  }
}

/// A question, whom it is for, and the number of its registration.
struct AddressedQuestion<R: Route> {
  let key: Int
  let asker: Asker
  let question: Question<R>
}
