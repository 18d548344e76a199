/// The core of a router that stands for another one while a journal is replayed, so that the app's guards see its state.
extension Core {
  /// Shows a state that somebody else changes; nothing that is asked for changes it.
  package func stand(for other: RouterState) {
    state = other
    isStandIn = true
  }

  /// The guards with their closures, in the order in which they were added.
  package var guardsWithBodies: [(Guard, GuardBody)] {
    state.guards.others.compactMap { one in closures.bodies[one.number].map { (one, $0) } }
  }

  /// The result of an edit that only the app can work out; `nil` if the edit is not known.
  package func result(of work: Work) -> WorkResult? { closures.edits[work.edit]?.body(work) }

  /// Ends what is asked for at once.
  func refuse(_ input: Input) {
    if case .asked(let request) = input {
      navigation(request.number)?.end(.cancelled)
    }
  }
}
