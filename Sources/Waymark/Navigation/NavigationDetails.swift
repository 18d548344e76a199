/// The part of a navigation's handle that most navigations never need.
@MainActor
@usableFromInline
final class NavigationDetails<R: Route> {
  var redirects: [Intent<R>] = []
  var result: Result<ScreenResult, ResultError>?
  var endObservers: [@MainActor () -> Void] = []
  let waiters = Waiters<NavigationOutcome>()
  let resultWaiters = Waiters<Result<ScreenResult, ResultError>>()

  deinit {
    // Intents hold an app's closures.
    guard !redirects.isEmpty, !MainQueue.isCurrent else { return }
    var closures: [Intent<R>]? = redirects
    redirects = []
    let parcel = MainParcel()
    parcel.take(&closures)
    parcel.deliver()
  }
}
