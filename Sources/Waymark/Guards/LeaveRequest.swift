/// The question to a screen whether it may be left.
public struct LeaveRequest: Sendable {
  /// The navigation that would leave it.
  @usableFromInline package let navigationID: NavigationID

  /// How the screen would be left: one of the ways about which it wants to be asked.
  public let reason: LeaveReasons

  /// How the navigation is carried out, with the information that came with it.
  public let options: NavigationOptions

  /// Why the router is asked to leave the screen.
  public let cause: NavigationCause

  /// Whether a recheck would leave the screen, because a guard refuses its place.
  public let isRecheck: Bool
}

/// The way by which a screen asks the user before it answers whether it may be left.
@MainActor
@usableFromInline package struct LeaveAsker<R: Route> {
  typealias Ask = @MainActor (R, Presentation?) async -> (any Sendable)?

  package let request: LeaveRequest
  let ask: Ask
  let noteWrongType: @MainActor (_ expected: String, _ returned: String) -> Void

  package func ask<Value: Sendable>(
    _ route: R, as presentation: Presentation? = .alert, returning type: Value.Type = Value.self
  ) async -> Value? {
    guard let answer = await ask(route, presentation) else { return nil }
    if let typed = answer as? Value { return typed }
    noteWrongType("\(type)", "\(Swift.type(of: answer))")
    return nil
  }

  package func ask<Value: Sendable>(_ question: Question<R, Value>) async -> Value? {
    await ask(question.route, as: question.presentation)
  }

  /// The same for a screen of a feature, which asks in the feature's routes.
  func extracted<Feature: Route>(_ embed: @escaping @MainActor (Feature) -> R) -> LeaveAsker<Feature> {
    LeaveAsker<Feature>(
      request: request, ask: { [ask] route, style in await ask(embed(route), style) },
      noteWrongType: noteWrongType)
  }
}
