/// The part of a navigation's handle that most navigations never need.
@MainActor
@usableFromInline
final class NavigationDetails<R: Route> {
  private var redirected: [Intent<R>]?
  var result: Result<ScreenResult, ResultError>?
  var endObservers: [@MainActor () -> Void] = []
  let waiters = Waiters<NavigationOutcome>()
  let resultWaiters = Waiters<Result<ScreenResult, ResultError>>()

  /// Where guards redirected the navigation to, in order.
  var redirects: [Intent<R>] {
    get { redirected ?? [] }
    set { redirected = newValue }
  }

  deinit {
    // Intents hold an app's closures.
    guard redirected != nil else { return }
    let parcel = MainParcel()
    parcel.take(&redirected)
    parcel.deliver()
  }
}
