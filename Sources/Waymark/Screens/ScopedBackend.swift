/// A feature's context inside an app: what it asks for is said in the app's routes.
@MainActor
struct ScopedBackend<Feature: Route, App: Route>: ScreenBackend {
  let parent: any ScreenBackend<App>
  private let mapping: MainBound<Mapping>
  let firstRoute: Feature

  /// The functions between the routes of the feature and the app's, and the routes that were found last.
  private final class Mapping {
    let embed: @MainActor @Sendable (Feature) -> App
    let extract: (@MainActor @Sendable (App) -> Feature?)?
    var last: (app: App, feature: Feature)?

    init(
      _ embed: @escaping @MainActor @Sendable (Feature) -> App,
      _ extract: (@MainActor @Sendable (App) -> Feature?)?
    ) {
      self.embed = embed
      self.extract = extract
    }

    /// The feature's part of a route of the app.
    @MainActor
    func feature(of route: App) -> Feature? {
      if let last, last.app.isIndistinguishable(from: route) { return last.feature }
      let found = if let extract { extract(route) } else { Payload.find(in: route) { embed($0) } }
      if let found { last = (route, found) }
      return found
    }
  }

  init(
    parent: any ScreenBackend<App>, embed: @escaping @MainActor @Sendable (Feature) -> App,
    extract: (@MainActor @Sendable (App) -> Feature?)?
  ) {
    let mapping = Mapping(embed, extract)
    // A route that was updated in place since the context was made may be the feature's only now.
    guard let route = mapping.feature(of: parent.firstRoute) ?? mapping.feature(of: parent.route) else {
      preconditionFailure(
        "scoped(_:extract:) makes a context of \(Feature.self), and this screen's route is \(parent.firstRoute)"
      )
    }
    self.parent = parent
    self.mapping = MainBound(mapping)
    firstRoute = route
  }

  private var embed: @MainActor @Sendable (Feature) -> App { mapping.value.embed }

  var id: EntryID { parent.id }
  var route: Feature { feature(of: parent.route) ?? mapping.value.last?.feature ?? firstRoute }
  var phase: ScreenPhase { parent.phase }

  func submit(_ intent: Intent<Feature>, _ options: NavigationOptions) -> Navigation {
    parent.submit(intent.embedded(embed), options)
  }

  func presentation(of route: Feature) -> Presentation? { parent.presentation(of: embed(route)) }

  func ask<Value: Sendable>(
    _ question: Question<Feature, Value>, _ options: NavigationOptions
  ) async throws(AskError) -> Value? {
    try await parent.ask(question.map { route in MainActor.assumeIsolated { embed(route) } }, options)
  }

  func answer(at place: Feature, with value: any Sendable, _ options: NavigationOptions) -> Navigation {
    parent.answer(at: embed(place), with: value, options)
  }

  func close(answering value: any Sendable, _ options: NavigationOptions) -> Navigation {
    parent.close(answering: value, options)
  }

  func noteAnswer(_ value: (any Sendable)?) { parent.noteAnswer(value) }

  func addObjection(_ reasons: LeaveReasons, _ objection: Objection<Feature>) -> Registration {
    parent.addObjection(reasons, objection.embedded(embed))
  }

  func addHolder(_ holder: any ScreenHolder) { parent.addHolder(holder) }

  func addAnswerHandler(
    of place: Feature, _ take: @escaping @MainActor (any Sendable) -> Void
  ) -> Registration {
    parent.addAnswerHandler(of: embed(place), take)
  }

  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) -> Registration {
    parent.addPhaseObserver(observer)
  }

  func addUpdateObserver(_ observer: @escaping @MainActor (Feature) -> Void) -> Registration {
    parent.addUpdateObserver { if let route = feature(of: $0) { observer(route) } }
  }

  func noteMisuse(_ kind: String, _ advice: String) { parent.noteMisuse(kind, advice) }

  /// The feature's part of a route of the app; the log says if there is none.
  private func feature(of route: App) -> Feature? {
    if let found = mapping.value.feature(of: route) { return found }
    noteMisuse(
      "A screen of a scoped context was updated in place to a route that is not the feature's",
      "Open another screen for it.")
    return nil
  }

  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    parent.addTask(work)
  }

  func finishDetour() -> Navigation { parent.finishDetour() }

  func make(_ request: some ScreenRequest, _ options: NavigationOptions) -> Navigation {
    parent.make(request, options)
  }
}
