import Waymark
import WaymarkTesting

extension Router {
  /// Asks a question in a task, and waits until the router has begun with it.
  package func asking<Value: Sendable>(
    _ route: R, as presentation: Presentation? = nil, for type: Value.Type = Value.self
  ) async -> Task<Value?, any Error> {
    let question = Question<R, Value>(route, as: presentation)
    let task = Task { try await ask(question) }
    await Task.yieldRepeatedly(5)
    return task
  }
}
