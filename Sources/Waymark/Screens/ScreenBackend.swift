/// What stands behind a screen's context: a router, or the context of the app around a feature.
@MainActor
protocol ScreenBackend<R>: SavedStateKeeper {
  associatedtype R: Route

  var id: EntryID { get }
  var route: R { get }
  var phase: ScreenPhase { get }
  func submit(_ intent: Intent<R>, _ options: NavigationOptions) -> any NavigationHandle
  func open(_ url: String, _ source: LinkSource, _ options: NavigationOptions) -> any NavigationHandle
  func close(returning value: any Sendable, _ options: NavigationOptions) -> any NavigationHandle
  func closeModal(returning value: (any Sendable)?, _ options: NavigationOptions) -> any NavigationHandle
  func addVeto(_ reasons: LeaveReasons, _ veto: Veto<R>) -> Registration
  func addReturnHandler(_ handler: @escaping @MainActor (any Sendable) -> Bool)
  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void)
  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never>
  func resume() -> (any NavigationHandle)?
}
