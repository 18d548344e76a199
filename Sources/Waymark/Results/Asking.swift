import WaymarkCore

extension Router {
  /// Opens a screen that answers with a value, and waits for the answer.
  ///
  /// - Returns: The answer, or `nil` if the screen was left without one, or if none was opened.
  /// - Throws: ``AskError`` if the navigation was blocked, superseded or failed.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(AskError) -> Value? {
    try await open(question, options, from: nil).answer(Value.self)
  }

  /// Opens the screen of a question.
  func open<Value: Sendable>(
    _ question: Question<R, Value>, _ options: NavigationOptions, from screen: EntryID?
  ) -> Navigation {
    ask(
      for: intent(opening: question.route, as: question.presentation), options, from: screen,
      wantsAnswer: true)
  }

  private func intent(opening route: R, as presentation: Presentation?) -> Intent<R> {
    switch presentation ?? self.presentation(of: route) {
    case .push?: .push(route)
    case let presentation?: .present(route, as: presentation)
    case nil: .show(route)
    }
  }

  func presentation(of route: R) -> Presentation? {
    if case .presented(let presentation) = configuration.placement(route) { presentation } else { nil }
  }
}

extension ScreenContext {
  /// Opens a screen that answers with a value, and waits for the answer.
  ///
  /// - Returns: The answer, or `nil` if the screen was left without one, or if none was opened.
  /// - Throws: ``AskError`` if the navigation was blocked, superseded or failed.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(AskError) -> Value? {
    try await backend.ask(question, options)
  }

  /// Answers a question and closes its screen.
  @discardableResult
  public func answer<Value: Sendable>(
    _ question: Question<R, Value>, _ value: Value, options: NavigationOptions = .standard
  ) -> Navigation {
    backend.answer(at: question.route, with: value, options)
  }

  /// Tells a closure of answers to a question that this screen has asked, after a restart too.
  @discardableResult
  public func onAnswer<Value: Sendable>(
    _ question: Question<R, Value>, _ body: @escaping @MainActor (Value) -> Void
  ) -> Registration {
    backend.addAnswerHandler(of: question.route) { if let value = $0 as? Value { body(value) } }
  }
}
/// A screen that answers with a value, and the type of that value.
public struct Question<R: Route, Value: Sendable>: Sendable {
  /// Where the screen is.
  public let route: R
  /// How the screen opens; as its route is placed if `nil`.
  public let presentation: Presentation?

  /// Makes a question.
  public init(_ route: R, as presentation: Presentation? = nil) {
    self.route = route
    self.presentation = presentation
  }

  /// The question of a feature, in the app's routes.
  public func map<App: Route>(_ embed: (R) throws -> App) rethrows -> Question<App, Value> {
    Question<App, Value>(try embed(route), as: presentation)
  }
}
