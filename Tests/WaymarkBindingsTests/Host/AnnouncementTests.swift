import Testing
import Waymark

@testable import WaymarkBindings

@MainActor
struct AnnouncementTests {
  private let stage = Stage(RouteTree(tabs: RouteTab("x"), RouteTab("y"), RouteTab("z")))
  private let told = Told()

  @MainActor
  final class Told {
    var routes: [Place] = []
  }

  init() {
    let told = told
    stage.host.announce = { told.routes.append($0.route) }
  }

  @Test func tabThatTheProgramSelectsIsTold() {
    stage.router.select("y")
    #expect(told.routes == [])
    stage.settle()
    #expect(told.routes == ["y"])
  }

  @Test func tabThatTheUserPicksIsNot() {
    #expect(stage.views.tapTab(1))
    stage.settle()
    stage.expectRest("([x] | [y]* | [z])")
    #expect(told.routes == [])
    stage.router.select("z")
    stage.settle()
    #expect(told.routes == ["z"])
  }

  @Test func whatSwiftUITellsIsNotToldAgain() {
    stage.router.push("a")
    stage.settle()
    stage.router.present("m")
    stage.settle()
    stage.router.dismiss()
    stage.settle()
    stage.router.pop()
    stage.settle()
    #expect(told.routes == [])
  }

  @Test func containerInThePlaceOfAnotherIsTold() {
    stage.router.setRoot(.stack(RouteStack(root: "s")))
    stage.settle()
    #expect(told.routes == ["s"])
  }
}
