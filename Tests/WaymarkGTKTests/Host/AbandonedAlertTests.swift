import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// An alert that is still there when its router is gone or another host shows it: nobody but the user can take it away.
  final class AbandonedAlertTests: DisplayTestCase {
    /// A window under two alerts.
    @MainActor
    private final class Alerts: Coordinator {
      private(set) var router: Router<Place>?
      private(set) var host: GTKHost<Place>?
      private var other: RecordingHost<Place>?
      private var alerts: [AlertScreen] = []

      init(isReplaced: Bool) {
        let tree = RouteTree<Place>(.stack("a"), modals: [Modal(.alert, ["m"]), Modal(.alert, ["n"])])
        let router = Router(
          tree, configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
        self.router = router
        let host = GTKHost(router: router, coordinator: self, size: (300, 200))
        self.host = host
        host.show()
        XCTAssert(Frames.wait { router.isSettled && host.windows.count == 3 })
        guard isReplaced else {
          self.router = nil
          return
        }
        let other = RecordingHost<Place>()
        self.other = other
        other.attach(to: router)
        XCTAssert(Frames.wait { router.isSettled })
      }

      func screen(for route: Place, context: ScreenContext<Place>) -> any GTKScreen {
        guard route != "a" else { return LabelScreen(context) }
        let alert = AlertScreen(
          route.name, message: "?",
          buttons: [.init("_Keep"), .init("_Delete", answering: Question(route, as: .alert), true)],
          in: context)
        alerts.append(alert)
        return alert
      }

      /// Presses a button of the alert on top.
      func press(_ index: Int) {
        guard host.map({ $0.windows.count > 1 }) == true, let alert = alerts.popLast(),
          let row = gtk_widget_get_last_child(alert.widget)
        else { return XCTFail("no alert") }
        let button = index == 0 ? gtk_widget_get_first_child(row) : gtk_widget_get_last_child(row)
        guard let button else { return XCTFail("no button") }
        ClickedButton.click(button)
      }

      func expect(_ count: Int, _ line: UInt = #line) {
        for _ in 0..<4 { Frames.advance() }
        XCTAssertEqual(host?.windows.count, count, line: line)
        XCTAssertEqual(
          router?.host.tree.modals.count ?? 2, 2, "the router was asked for something", line: line)
      }

      func end() {
        host?.close()
        for _ in 0..<4 { Frames.advance() }
        (router, host, other, alerts) = (nil, nil, nil, [])
      }
    }

    func testItsButtonsTakeItAway() {
      MainActor.assumeIsolated {
        for isReplaced in [false, true] {
          let alerts = Alerts(isReplaced: isReplaced)
          alerts.press(1)
          alerts.expect(2)
          alerts.press(0)
          alerts.expect(1)
          alerts.end()
        }
      }
    }

    func testEscapeTakesItAwayAndNothingElse() {
      MainActor.assumeIsolated {
        for isReplaced in [false, true] {
          let alerts = Alerts(isReplaced: isReplaced)
          for count in [2, 1] {
            guard let top = alerts.host?.windows.last else { return XCTFail("no window") }
            XCTAssert(PressedKey.press(GDK_KEY_Escape, in: top))
            alerts.expect(count)
          }
          guard let root = alerts.host?.window else { return XCTFail("no window") }
          XCTAssertFalse(PressedKey.press(GDK_KEY_Escape, in: root))
          alerts.expect(1)
          alerts.end()
        }
      }
    }
  }
#endif
