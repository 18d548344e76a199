/// The guards and vetoes of a router, the navigation that is being asked about, and those that wait.
@MainActor
@usableFromInline
final class GuardPipeline<R: Route> {
  struct Veto {
    let key: Int
    let reasons: LeaveReasons
    let question: Question<R>
  }

  /// What the router's guards are to be asked, in order, and the keys they are taken away by.
  private(set) var guardQuestions: [AddressedQuestion<R>] = []
  private var guardKeys: [Int] = []
  var vetoes: [EntryID: [Veto]] = [:]
  var deliberation: Deliberation<R>?
  /// Navigations of lower priority that came while one was waiting for its guards.
  var deferred: [DeferredNavigation<R>] = []
  /// Navigations that wait for a detour that is on the screen, the oldest first.
  var held: [HeldDetour<R>] = [] { didSet { hasDetours = !held.isEmpty || !opening.isEmpty } }
  /// Navigations that wait for a detour whose own guards have not answered yet, by the detour's number.
  var opening: [NavigationID: HeldDetour<R>] = [:] {
    didSet { hasDetours = !held.isEmpty || !opening.isEmpty }
  }
  /// Whether any navigation waits for a detour; few ever do.
  @usableFromInline private(set) var hasDetours = false
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

  func addGuard(_ name: String?, _ question: Question<R>) -> Int {
    let key = makeKey()
    guardKeys.append(key)
    guardQuestions.append(
      AddressedQuestion(asker: .routerGuard(name ?? "guard \(key)"), question: question))
    return key
  }

  func removeGuard(_ key: Int) {
    guard let index = guardKeys.firstIndex(of: key) else { return }
    guardKeys.remove(at: index)
    guardQuestions.remove(at: index)
  }

  /// Turns the change that is being asked about into a whole tree, before the tree that it starts from changes.
  func materialise(onto tree: EntryTree<R>) {
    guard let deliberation else { return }
    deliberation.change = .tree(deliberation.change.applied(to: tree))
  }

  /// Carries what the user did over to everything that waits.
  func carryOver(_ change: UserChange<R>) {
    if case .tree(let tree)? = deliberation?.change { deliberation?.change = .tree(change.applied(to: tree)) }
    deliberation?.leaveOut(Set(change.removed.map { .screen($0.id) }))
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
    guardQuestions = []
    guardKeys = []
    vetoes = [:]
  }
}
