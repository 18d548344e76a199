import FreshRouter
import HeadlessUIKit
import Testing

/// The app of the samples, launched.
@MainActor
final class SampleApp {
  let home = HomeViewController()
  let delegate = AppDelegate()
  private let window = UIWindow()

  init() {
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    _ = delegate.application(UIApplication.shared)
  }

  var screen: [String] {
    window.clock.runUntilIdle()
    return window.snapshot().split(separator: "\n").dropFirst().map {
      String($0.drop { $0 == " " })
    }
  }
}

@MainActor
@Suite struct ReadmeTests {
  @Test func navigatesByTheTypeOfTheEnum() {
    let app = SampleApp()
    #expect(app.screen == ["stack", "HomeViewController visible"])
    app.home.showAboutByItsType()
    #expect(app.screen == ["stack", "HomeViewController", "AboutViewController visible"])
  }

  @Test func navigatesByTheCaseAlone() {
    let app = SampleApp()
    app.home.showAbout()
    #expect(app.screen == ["stack", "HomeViewController", "AboutViewController visible"])
    app.home.navigationController?.topViewController?.navigate(.profile(Person(name: "Ada")))
    #expect(
      app.screen == [
        "stack", "HomeViewController", "AboutViewController", "ProfileViewController \"Ada\" visible",
      ])
  }

  @Test func tracks() {
    let app = SampleApp()
    app.delegate.track()
    GoogleAnalitcs.pages = []
    app.home.navigate(.about)
    #expect(GoogleAnalitcs.pages == ["about"])
    #expect(app.screen == ["stack", "HomeViewController", "AboutViewController visible"])
  }

  @Test func injects() {
    let app = SampleApp()
    app.delegate.inject()
    #expect(app.screen == ["stack", "HomeViewController visible"])
    app.home.navigate(.about)
    #expect(app.screen == ["stack", "HomeViewController visible", "sheet", "AboutViewController visible"])
  }
}
