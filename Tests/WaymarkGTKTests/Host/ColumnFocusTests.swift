import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// Where the keyboard is when what had it goes away among columns.
  final class ColumnFocusTests: DisplayTestCase {
    private func mainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    /// GtkPaned complains when it loses a child through which the keyboard was reached, if that is elsewhere by then.
    func testAnAppMayTakeOutWhatHasTheKeyboard() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b", "c"]), width: 700)
        XCTAssertEqual(window.focused, "c")
        guard let screen = window.screen("c"), let focus = gtk_window_get_focus(window.host.window.cast()),
          let back = window.backButton
        else { return XCTFail("no screen, focus or button") }
        gtk_box_remove(screen.cast(), focus)
        gtk_root_set_focus(gtk_widget_get_root(back), back)
        window.resize(300)
        XCTAssertEqual(window.seen, ["c"])
        XCTAssertEqual(LoggedWarnings.take(), [])
      }
    }

    func testAButtonThatGoesHandsTheKeyboardToTheFront() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b", "c"]), width: 700)
        let listener = FocusListener(window.host.window)
        guard let back = window.backButton else { return XCTFail("no way back") }
        gtk_widget_grab_focus(back)
        window.host.goBack()
        window.settle()
        XCTAssertEqual(window.focused, "b")
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], ["b"]))
        XCTAssertEqual(listener.heard, ["c", "b"])
      }
    }
  }
#endif
