/// A screen that answers with a value, and the type of that value.
///
/// Declare it once, next to the screen, and the compiler checks both sides: whoever asks gets a value of that
/// type, and the screen returns one.
///
/// ```swift
/// enum Playlists {
///   static let pick = Question<AppRoute, Playlist>(.playlists)
/// }
/// let picked = try await router.ask(Playlists.pick)  // Playlist?
/// context.answer(Playlists.pick, playlist)
/// ```
///
/// To ask a feature's question, the app turns it into one of its own routes with ``map(_:)``.
public struct Question<R: Route, Value: Sendable>: Sendable {
  /// Where the screen is.
  public let route: R

  /// How the screen opens; as its route is placed if `nil`.
  public let presentation: Presentation?

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - route: Where the screen is.
  ///   - presentation: How it opens; as ``RouterConfiguration/placement`` places its route if `nil`.
  ///   - type: The type of the answer.
  public init(_ route: R, as presentation: Presentation? = nil, returning type: Value.Type = Value.self) {
    self.route = route
    self.presentation = presentation
  }

  /// The question of a feature, in the app's routes.
  ///
  /// - Parameter embed: Makes a route of the app from one of the feature: the app's case.
  /// - Returns: The same question.
  public func map<App: Route>(_ embed: (R) throws -> App) rethrows -> Question<App, Value> {
    Question<App, Value>(try embed(route), as: presentation)
  }
}

extension Router {
  /// Opens a screen that answers with a value, and waits for the answer.
  ///
  /// ```swift
  /// let picked = try await router.ask(Playlists.pick)
  /// ```
  ///
  /// - Parameters:
  ///   - question: The screen, and the type of its answer.
  ///   - options: How to carry it out.
  /// - Returns: The answer, or `nil` if the screen was left without one, or if none was opened.
  /// - Throws: ``AskError`` if the navigation was blocked, superseded or failed.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(AskError) -> Value? {
    try await answer(to: question, options)
  }
}

extension ScreenContext {
  /// Opens a screen that answers with a value, and waits for the answer.
  ///
  /// If the question is asked twice, as by a double tap, one screen opens and both calls get its answer.
  ///
  /// - Parameters:
  ///   - question: The screen, and the type of its answer.
  ///   - options: How to carry it out.
  /// - Returns: The answer, or `nil` if the screen was left without one, or if none was opened.
  /// - Throws: ``AskError`` if the navigation was blocked, superseded or failed.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(AskError) -> Value? {
    try await answer(to: question, options)
  }

  /// Answers a question, and closes the screen that was opened for it.
  ///
  /// The screen may be this one, one below it in its stack, or the root of the modal that this screen is in. The answer
  /// arrives when the screen is gone. If the navigation is refused, nothing is answered, unless the screen is an alert
  /// that UIKit has dismissed because a button was tapped: that is gone whatever guards say.
  ///
  /// - Parameters:
  ///   - question: The question that the screen answers.
  ///   - value: The answer.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which closes this screen, and the log says so, if none of those was opened for the
  ///   question.
  @discardableResult
  public func answer<Value: Sendable>(
    _ question: Question<R, Value>, _ value: Value, options: NavigationOptions = .standard
  ) -> Navigation {
    backend.answer(at: question.route, with: value, options)
  }

  /// Calls a closure with the answer to a question that the user was asked from this screen.
  ///
  /// It works after a restart too, when no task awaits the answer any more: the screen below the one that answers gets
  /// it. Nothing is told of a question that is left without an answer.
  ///
  /// - Parameters:
  ///   - question: The question. Answers to others, or of other types, are not for this closure.
  ///   - body: What to do with the answer.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onAnswer<Value: Sendable>(
    _ question: Question<R, Value>, _ body: @escaping @MainActor (Value) -> Void
  ) -> Registration {
    backend.addAnswerHandler(of: question.route) { if let value = $0 as? Value { body(value) } }
  }

  package func onReturn<Value: Sendable>(_ type: Value.Type, _ body: @escaping @MainActor (Value) -> Void) {
    _ = backend.addAnswerHandler(of: nil) { if let value = $0 as? Value { body(value) } }
  }
}

/// A router or one of its screens, which opens the screens of questions.
@MainActor
protocol Asker<R> {
  associatedtype R: Route

  /// How a route is placed; `nil` where that is a tab, a column or the root.
  func presentation(of route: R) -> Presentation?
  func push(_ route: R, options: NavigationOptions) -> Navigation
  func present(_ route: R, as presentation: Presentation?, options: NavigationOptions) -> Navigation
  func show(_ route: R, options: NavigationOptions) -> Navigation
  func noteMisuse(_ kind: String, _ advice: String)
}

extension Asker {
  fileprivate func answer<Value: Sendable>(
    to question: Question<R, Value>, _ options: NavigationOptions
  ) async throws(AskError) -> Value? {
    switch await open(question.route, as: question.presentation, options).screenResult() {
    case .success(.returned(let value)):
      if let typed = value as? Value { return typed }
      noteMisuse(
        "A question was to be answered with \(Value.self), and its screen answered with \(type(of: value))",
        "Have both name the same question.")
      return nil
    case .success(.left), .failure(.noScreen), .failure(.wrongType): return nil
    case .failure(.blocked(let reason)): throw .blocked(reason)
    case .failure(.cancelled): throw .cancelled
    case .failure(.superseded(let id)): throw .superseded(by: id)
    case .failure(.failed(let error)): throw .failed(error)
    }
  }

  private func open(_ route: R, as presentation: Presentation?, _ options: NavigationOptions) -> Navigation {
    switch presentation ?? self.presentation(of: route) {
    case .push?: push(route, options: options)
    case let presentation?: present(route, as: presentation, options: options)
    case nil: show(route, options: options)
    }
  }
}

extension Router: Asker {
  func presentation(of route: R) -> Presentation? {
    if case .presented(let presentation) = configuration.placement(route) { presentation } else { nil }
  }

  func noteMisuse(_ kind: String, _ advice: String) { noteMisuse(kind, advice, in: machine.lastChange) }
}

extension ScreenContext: Asker {
  func presentation(of route: R) -> Presentation? { backend.presentation(of: route) }

  func noteMisuse(_ kind: String, _ advice: String) { backend.noteMisuse(kind, advice) }
}
