import Waymark

#if canImport(os)
  import os
#endif

/// Names the screen in crash reports, analytics and the system's log.
@MainActor
struct ScreenNames {
  func follow(_ router: Router<NewsRoute>) {
    router.didNavigate { arrival in
      let screen = arrival.route.routeName
      SentrySDK.configureScope { $0.setTag(value: screen, key: "screen") }
      Analytics.logEvent("screen_view", parameters: ["screen_name": screen])
      #if canImport(os)
        Logger(subsystem: "com.example.news", category: "navigation").notice("\(screen, privacy: .public)")
      #endif
    }
  }
}

// Stand-ins for the two functions of Sentry's and Firebase's packages, by the names that they have there.

@MainActor
enum SentrySDK {
  final class Scope {
    private(set) var tags: [String: String] = [:]

    func setTag(value: String, key: String) { tags[key] = value }
  }

  static let scope = Scope()

  static func configureScope(_ change: (Scope) -> Void) { change(scope) }
}

@MainActor
enum Analytics {
  private(set) static var events: [String] = []

  static func logEvent(_ name: String, parameters: [String: String]?) {
    events.append("\(name) \(parameters?["screen_name"] ?? "")")
  }
}
