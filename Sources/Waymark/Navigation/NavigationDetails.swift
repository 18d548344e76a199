/// The part of a navigation's handle that most navigations never need.
@MainActor
@usableFromInline
final class NavigationDetails<R: Route> {
  /// Bound to the main actor, since the last to let go of a handle may be elsewhere.
  var redirects: [Intent<R>] = []
  var result: Result<ScreenResult, ResultError>?
  var endObservers: [@MainActor () -> Void] = []
  let waiters = Waiters<NavigationOutcome>()
  let resultWaiters = Waiters<Result<ScreenResult, ResultError>>()
}
