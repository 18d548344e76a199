/// The app's own guards in a playback, recognised by their names.
@MainActor
package final class PlaybackGuards<R: Route> {
  private var questions: [String: [GuardQuestion<R>]] = [:]
  private var registered: [String: Int] = [:]
  private var keys: Set<Int> = []
  private var answers: [JournalQuestion: Task<Decision<R>, Never>] = [:]
  /// The answers that have come.
  private var given: Set<JournalQuestion> = []

  /// Called when a guard that takes time has decided.
  package var onDecision: (@MainActor () -> Void)?

  /// The names of the guards, in the order in which they were added.
  package private(set) var names: [String] = []

  /// Lets the app add guards to the router of the playback, and takes them out until the journal says that they were added.
  package func take(from router: Router<R>, _ add: @MainActor (Router<R>) -> Void) {
    let before = router.pipeline
    router.pipeline = nil
    add(router)
    for one in router.pipeline?.guards.registered ?? [] {
      guard case .routerGuard(let name) = one.source else { continue }
      if questions[name] == nil { names.append(name) }
      questions[name, default: []].append(one.question)
    }
    router.pipeline = before
  }

  /// Adds the app's guard with a name, if there is one; of several with the same name, the next.
  package func add(_ name: String, _ key: Int, to router: Router<R>) -> Registration? {
    guard let own = questions[name] else { return nil }
    let turn = registered[name, default: 0]
    registered[name] = turn + 1
    keys.insert(key)
    return router.ensurePipeline().addGuard(name, own[turn % own.count])
  }

  /// Whether the guard with a number is the app's.
  package func contains(_ key: Int) -> Bool { keys.contains(key) }

  /// Whether a guard that takes time is still deciding about a navigation.
  package func isDeciding(_ key: Int) -> Bool {
    answers.keys.contains { $0.key == key && !given.contains($0) }
  }

  /// The decision of a guard that takes time, once it has come; `nil` if the guard was not asked.
  package func decision(_ navigation: UInt64, _ key: Int) async -> Decision<R>? {
    let question = JournalQuestion(navigation: navigation, key: key)
    guard let answer = answers[question] else { return nil }
    let decision = await answer.value
    answers[question] = nil
    given.remove(question)
    return decision
  }

  /// Lets a guard that takes time decide.
  func wait(for question: JournalQuestion, deciding decide: @escaping @MainActor () async -> Decision<R>) {
    guard keys.contains(question.key) else { return }
    // If it is asked again, the earlier question was given up.
    answers[question]?.cancel()
    given.remove(question)
    answers[question] = Task { @MainActor [weak self] in
      let decision = await decide()
      if !Task.isCancelled { self?.given.insert(question) }
      self?.onDecision?()
      return decision
    }
  }

  /// Cancels everything that is being decided.
  package func cancel() {
    for answer in answers.values { answer.cancel() }
    (answers, given) = ([:], [])
  }
}
