import FreshRouter
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting

/// Both libraries in one file, and one app on its way from one to the other.
@MainActor
@Suite struct TogetherTests {
  enum OldPlace: FreshRouter.Navigation {
    case about
    case profile(String)
  }

  enum AppRoute: Route {
    case home
    case about

    init?(_ navigation: any FreshRouter.Navigation) {
      switch navigation as? OldPlace {
      case .about: self = .about
      default: return nil
      }
    }
  }

  struct BridgingNavigation: AppNavigation {
    let router: Waymark.Router<AppRoute>

    func viewcontrollerForNavigation(navigation: any FreshRouter.Navigation) -> UIViewController {
      UIViewController()
    }

    func navigate(_ navigation: any FreshRouter.Navigation, from: UIViewController, to: UIViewController) {
      if let route = AppRoute(navigation) { router.show(route) }
    }
  }

  @Test func theNamesThatClashAreWrittenWithTheirModules() {
    let old: any FreshRouter.IsRouter = FreshRouter.Router.default
    let new = Waymark.Router<AppRoute>(.home)
    #expect(old is DefaultRouter)
    #expect(new.tree.routes.description == "[home]")
  }

  @Test func whatHasMovedIsShownByTheNewRouter() async throws {
    let new = Waymark.Router<AppRoute>(.home)
    let host = RecordingHost<AppRoute>()
    host.attach(to: new)
    let old = DefaultRouter()
    old.setupAppNavigation(appNavigation: BridgingNavigation(router: new))
    old.navigate(OldPlace.about, from: UIViewController())
    try await host.expectDisplayed("[home about]")
    old.navigate(OldPlace.profile("Ada"), from: UIViewController())
    try await host.expectDisplayed("[home about]")
  }
}
