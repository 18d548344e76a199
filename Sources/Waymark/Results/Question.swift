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
/// context.answer(Playlists.pick, with: playlist)
/// ```
///
/// To ask a feature's question, the app turns it into one of its own routes with ``map(_:)``.
public struct Question<R: Route, Value: Sendable>: Sendable {
  /// Where the screen is.
  public let route: R

  /// How the screen is presented; `nil` if it is pushed.
  public let style: ModalStyle?

  /// Makes a question whose screen is presented.
  ///
  /// - Parameters:
  ///   - route: Where the screen is.
  ///   - style: How it lies over what is below it.
  ///   - type: The type of the answer.
  public init(_ route: R, as style: ModalStyle = .sheet, returning type: Value.Type = Value.self) {
    self.init(route, style)
  }

  /// Makes a question whose screen is pushed.
  ///
  /// - Parameters:
  ///   - route: Where the screen is.
  ///   - type: The type of the answer.
  public init(pushing route: R, returning type: Value.Type = Value.self) {
    self.init(route, nil)
  }

  private init(_ route: R, _ style: ModalStyle?) {
    self.route = route
    self.style = style
  }

  /// The question of a feature, in the app's routes.
  ///
  /// - Parameter embed: Makes a route of the app from one of the feature: the app's case.
  /// - Returns: The same question.
  public func map<App: Route>(_ embed: (R) throws -> App) rethrows -> Question<App, Value> {
    Question<App, Value>(try embed(route), style)
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
    let navigation = question.style.map { present(question.route, as: $0, options: options) }
    return try await (navigation ?? push(question.route, options: options)).result(as: Value.self)
  }
}

extension ScreenContext {
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
    let navigation = question.style.map { present(question.route, as: $0, options: options) }
    return try await (navigation ?? push(question.route, options: options)).result(as: Value.self)
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
    _ question: Question<R, Value>, with value: Value, options: NavigationOptions = .standard
  ) -> any NavigationHandle {
    close(returning: value, options: options)
  }
}
