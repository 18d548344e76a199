/// The question to a screen that would be left, with which the screen may ask the user before it answers.
///
/// ```swift
/// context.onLeave { request in
///   guard form.isChanged else { return .allow }
///   return await request.ask(.discardChanges, returning: Bool.self) == true ? .allow : .block("the form is not saved")
/// }
/// ```
///
/// The user's question is a screen of the app, shown over everything. While it is open, nothing else has
/// changed. Verbs ignore it, but ``Router/dismiss(options:)`` closes it without an answer. A navigation that
/// supersedes the one in question removes it. It is never part of a snapshot.
@MainActor
public struct LeaveRequest<R: Route> {
  typealias Ask = @MainActor (R, Presentation) async -> (any Sendable)?

  let ask: Ask
  let noteWrongType: @MainActor (_ expected: String, _ returned: String) -> Void

  /// Asks the user with a screen that returns an answer when it closes.
  ///
  /// No guard and no screen is asked about it when it opens and when it closes. One question is open at a
  /// time, and others wait. Treat `nil` as an answer, and do not ask again until there is another: if nobody
  /// waits for it any more, there never is.
  ///
  /// - Parameters:
  ///   - route: The screen of the question, an alert for example.
  ///   - presentation: How it is presented.
  ///   - type: The type of the answer.
  /// - Returns: The answer. It is `nil` if the user left the question without one, if the question was
  ///   removed because something else is asked for or nobody waits for the answer any more, if there is no
  ///   host to show it or the host could not, or if the screen returned a value of another type, which is
  ///   logged. It is also `nil` if the screen that asks is gone, which counts as allowing it to be left.
  public func ask<Value: Sendable>(
    _ route: R, as presentation: Presentation = .alert, returning type: Value.Type = Value.self
  ) async -> Value? {
    guard let answer = await ask(route, presentation) else { return nil }
    if let typed = answer as? Value { return typed }
    noteWrongType("\(type)", "\(Swift.type(of: answer))")
    return nil
  }

  /// Asks the user a question with an answer of a known type.
  ///
  /// - Parameter question: The screen, and the type of its answer. A screen that would be pushed is presented
  ///   as a sheet.
  /// - Returns: The answer, or `nil` in the cases of ``ask(_:as:returning:)``.
  public func ask<Value: Sendable>(_ question: Question<R, Value>) async -> Value? {
    await ask(question.route, as: question.presentation ?? .sheet)
  }

  /// The request for a screen of a feature, which asks in the feature's routes.
  func extracted<Feature: Route>(_ embed: @escaping @MainActor (Feature) -> R) -> LeaveRequest<Feature> {
    LeaveRequest<Feature>(
      ask: { [ask] route, style in await ask(embed(route), style) }, noteWrongType: noteWrongType)
  }
}
