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
    #expect(screen.push("b") === first)
    stage.expectRest("[a b]")
    let modal = screen.present("m")
    #expect(screen.present("m") === modal)
    stage.expectRest("[a b] {m}")
  }
}
