/// A navigation on its way through vetoes and guards.
struct Deliberation<R: Route> {
  let navigation: Navigation<R>

  /// What is asked for now, which a redirect changes.
  let intent: Intent<R>

  var change: ProposedChange<R>
  let firstNewID: UInt64

  /// The detour that ends with it, where it is one that goes on.
  let resumed: HeldDetour<R>?

  /// What is still to be asked, the next one first.
  var questions: ArraySlice<AddressedQuestion<R>>

  /// What an answer that comes later has to name.
  let token: UInt64
}

/// A question and whom it is for.
struct AddressedQuestion<R: Route> {
  let asker: Asker
  let question: Question<R>
}
