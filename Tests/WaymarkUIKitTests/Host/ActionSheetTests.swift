import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Alerts that show as action sheets: at the bottom of a phone's screen, and as popovers on a tablet's.
@MainActor
struct ActionSheetTests {
  /// Shows an action sheet over `a`, and tells what it returned.
  private func result(
    on idiom: UIUserInterfaceIdiom, withCancel hasCancel: Bool = true, _ body: (Stage) throws -> Void
  ) async throws -> String? {
    try await answer(on: idiom, withCancel: hasCancel, body).value
  }

  /// The device is another one only while nobody is awaited, since other tests run meanwhile.
  private func answer(
    on idiom: UIUserInterfaceIdiom, withCancel hasCancel: Bool, _ body: (Stage) throws -> Void
  ) throws -> Task<String?, any Error> {
    let old = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = idiom
    defer { UIDevice.current.userInterfaceIdiom = old }
    let stage = Stage("a")
    stage.window.horizontalSizeClass = idiom == .pad ? .regular : .compact
    let pages = stage.pages
    var context: ScreenContext<Place>?
    pages.onMake = { context = $0 }
    pages.screen = { [unowned pages] route in
      guard route.name == "share?", let context else { return nil }
      pages.screen = nil
      let share = Question<Place, String>("share?", as: .alert)
      var buttons = [AlertScreen.Button("Copy", answering: share, "copied")]
      if hasCancel { buttons.append(.init("Cancel", style: .cancel, answering: share, "cancelled")) }
      return AlertScreen(style: .actionSheet, buttons: buttons).controller(in: context)
    }
    let answer = stage.router.asking("share?", as: .alert, for: String.self)
    stage.settle()
    #expect(stage.tree.modals.count == 1)
    try body(stage)
    return answer
  }

  private func expectEnd(_ stage: Stage) {
    stage.settle()
    stage.time.advance(by: .milliseconds(20))
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func aButtonReturnsItsValue(on idiom: UIUserInterfaceIdiom) async throws {
    let result = try await result(on: idiom) { stage in
      #expect(stage.user.tapAlert("Copy"))
      expectEnd(stage)
    }
    #expect(result == "copied")
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func aTapBesideItIsItsCancelButton(on idiom: UIUserInterfaceIdiom) async throws {
    let result = try await result(on: idiom) { stage in
      #expect(stage.user.tapOutside())
      expectEnd(stage)
    }
    #expect(result == "cancelled")
  }

  @Test func withoutACancelButtonATapBesideItReturnsNothingOnATablet() async throws {
    let result = try await result(on: .pad, withCancel: false) { stage in
      #expect(stage.user.tapOutside())
      expectEnd(stage)
      stage.router.push("b")
      stage.settle()
      stage.expectAgreement()
    }
    #expect(result == nil)
  }

  @Test func withoutACancelButtonItStaysOnAPhone() async throws {
    _ = try await result(on: .phone, withCancel: false) { stage in
      #expect(!stage.user.tapOutside())
      stage.settle()
      #expect(stage.user.frontmost is UIAlertController)
      #expect(stage.tree.modals.count == 1)
      stage.router.dismiss()
      expectEnd(stage)
    }
  }

  @Test func onATabletItPointsAtWhatTheCoordinatorSays() async throws {
    let button = UIButton()
    _ = try await result(on: .pad) { stage in
      let alert = try #require(stage.user.frontmost as? UIAlertController)
      #expect(
        alert.popoverPresentationController?.sourceView === stage.page("a")?.view, "nobody has said more")
      stage.router.dismiss()
      expectEnd(stage)
      stage.page("a")?.view.addSubview(button)
      stage.pages.anchor = { _ in PopoverAnchor(button) }
      stage.pages.screen = { _ in UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet) }
      stage.router.present("share?", as: .alert)
      stage.settle()
      let second = try #require(stage.user.frontmost as? UIAlertController)
      #expect(second.popoverPresentationController?.sourceView === button)
    }
  }
}
