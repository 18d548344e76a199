/// The part of a navigation's handle that most navigations never need.
@MainActor
@usableFromInline
final class NavigationDetails<R: Route> {
  var redirects: [Intent<R>] = []
  var result: Result<ScreenResult, ResultError>?
  let waiters = Waiters<NavigationOutcome>()
  let resultWaiters = Waiters<Result<ScreenResult, ResultError>>()
}
