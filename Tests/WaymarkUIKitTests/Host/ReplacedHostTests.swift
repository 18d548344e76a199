import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// A host whose router another host shows now.
@MainActor
struct ReplacedHostTests {
  /// The other host still shows what this one did, though the router's tree has none of it any more.
  @Test func whatGoesThereIsNotTold() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    let other = RecordingHost<Place>()
    other.attach(to: stage.router)
    other.answer = .later
    stage.router.set(RouteTree("x"))
    var reports = 0
    stage.router.onEvent { if case .reported = $0.kind { reports += 1 } }
    stage.host.rootViewController.dismiss(animated: false)
    stage.settle()
    #expect(reports == 0)
    #expect(stage.shown == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
  }
}
