/// A screen's context that leads straight to its router.
@MainActor
struct RouterBackend<R: Route>: ScreenBackend {
  let record: ScreenRecord<R>
  let reference: RouterReference<R>
  let firstRoute: R
  /// How often the screen had been shown with another route when the context was made.
  let updateCount: Int

  var id: EntryID { record.id }
  var phase: ScreenPhase { record.phase }

  var route: R {
    guard let router = reference.router else { return firstRoute }
    let route = router.route(of: id) ?? router.machine.shown?.entry(id)?.route ?? firstRoute
    if !router.machine.isAtRest, phase != .removed, record.reads(route) { router.noteRead(by: id) }
    return route
  }

  /// Whether the screen belongs to the tree: its entry is there and was there all the time.
  private func isThere(in router: Router<R>) -> Bool { !record.isLeft && router.hasEntry(id) }

  func submit(_ intent: Intent<R>, _ options: NavigationOptions) -> Navigation {
    guard let router = reference.router else { return orphan(options) }
    // If the screen is gone already, nothing is left to close or to update.
    switch intent.editKind {
    case .close, .update:
      guard isThere(in: router) else { return router.end(.unchanged, options) }
      let isHeard = router.pipeline != nil || router.observers != nil
      return router.submit(intent, isHeard ? options.caused(by: .screen(id)) : options)
    default: break
    }
    guard isThere(in: router) else { return router.end(.failed(.screenGone), options) }
    return intent.opensOnce
      ? router.openOnce(from: id, intent, options) : router.submit(from: id, intent, options)
  }

  func presentation(of route: R) -> Presentation? { reference.router?.presentation(of: route) }

  func make(_ request: any ScreenRequest, _ options: NavigationOptions) -> Navigation {
    guard let router = reference.router else { return orphan(options) }
    guard isThere(in: router) else { return router.end(.failed(.screenGone), options) }
    return request.make(of: router, by: id)
  }

  func answer(at place: R, with value: any Sendable, _ options: NavigationOptions) -> Navigation {
    guard let router = reference.router else { return orphan(options) }
    guard isThere(in: router) else { return router.end(.unchanged, options) }
    if let asked = router.entry(askedAt: place, around: id) {
      return router.close(asked, returning: value, options)
    }
    noteMisuse(
      "A screen at \(route) answered a question whose screen is at \(place)",
      "Answer from the question's own screen, from one above it in its stack, or from one in its modal.")
    return router.close(id, returning: value, options)
  }

  func close(returning value: any Sendable, _ options: NavigationOptions) -> Navigation {
    guard let router = reference.router else { return orphan(options) }
    guard isThere(in: router) else { return router.end(.unchanged, options) }
    return router.close(id, returning: value, options)
  }

  func closeModal(returning value: (any Sendable)?, _ options: NavigationOptions) -> Navigation {
    guard let router = reference.router else { return orphan(options) }
    guard isThere(in: router) else { return router.end(.unchanged, options) }
    return router.closeModal(around: id, returning: value, options)
  }

  func noteAnswer(_ value: (any Sendable)?) {
    guard let router = reference.router, phase != .removed, isThere(in: router) else { return }
    router.noteAnswer(value, of: id)
  }

  func addVeto(_ reasons: LeaveReasons, _ veto: Veto<R>) -> Registration {
    guard let router = reference.router, phase != .removed else { return Registration() }
    return router.ensurePipeline().addVeto(id, reasons, veto.question)
  }

  func addHolder(_ holder: any ScreenHolder) { record.addHolder(holder) }

  func addAnswerHandler(of place: R?, _ take: @escaping @MainActor (any Sendable) -> Void) -> Registration {
    record.addAnswerHandler(of: place, take)
  }

  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) -> Registration {
    record.addPhaseObserver(observer)
  }

  func addUpdateObserver(_ observer: @escaping @MainActor (R) -> Void) -> Registration {
    record.addUpdateObserver(knowing: firstRoute, since: updateCount, observer)
  }

  func noteMisuse(_ kind: String, _ advice: String) {
    reference.router?.noteMisuse(kind, advice)
  }

  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    record.addTask(work)
  }

  func finishDetour() -> Navigation {
    guard let router = reference.router else { return orphan(.standard) }
    return isThere(in: router) ? router.finishDetour(from: id) : router.end(.unchanged, .standard)
  }

  /// A navigation that ends at once, because the router is gone.
  private func orphan(_ options: NavigationOptions) -> Navigation {
    let navigation = Navigation(id: NavigationID(0), options: options, reference: reference)
    navigation.finish(.failed(.routerReleased))
    return navigation
  }
}

/// A request that another module makes of a screen's router.
@MainActor
package protocol ScreenRequest {
  func make<R: Route>(of router: Router<R>, by screen: EntryID) -> Navigation
}

/// The router behind a screen's context, or the context of the app around a feature.
@MainActor
protocol ScreenBackend<R>: SavedStateKeeper {
  associatedtype R: Route

  var id: EntryID { get }
  var route: R { get }
  /// The route that the context was made with.
  var firstRoute: R { get }
  var phase: ScreenPhase { get }
  func submit(_ intent: Intent<R>, _ options: NavigationOptions) -> Navigation
  /// How a route is placed; `nil` where that is a tab, a column or the root.
  func presentation(of route: R) -> Presentation?
  func make(_ request: any ScreenRequest, _ options: NavigationOptions) -> Navigation
  func answer(at place: R, with value: any Sendable, _ options: NavigationOptions) -> Navigation
  func close(returning value: any Sendable, _ options: NavigationOptions) -> Navigation
  func closeModal(returning value: (any Sendable)?, _ options: NavigationOptions) -> Navigation
  func noteAnswer(_ value: (any Sendable)?)
  func addVeto(_ reasons: LeaveReasons, _ veto: Veto<R>) -> Registration
  func addHolder(_ holder: any ScreenHolder)
  /// Adds what is told of answers to the question at a place, or of all if `nil`.
  func addAnswerHandler(of place: R?, _ take: @escaping @MainActor (any Sendable) -> Void) -> Registration
  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) -> Registration
  func addUpdateObserver(_ observer: @escaping @MainActor (R) -> Void) -> Registration
  func noteMisuse(_ kind: String, _ advice: String)
  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never>
  func finishDetour() -> Navigation
}
