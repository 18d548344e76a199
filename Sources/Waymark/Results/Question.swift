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
  /// - Returns: The answer, or `nil` if the screen was left without one.
  /// - Throws: ``ResultError`` if the navigation was blocked, superseded or failed, or if the screen returned a value of
  ///   another type.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(ResultError) -> Value? {
    try await open(question.route, as: question.presentation, options).result(as: Value.self)
  }
}

extension Router {
  /// Opens a route in a way, or where it is placed.
  private func open(_ route: R, as presentation: Presentation?, _ options: NavigationOptions) -> Navigation {
    switch presentation ?? self.presentation(of: route) {
    case .push?: push(route, options: options)
    case let presentation?: present(route, as: presentation, options: options)
    case nil: show(route, options: options)
    }
  }

  /// How a route is placed; `nil` where that is a tab, a column or the root.
  func presentation(of route: R) -> Presentation? {
    if case .presented(let presentation) = configuration.placement(route) { presentation } else { nil }
  }
}

extension ScreenContext {
  private func open(_ route: R, as presentation: Presentation?, _ options: NavigationOptions) -> Navigation {
    switch presentation ?? backend.presentation(of: route) {
    case .push?: push(route, options: options)
    case let presentation?: present(route, as: presentation, options: options)
    case nil: show(route, options: options)
    }
  }

  /// Opens a screen that answers with a value, and waits for the answer.
  ///
  /// A screen that is pushed is pushed right above this one.
  ///
  /// If the question is asked twice, as by a double tap, one screen opens and both calls get its answer.
  ///
  /// - Parameters:
  ///   - question: The screen, and the type of its answer.
  ///   - options: How to carry it out.
  /// - Returns: The answer, or `nil` if the screen was left without one.
  /// - Throws: ``ResultError`` if the navigation was blocked, superseded or failed, or if the screen returned a value of
  ///   another type.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(ResultError) -> Value? {
    try await open(question.route, as: question.presentation, options).result(as: Value.self)
  }

  /// Closes this screen and answers a question with a value of its type.
  ///
  /// - Parameters:
  ///   - question: The question that the screen answers.
  ///   - value: The answer.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func answer<Value: Sendable>(
    _ question: Question<R, Value>, _ value: Value, options: NavigationOptions = .standard
  ) -> Navigation {
    close(returning: value, options: options)
  }
}
