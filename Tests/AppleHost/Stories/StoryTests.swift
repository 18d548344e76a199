#if os(iOS)
  import XCTest

  /// Has the app tell each story twice, and goes all the way back after each: the user meets the screens that the router
  /// says are there, and no others.
  @MainActor
  class UIKitStoryTests: XCTestCase {
    var host: String { "uikit" }

    func testPushesInACover() throws { try tell("pushes in a cover") }

    func testSheetThatGoesWithItsScreen() throws { try tell("a sheet that goes with its screen") }

    func testBackToTheFirstScreenThenThreeMore() throws {
      try tell("back to the first screen, then three more")
    }

    func testOneScreenAgainAndAgain() throws { try tell("one screen, again and again") }

    func testSheetDuringAPush() throws { try tell("a sheet during a push") }

    private func tell(_ name: String) throws {
      let story = try XCTUnwrap(Story.all.first { $0.name == name })
      let app = XCUIApplication()
      app.launchArguments = ["-host", host, "-story", name]
      app.launch()
      for _ in 0..<2 {
        app.buttons["Play"].tap()
        for count in story.screens.indices.reversed().map({ $0 + 1 }) {
          expect(story.screens[count - 1], count, in: app)
          if count > 1 { goBack(from: story.screens[count - 1], in: app) }
        }
      }
    }

    private func expect(_ name: String, _ count: Int, in app: XCUIApplication) {
      let screen = app.staticTexts[name]
      XCTAssertTrue(screen.waitForExistence(timeout: 5), "no \(name) on \(host)")
      let isOnTop = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "hittable == true"), object: screen)
      let isTold = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "label == %@", "\(count)"),
        object: app.staticTexts.matching(identifier: "count").element(boundBy: 0))
      XCTAssertEqual(XCTWaiter().wait(for: [isOnTop, isTold], timeout: 5), .completed, "\(name) of \(count)")
    }

    /// Takes a modal away by its button, which a cover has no gesture for, and anything else by the system's.
    private func goBack(from name: String, in app: XCUIApplication) {
      switch name {
      case "sheet", "cover": app.buttons.matching(identifier: "Dismiss").element(boundBy: 0).tap()
      default: app.navigationBars.buttons.element(boundBy: 0).tap()
      }
    }
  }

  final class SwiftUIStoryTests: UIKitStoryTests {
    override var host: String { "swiftui" }
  }
#endif
