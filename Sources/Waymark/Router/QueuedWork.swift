/// What was asked of a router while it was at work.
@usableFromInline
enum QueuedWork<R: Route>: Sendable {
  case intent(Intent<R>, Navigation<R>)
  /// What waited behind a navigation of higher priority.
  case waiting(UndecidedNavigation<R>)
  /// Going on after a detour.
  case resume(UndecidedNavigation<R>)

  @usableFromInline var navigation: Navigation<R> {
    switch self {
    case .intent(_, let navigation): navigation
    case .waiting(let one), .resume(let one): one.navigation
    }
  }
}
