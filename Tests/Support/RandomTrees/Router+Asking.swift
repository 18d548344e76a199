import Waymark

extension Router {
  /// Asks a question in a task, which has asked as this returns.
  package func asking<Value: Sendable>(
    _ route: R, as presentation: Presentation? = nil, for type: Value.Type = Value.self
  ) -> Task<Value?, any Error> {
    let question = Question<R, Value>(route, as: presentation)
    return Task.immediate { try await ask(question) }
  }
}
