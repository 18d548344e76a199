import HeadlessUIKit
import RGRoutable
import Testing

/// The app of the samples, launched.
@MainActor
final class SampleApp {
  let appRouter = AppRouter()
  let home: HomeViewController
  private let window = UIWindow()

  init() {
    // An app of its own has nothing under way.
    RoutableTransitions.shared = RoutableTransitions()
    home = appRouter.homeVC
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
  }

  var front: UIViewController? { window.user.frontmost }

  var screen: [String] {
    window.clock.runUntilIdle()
    return window.snapshot().split(separator: "\n").dropFirst().map {
      String($0.drop { $0 == " " })
    }
  }
}

@MainActor
@Suite struct ReadmeTests {
  @Test func pushesAndPops() {
    let app = SampleApp()
    #expect(app.screen == ["stack", "HomeViewController visible"])
    app.home.next(.profile)
    #expect(app.screen == ["stack", "HomeViewController", "ProfileViewController visible"])
    (app.front as? ProfileViewController)?.complete()
    #expect(app.screen == ["stack", "HomeViewController visible"])
  }

  @Test func presentsAndDismissesAndReceives() {
    let app = SampleApp()
    app.home.receive()
    received = []
    app.home.next(.settings)
    #expect(
      app.screen == ["stack", "HomeViewController visible", "sheet", "SettingsViewController visible"])
    #expect(received.isEmpty)
    (app.front as? SettingsViewController)?.complete()
    #expect(received.count == 1)
    #expect(received.first as? Answer == .saved)
    #expect(app.screen == ["stack", "HomeViewController visible"])
  }

  @Test func aRouterHasThreeClosures() {
    let app = SampleApp()
    var calls: [String] = []
    let router = makeRouter { calls.append($0) }
    let payload = app.home.routablePayload()
    router.onNext?(payload)
    router.onReturn?(payload)
    router.onComplete(payload)
    #expect(calls == ["next", "return", "complete"])
  }

  @Test func aTypeMayHaveTheShortFormsAlone() {
    let app = SampleApp()
    let flow = Flow()
    flow.present(next: app.home)
    flow.push(next: app.home)
    flow.remove(payload: nil)
    #expect(flow.calls == ["present", "push", "remove"])
    #expect(app.screen == ["stack", "HomeViewController visible"])
  }

  @Test func aPayloadHasDataAndASenderThatItDoesNotKeep() {
    var screen: HomeViewController? = HomeViewController()
    let payload = screen.map { makePayload($0) }
    #expect(payload?.data as? Answer == .saved)
    #expect(payload?.sender === screen)
    screen = nil
    #expect(payload?.sender == nil)
  }
}
