import WaymarkCore

/// A screen's own verbs, for a screen whose routes are the router's.
@MainActor
struct RouterBackend<R: Route>: ScreenBackend {
  let record: ScreenRecord<R>
  weak var router: Router<R>?
  let words: RouterWords<R>
  let firstRoute: R

  var id: EntryID { record.id }
  var phase: ScreenPhase { record.phase }
  var route: R {
    record.route
  }

  func submit(_ intent: Intent<R>, _ options: NavigationOptions) -> Navigation {
    router?.ask(for: intent, options, from: id) ?? orphan(options)
  }

  func presentation(of route: R) -> Presentation? { router?.presentation(of: route) }

  func ask<Value: Sendable>(
    _ question: Question<R, Value>, _ options: NavigationOptions
  ) async throws(AskError) -> Value? {
    let opened = router?.open(question, options, from: id) ?? orphan(options)
    return try await opened.answer(Value.self)
  }

  func answer(at place: R, with value: any Sendable, _ options: NavigationOptions) -> Navigation {
    guard let router else { return orphan(options) }
    guard router.hasEntry(id) else { return router.end(.unchanged, options) }
    if let asked = router.entry(askedAt: place, around: id) {
      return router.close(asked, answering: value, options)
    }
    noteMisuse(
      "A screen at \(route) answered a question whose screen is at \(place)",
      "Answer from the question's own screen, from one above it in its stack, or from one in its modal.")
    return router.close(id, answering: value, options)
  }

  func close(answering value: any Sendable, _ options: NavigationOptions) -> Navigation {
    router?.close(id, answering: value, options) ?? orphan(options)
  }

  func noteAnswer(_ value: (any Sendable)?) { router?.parts.notedAnswers[id] = value.map { TypedValue($0) } }

  func addObjection(_ reasons: LeaveReasons, _ objection: Objection<R>) -> Registration {
    guard let router, phase != .removed else { return Registration() }
    return router.add(objection, reasons, of: id)
  }

  func addHolder(_ holder: any ScreenHolder) { record.addHolder(holder) }

  func addAnswerHandler(of place: R, _ take: @escaping @MainActor (any Sendable) -> Void) -> Registration {
    if phase == .removed { return Registration() }
    return record.answers.add { delivery in
      guard delivery.from.route.typed(R.self).isSamePlace(as: place) else { return }
      if let value = (delivery.value as? TypedValue<any Sendable>)?.value { take(value) }
    }
  }

  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) -> Registration {
    phase == .removed ? Registration() : record.phases.add(observer)
  }

  func addUpdateObserver(_ observer: @escaping @MainActor (R) -> Void) -> Registration {
    phase == .removed ? Registration() : record.updates.add(observer)
  }

  func noteMisuse(_ kind: String, _ advice: String) { router?.noteMisuse(kind, advice, in: NavigationID(0)) }

  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    record.addTask(work)
  }

  func finishDetour() -> Navigation {
    guard let router else { return orphan(.standard) }
    guard router.hasEntry(id) else { return router.end(.unchanged, .standard) }
    if let number = router.core.state.navigationGoingOn(from: id), let own = router.core.navigation(number) {
      return Navigation(own, .standard, words)
    }
    return router.finishDetour(of: id) ?? submit(.close(id), .standard)
  }

  func make(_ request: some ScreenRequest, _ options: NavigationOptions) -> Navigation {
    guard let router else { return orphan(options) }
    guard router.hasEntry(id) else { return router.end(.failed(.screenGone), options) }
    return request.make(of: router, by: id)
  }

  private func orphan(_ options: NavigationOptions) -> Navigation {
    Navigation(0, ended: .failed(.routerReleased), options, words)
  }
}

/// A screen's own verbs, whatever its routes are.
@MainActor
protocol ScreenBackend<R>: SavedStateKeeper {
  associatedtype R: Route

  var id: EntryID { get }
  var route: R { get }
  var firstRoute: R { get }
  var phase: ScreenPhase { get }
  func submit(_ intent: Intent<R>, _ options: NavigationOptions) -> Navigation
  func presentation(of route: R) -> Presentation?
  func ask<Value: Sendable>(
    _ question: Question<R, Value>, _ options: NavigationOptions
  ) async throws(AskError) -> Value?
  func answer(at place: R, with value: any Sendable, _ options: NavigationOptions) -> Navigation
  func close(answering value: any Sendable, _ options: NavigationOptions) -> Navigation
  func noteAnswer(_ value: (any Sendable)?)
  func addObjection(_ reasons: LeaveReasons, _ objection: Objection<R>) -> Registration
  func addHolder(_ holder: any ScreenHolder)
  func addAnswerHandler(of place: R, _ take: @escaping @MainActor (any Sendable) -> Void) -> Registration
  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) -> Registration
  func addUpdateObserver(_ observer: @escaping @MainActor (R) -> Void) -> Registration
  func noteMisuse(_ kind: String, _ advice: String)
  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never>
  func finishDetour() -> Navigation
  func make(_ request: some ScreenRequest, _ options: NavigationOptions) -> Navigation
}

extension Router {
  /// Closes a screen with an answer, on the screen or as the question to the user.
  ///
  /// The toolkit may have taken it away by itself, as an alert whose button was tapped, which nobody can refuse.
  func close(_ id: EntryID, answering value: any Sendable, _ options: NavigationOptions) -> Navigation {
    if let dismissal = parts.records[id]?.ownDismissal, dismissal.hasHappened() {
      parts.notedAnswers[id] = TypedValue<any Sendable>(value)
      dismissal.report()
    }
    return ask(
      for: .close(id), options, from: id, answer: Answer(from: id, TypedValue<any Sendable>(value)))
  }

  /// The place of a question that a screen may answer: its own, one below it in its stack, or that of its modal.
  func entry(askedAt place: R, around id: EntryID) -> EntryID? {
    let tree = host.tree
    guard let position = tree.position(of: id), let stack = tree.stack(at: position.path) else { return nil }
    let below = stack.elements[...position.index].last { $0.route.isSamePlace(as: place) }
    if let below { return below.id }
    guard position.path.layer > 0 else { return nil }
    let root = tree.modals[position.path.layer - 1].root
    return root.route.isSamePlace(as: place) ? root.id : nil
  }
}

/// A module's own way to ask a router for something in the name of a screen, whose routes it does not know.
@MainActor
package protocol ScreenRequest {
  func make<R: Route>(of router: Router<R>, by screen: EntryID) -> Navigation
}

extension ScreenContext {
  /// Has the router do something in the screen's name.
  package func make(_ request: some ScreenRequest, _ options: NavigationOptions) -> Navigation {
    backend.make(request, options)
  }
}
