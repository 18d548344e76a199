import Testing
import Waymark

@testable import WaymarkBindings

/// Tabs that come and go while views are bound to them, and what is tapped twice.
@MainActor
struct TabTests {
  @Test func tabsThatComeAndGoAreDrawn() {
    let stage = Stage(RouteTree(tabs: RouteTab("a"), RouteTab("b", ["b", "c"])))
    stage.router.edit { $0.insertTab(RouteTab("n"), at: 0) }
    stage.expectRest("(n: [n] | a*: [a] | b: [b c])")
    stage.router.edit { $0.removeTab("a") }
    stage.expectRest("(n: [n] | b*: [b c])")
    stage.router.edit { $0.removeTab("b") }
    stage.expectRest("(n*: [n])")
    #expect(stage.reports.isEmpty)
  }

  @Test func aSecondTapOpensNothing() {
    let stage = Stage("a")
    let screen = stage.router.visibleContext
    let first = screen.push("b")
    let second = screen.push("b")
    stage.expectRest("[a b]")
    #expect([first, second].map(\.currentOutcome) == [.completed, .completed])
    let modals = [screen.present("m"), screen.present("m")]
    stage.expectRest("[a b] {m}")
    #expect(modals.map(\.currentOutcome) == [.completed, .completed])
  }
}
