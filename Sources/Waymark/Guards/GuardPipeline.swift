/// The guards and vetoes of a router, the navigation that is being asked about, and those that wait.
@MainActor
@usableFromInline
final class GuardPipeline<R: Route> {
  struct Veto {
    let key: Int
    let reasons: LeaveReasons
    let question: Question<R>
  }

  var guards: [(key: Int, name: String, question: Question<R>)] = []
  var vetoes: [EntryID: [Veto]] = [:]
  var deliberation: Deliberation<R>?
  /// Navigations of lower priority that came while one was waiting for its guards.
  var deferred: [DeferredNavigation<R>] = []
  /// Navigations that wait for a detour that is on the screen, the oldest first.
  var held: [HeldDetour<R>] = []
  /// Navigations that wait for a detour whose own guards have not answered yet, by the detour's number.
  var opening: [NavigationID: HeldDetour<R>] = [:]
  private var lastKey = 0

  var isDeliberating: Bool { deliberation != nil || !deferred.isEmpty }

  func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  /// What is to be asked about leaving some entries, in their order.
  func questions(leaving entries: [EntryID], for reason: LeaveReasons) -> [AddressedQuestion<R>] {
    entries.flatMap { id in
      (vetoes[id] ?? []).filter { $0.reasons.contains(reason) }
        .map { AddressedQuestion(asker: .screen(id), question: $0.question) }
    }
  }

  /// What the router's guards are to be asked.
  var guardQuestions: [AddressedQuestion<R>] {
    guards.map { AddressedQuestion(asker: .routerGuard($0.name), question: $0.question) }
  }

  /// Turns the change that is being asked about into a whole tree, before the tree that it starts from changes.
  func materialise(onto tree: EntryTree<R>) {
    guard let change = deliberation?.change else { return }
    deliberation?.change = .tree(change.applied(to: tree))
  }

  /// Carries what the user did over to everything that waits.
  func carryOver(_ change: UserChange<R>) {
    if case .tree(let tree)? = deliberation?.change { deliberation?.change = .tree(change.applied(to: tree)) }
    if let questions = deliberation?.questions {
      let gone = Set(change.removed.map { Asker.screen($0.id) })
      deliberation?.questions = questions.filter { !gone.contains($0.asker) }[...]
    }
    for index in held.indices { held[index].tree = change.applied(to: held[index].tree) }
    opening = opening.mapValues { waiting in
      var carried = waiting
      carried.tree = change.applied(to: waiting.tree)
      return carried
    }
  }

  /// Ends everything that waits, because the router is gone.
  func release() {
    let waiting =
      [deliberation?.navigation].compactMap(\.self) + deferred.map(\.navigation) + held.map(\.navigation)
      + opening.values.map(\.navigation)
    for navigation in waiting { navigation.finish(.failed(.routerReleased)) }
    deliberation = nil
    guards = []
    vetoes = [:]
  }
}
