import Waymark

enum NewsRoute: Route {
  case front
  case article(id: Int)
  case search(text: String)
}

/// One call for each screen that the user has come to.
@MainActor
struct NewsAnalytics {
  let report: @MainActor (_ screen: String, _ source: String) -> Void

  func follow(_ router: Router<NewsRoute>) {
    router.didNavigate { arrival in
      report(arrival.route.routeName, source(of: arrival.cause))
    }
  }

  private func source(of cause: Arrival<NewsRoute>.Cause) -> String {
    switch cause {
    case .start: "launch"
    case .request(let options): options.info as? String ?? "app"
    case .user: "gesture"
    @unknown default: "unknown"
    }
  }
}
