import Waymark

extension Router {
  /// Asks a question in a task, which has asked as this returns where the system has tasks that begin at once.
  package func asking<Value: Sendable>(
    _ route: R, as presentation: Presentation? = nil, for type: Value.Type = Value.self
  ) -> Task<Value?, any Error> {
    let question = Question<R, Value>(route, as: presentation)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate { try await self.ask(question) }
    }
    return Task { try await ask(question) }
  }
}
