import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Screens of the router that other code takes from one of its stacks to another.
@MainActor
struct MovedScreenTests {
  @Test(arguments: ["x", "y", "z", "w"], [true, false])
  func oneGoesWhereItWasOrAway(name: String, endsAtOnce: Bool) {
    for isShown in [true, false] {
      for hasForeign in [true, false] {
        for animated in [true, false] {
          move(name, endsAtOnce: endsAtOnce, isShown: isShown, hasForeign: hasForeign, animated: animated)
        }
      }
    }
  }

  /// The screen that is moved has the router go back as it disappears, and the app's call brings back what has gone with that.
  @Test(arguments: [true, false])
  func whatTheRouterTakesAwayWhileTheAppSetsAStackStaysAway(endsAtOnce: Bool) throws {
    let stage = Stage(RouteTree(.stack("a", "b", "c"), modals: [Modal(.sheet, ["m"])]))
    stage.clock.endsUnanimatedAtOnce = endsAtOnce
    let (screen, stack) = try (
      #require(stage.page("m") as? Page), #require(stage.page("a")?.navigationController)
    )
    let first = try #require(stage.id("b"))
    let router = stage.router
    screen.calls[.didDisappear] = { [weak screen] in
      screen?.calls = [:]
      router.edit(options: .unanimated) { $0.close(first) }
    }
    stack.setViewControllers(stack.viewControllers + [screen], animated: false)
    stage.rest()
    #expect(screen.calls.isEmpty)
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
    #expect(stage.log.take().contains("b released"))
  }

  /// Half-way the stack has nothing, and in the end all that was set.
  @Test func whatIsTakenOffAStackWhileTheAppSetsItHasNotGone() throws {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m", "n"])]))
    let (screen, stack) = try (
      #require(stage.page("n") as? Page), #require(stage.page("a")?.navigationController)
    )
    screen.calls[.didDisappear] = { [weak screen] in
      screen?.calls = [:]
      stack.setViewControllers([], animated: false)
    }
    stack.setViewControllers(stack.viewControllers + [screen], animated: false)
    stage.rest()
    #expect(screen.calls.isEmpty)
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
  }

  private func move(_ name: String, endsAtOnce: Bool, isShown: Bool, hasForeign: Bool, animated: Bool) {
    let comment: Comment =
      "\(name), ends at once: \(endsAtOnce), is shown: \(isShown), foreign: \(hasForeign), animated: \(animated)"
    let stage = Stage(
      RouteTree(.tabs(RouteTabs(RouteTab("x", ["x"]), RouteTab("y", ["y", "z", "w"]), RouteTab("v")))))
    stage.clock.endsUnanimatedAtOnce = endsAtOnce
    let screen = stage.page(name)
    guard let screen, let stack = screen.navigationController else { return #expect(Bool(false)) }
    if isShown, name != "x" {
      stage.router.select("y")
      stage.rest()
    }
    if hasForeign { stack.setViewControllers([Foreign()] + stack.viewControllers, animated: false) }
    stage.rest()
    guard let other = stage.page("v")?.navigationController else { return #expect(Bool(false)) }
    other.setViewControllers(other.viewControllers + [screen], animated: animated)
    stage.rest()
    #expect(stage.shown == stage.tree, comment)
    #expect(other.viewControllers.map(\.title) == ["v"], comment)
    let own = stage.tree.root.tabs?.tabs[name == "x" ? 0 : 1].container
    #expect(
      stack.viewControllers.compactMap(\.title) == own?.top.map { _ in own?.names ?? [] }, comment)
    stage.router.select("v")
    stage.router.push("u")
    stage.rest()
    #expect(stage.names == ["v", "u"], comment)
    #expect(stage.shown == stage.tree, comment)
  }
}

extension Container<Place> {
  fileprivate var tabs: RouteTabs<Place>? { if case .tabs(let tabs) = self { tabs } else { nil } }
  fileprivate var top: Place? { names.last.map { Place($0) } }
  fileprivate var names: [String] {
    if case .stack(let stack) = self { stack.elements.map(\.name) } else { [] }
  }
}
