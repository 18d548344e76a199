import WaymarkCore

extension Router {
  /// Opens a screen that answers with a value, and waits for the answer.
  ///
  /// - Returns: The answer, or `nil` if the screen was left without one, or if none was opened.
  /// - Throws: ``AskError`` if the navigation was blocked, superseded or failed.
  public func ask<Value: Sendable>(
    _ question: Question<R, Value>, options: NavigationOptions = .standard
  ) async throws(AskError) -> Value? {
    let opened = open(AnyRoute(question.route), as: question.presentation, options, from: nil)
    return opened.typed(try await opened.answer())
  }

  /// Opens the screen of a question, whose answer somebody wants.
  func open(
    _ route: AnyRoute, as presentation: Presentation?, _ options: NavigationOptions, from screen: EntryID?
  ) -> Navigation {
    let number = core.newNumber()
    let edit: WaymarkCore.Edit =
      switch presentation ?? self.presentation(of: route) {
      case .push?: .push(route)
      case let presentation?: .present(Modal(presentation, .stack(RouteStack(root: route))))
      case nil: coreEdit(.show(route.typed()), for: number)
      }
    return ask(edit, number, options, from: screen, wantsAnswer: true)
  }

  func presentation(of route: AnyRoute) -> Presentation? {
    if case .presented(let presentation) = configuration.placement(route.typed()) {
      presentation
    } else {
      nil
    }
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
    let route = box(question.route)
    let opened = router?.open(route, as: question.presentation, options, from: id) ?? orphan(options)
    return opened.typed(try await opened.answer())
  }

  /// Answers a question and closes its screen.
  @discardableResult
  public func answer<Value: Sendable>(
    _ question: Question<R, Value>, _ value: Value, options: NavigationOptions = .standard
  ) -> Navigation {
    guard let router else { return orphan(options) }
    guard router.core.state.goal.contains(id) else { return router.end(.unchanged, options) }
    let place = box(question.route)
    if let asked = router.core.state.entry(askedAt: place, around: id) {
      return router.close(asked, answering: AnswerValue(value), options)
    }
    router.noteMisuse(
      "A screen at \(record.route) answered a question whose screen is at \(place)",
      "Answer from the question's own screen, from one above it in its stack, or from one in its modal.",
      in: NavigationID(0), as: nil)
    return router.close(id, answering: AnswerValue(value), options)
  }

  /// Tells a closure of answers to a question that this screen has asked, after a restart too.
  @discardableResult
  public func onAnswer<Value: Sendable>(
    _ question: Question<R, Value>, _ body: @escaping @MainActor (Value) -> Void
  ) -> Registration {
    if phase == .removed { return Registration() }
    let place = box(question.route)
    return record.listeners.add { news in
      guard case .answered(let delivery) = news, delivery.from.route.isSamePlace(as: place) else { return }
      if let value = AnswerValue(in: delivery.value)?.value(as: Value.self) { body(value) }
    }
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
