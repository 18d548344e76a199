/// What was asked of a router while it was at work.
@usableFromInline
enum QueuedWork<R: Route>: Sendable {
  case intent(Intent<R>, Navigation<R>)
  /// What waited behind a navigation of higher priority.
  case deferred(DeferredNavigation<R>)
  /// Going on after a detour.
  case resume(HeldDetour<R>)

  @usableFromInline var navigation: Navigation<R> {
    switch self {
    case .intent(_, let navigation): navigation
    case .deferred(let deferred): deferred.navigation
    case .resume(let held): held.navigation
    }
  }
}
