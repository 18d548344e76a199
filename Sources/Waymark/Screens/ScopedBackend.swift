/// A feature's context inside an app: what it asks for is said in the app's routes.
@MainActor
struct ScopedBackend<Feature: Route, App: Route>: ScreenBackend {
  let parent: any ScreenBackend<App>
  private let functions: MainBound<Functions>
  let firstRoute: Feature

  private struct Functions {
    let embed: @MainActor @Sendable (Feature) -> App
    let extract: @MainActor @Sendable (App) -> Feature?
  }

  init(
    parent: any ScreenBackend<App>, embed: @escaping @MainActor @Sendable (Feature) -> App,
    extract: @escaping @MainActor @Sendable (App) -> Feature?, firstRoute: Feature
  ) {
    self.parent = parent
    functions = MainBound(Functions(embed: embed, extract: extract))
    self.firstRoute = firstRoute
  }

  private var embed: @MainActor @Sendable (Feature) -> App { functions.value.embed }
  private var extract: @MainActor @Sendable (App) -> Feature? { functions.value.extract }

  var id: EntryID { parent.id }
  var route: Feature { feature(of: parent.route) ?? firstRoute }
  var phase: ScreenPhase { parent.phase }

  func submit(_ intent: Intent<Feature>, _ options: NavigationOptions) -> Navigation {
    parent.submit(intent.embedded(embed), options)
  }

  func presentation(of route: Feature) -> Presentation? { parent.presentation(of: embed(route)) }

  func make(_ request: any ScreenRequest, _ options: NavigationOptions) -> Navigation {
    parent.make(request, options)
  }

  func close(returning value: any Sendable, _ options: NavigationOptions) -> Navigation {
    parent.close(returning: value, options)
  }

  func closeModal(returning value: (any Sendable)?, _ options: NavigationOptions) -> Navigation {
    parent.closeModal(returning: value, options)
  }

  func noteAnswer(_ value: (any Sendable)?) { parent.noteAnswer(value) }

  func addVeto(_ reasons: LeaveReasons, _ veto: Veto<Feature>) -> Registration {
    parent.addVeto(reasons, veto.embedded(embed))
  }

  func addHolder(_ holder: any ScreenHolder) { parent.addHolder(holder) }

  func addReturnHandler(_ handler: @escaping @MainActor (any Sendable) -> Bool) {
    parent.addReturnHandler(handler)
  }

  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) {
    parent.addPhaseObserver(observer)
  }

  func addUpdateObserver(_ observer: @escaping @MainActor (Feature) -> Void) {
    parent.addUpdateObserver { if let route = feature(of: $0) { observer(route) } }
  }

  func noteMisuse(_ kind: String, _ advice: String) { parent.noteMisuse(kind, advice) }

  /// The feature's part of a route of the app; one that cannot be found is told of, unless it is the first.
  private func feature(of route: App) -> Feature? {
    if let found = extract(route) { return found }
    if !route.isIndistinguishable(from: parent.firstRoute) {
      noteMisuse(
        "A scoped context cannot find its feature's route in a route that was updated in place",
        "Give scoped(_:_:extract:) what takes the route of the feature out of the app's.")
    }
    return nil
  }

  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    parent.addTask(work)
  }

  func finishDetour() -> Navigation { parent.finishDetour() }
}
