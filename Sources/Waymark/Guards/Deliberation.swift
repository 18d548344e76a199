/// A navigation on its way through vetoes and guards.
///
/// It is shared and changed in place, because it is large and every question would copy it.
@MainActor
final class Deliberation<R: Route> {
  let navigation: Navigation<R>

  /// What is asked for now, which a redirect changes.
  let intent: Intent<R>

  var change: ProposedChange<R>
  let firstNewID: UInt64

  /// The detour that ends with it, where it is one that goes on.
  let resumed: HeldDetour<R>?

  /// What is to be asked, in order.
  private var questions: [AddressedQuestion<R>] = []
  private var asked = 0

  init(
    navigation: Navigation<R>, intent: Intent<R>, change: ProposedChange<R>, firstNewID: UInt64,
    resumed: HeldDetour<R>?
  ) {
    self.navigation = navigation
    self.intent = intent
    self.change = change
    self.firstNewID = firstNewID
    self.resumed = resumed
  }

  /// Says what is to be asked.
  func begin(_ questions: [AddressedQuestion<R>]) {
    self.questions = questions
  }

  /// The next question, or `nil` when all have been asked.
  func next() -> AddressedQuestion<R>? {
    guard asked < questions.count else { return nil }
    asked += 1
    return questions[asked - 1]
  }

  /// Leaves out what is to be asked of somebody who is gone.
  func leaveOut(_ gone: Set<Asker>) {
    questions = questions[asked...].filter { !gone.contains($0.asker) }
    asked = 0
  }
}

/// A question and whom it is for.
struct AddressedQuestion<R: Route> {
  let asker: Asker
  let question: Question<R>
}
