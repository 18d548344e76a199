import FreshRouter
import HeadlessUIKit
import Testing

/// What is on the screen after each line of the samples.
@MainActor
@Suite struct ReadmeTests {
  let home = HomeViewController()
  let delegate = AppDelegate()
  let window = UIWindow()

  init() {
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    _ = delegate.application(UIApplication.shared)
  }

  private func screen() -> [String] {
    window.clock.runUntilIdle()
    return window.snapshot().split(separator: "\n").dropFirst().map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func navigatesByTheTypeOfTheEnum() {
    #expect(screen() == ["stack", "HomeViewController visible"])
    home.showAboutByItsType()
    #expect(screen() == ["stack", "HomeViewController", "AboutViewController visible"])
  }

  @Test func navigatesByTheCaseAlone() {
    home.showAbout()
    #expect(screen() == ["stack", "HomeViewController", "AboutViewController visible"])
    home.navigationController?.topViewController?.navigate(.profile(Person(name: "Ada")))
    #expect(
      screen() == [
        "stack", "HomeViewController", "AboutViewController", "ProfileViewController \"Ada\" visible",
      ])
  }

  @Test func tracks() {
    delegate.track()
    GoogleAnalitcs.pages = []
    home.navigate(.about)
    #expect(GoogleAnalitcs.pages == ["about"])
    #expect(screen() == ["stack", "HomeViewController", "AboutViewController visible"])
  }

  @Test func injects() {
    delegate.inject()
    #expect(screen() == ["stack", "HomeViewController visible"])
    home.navigate(.about)
    #expect(screen() == ["stack", "HomeViewController visible", "sheet", "AboutViewController visible"])
  }
}
