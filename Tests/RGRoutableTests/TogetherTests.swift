import HeadlessUIKit
import RGRoutable
import Testing
import Waymark
import WaymarkTesting

/// Both libraries in one file, and one app on its way from one to the other.
@MainActor
@Suite struct TogetherTests {
  enum Place: RoutableData {
    case profile
  }

  nonisolated enum AppRoute: Route {
    case home
    case profile
  }

  final class Home: UIViewController, Routable {
    let router = RGRoutable.Router()
  }

  @Test func whatHasMovedIsShownByTheNewRouter() async throws {
    let router = Waymark.Router<AppRoute>(.home)
    let host = RecordingHost<AppRoute>()
    host.attach(to: router)
    let home = Home()
    home.router.onNext = { payload in
      if payload.data as? Place == .profile { router.show(.profile) }
    }
    home.router.onComplete = { _ in router.pop() }
    home.router.onNext?(home.routablePayload(data: Place.profile))
    try await host.expectDisplayed("[home profile]")
    home.router.onComplete(home.routablePayload())
    try await host.expectDisplayed("[home]")
  }
}
