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
      report(arrival.route.routeName, source(of: arrival))
    }
  }

  private func source(of arrival: Arrival<NewsRoute>) -> String {
    switch arrival.cause {
    case .start: "launch"
    case .user: "gesture"
    default: arrival.options?.info as? String ?? "app"
    }
  }
}
