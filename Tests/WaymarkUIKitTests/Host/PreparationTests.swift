import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

@MainActor
struct PreparationTests {
  /// Notes what it is asked to prepare, and prepares until it is told to end.
  private final class Loader: PreparingCoordinator {
    var began: [String] = []
    var cancelled: [String] = []

    func screen(for route: Place, context: ScreenContext<Place>) -> UIViewController { UIViewController() }

    func prepare(_ route: Place) async {
      began.append(route.name)
      while !Task.isCancelled { await Task.yield() }
      cancelled.append(route.name)
    }
  }

  private let router = Router<Place>("a")
  private let loader = Loader()
  private let host: UIKitHost<Place>
  private let window = UIWindow()

  init() {
    host = UIKitHost(router: router, coordinator: loader)
    host.show(in: window)
    window.makeKeyAndVisible()
  }

  /// Adds a guard that answers when it is let go on.
  private func addGuard(_ decision: Decision<Place>) -> () -> Void {
    let (stream, answer) = AsyncStream<Void>.makeStream()
    router.addGuard { request async -> Decision<Place> in
      if request.destination.route.name == "elsewhere" { return .allow }
      for await _ in stream { return decision }
      return .allow
    }
    return { answer.yield() }
  }

  /// Lets the window's time pass until a navigation has ended.
  private func outcome(of navigation: Navigation) async -> NavigationOutcome? {
    await Task.yieldRepeatedly {
      window.clock.runUntilIdle()
      return navigation.currentOutcome != nil
    }
    return navigation.currentOutcome
  }

  @Test(arguments: ["push", "edit"])
  func aRouteIsPreparedBeforeGuardsHaveAnswered(by verb: String) async {
    let answer = addGuard(.block("no"))
    let push = verb == "push" ? router.push("b") : router.edit { $0.push("b") }
    await Task.yieldRepeatedly { !loader.began.isEmpty }
    #expect(loader.began == ["b"])
    #expect(push.currentOutcome == nil)
    answer()
    _ = await push.outcome
    await Task.yieldRepeatedly { !loader.cancelled.isEmpty }
    #expect(loader.cancelled == ["b"])
  }

  @Test func anotherRequestCancelsIt() async {
    _ = addGuard(.allow)
    router.push("b")
    await Task.yieldRepeatedly { !loader.began.isEmpty }
    router.push("c")
    await Task.yieldRepeatedly { loader.began.count == 2 && !loader.cancelled.isEmpty }
    #expect(loader.began == ["b", "c"])
    #expect(loader.cancelled == ["b"])
  }

  @Test func whatNobodyDecidesAboutIsNotPrepared() async {
    router.push("b")
    for _ in 0..<20 { await Task.yield() }
    #expect(loader.began.isEmpty)
  }

  @Test func oneThatIsAllowedGoesOn() async {
    let answer = addGuard(.allow)
    let push = router.push("b")
    await Task.yieldRepeatedly { !loader.began.isEmpty }
    answer()
    #expect(await outcome(of: push) == .completed)
    #expect(loader.cancelled.isEmpty)
    router.push("c")
    await Task.yieldRepeatedly { loader.began.count == 2 }
    #expect(loader.cancelled.isEmpty)
  }
}
