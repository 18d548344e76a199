import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// A window whose router another host shows now: it shows what it showed, and asks for nothing.
  final class ReplacedHostTests: DisplayTestCase {
    private func mainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    /// A window that another host has taken the place of, and what the router is asked and told from then on.
    @MainActor
    private final class Replaced {
      let window: ColumnWindow
      let tree: RouteTree<Place>
      private(set) var events: [String] = []

      init(_ tree: RouteTree<Place>, width: Int = 700) {
        self.tree = tree
        window = ColumnWindow(tree, width: width)
        RecordingHost<Place>().attach(to: window.router)
        window.router.onEvent { [weak self] in self?.events.append("\($0.kind)") }
        window.router.addGuard { [weak self] _ in
          self?.events.append("asked")
          return .allow
        }
      }

      func expectNothing(_ what: String) {
        for _ in 0..<8 { Frames.advance() }
        XCTAssertEqual(events, [], what)
        XCTAssertEqual(window.router.tree.routes, tree, what)
        events = []
      }
    }

    func testGoingBackAsksForNothing() {
      mainActor {
        for tree in [
          RouteTree(.stack("a", "b")), RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]),
          RouteTree(columns: ["a"], ["b", "c"]),
        ] as [RouteTree<Place>] {
          let replaced = Replaced(tree)
          XCTAssertFalse(replaced.window.host.goBack())
          replaced.expectNothing("\(tree)")
        }
      }
    }

    func testItsModalsAskForNothing() {
      mainActor {
        let replaced = Replaced(
          RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
        guard let top = replaced.window.host.windows.last else { return }
        gtk_window_close(top.cast())
        replaced.expectNothing("a modal is closed")
        // The window blocks those below, and only its user can take it away.
        XCTAssertEqual(replaced.window.host.windows.count, 2)
        guard let other = replaced.window.host.windows.last else { return }
        gtk_window_destroy(other.cast())
        replaced.expectNothing("a modal is destroyed")
      }
    }

    func testOneThatComesBackAsksAgain() {
      mainActor {
        let replaced = Replaced(RouteTree(columns: ["a"], ["b", "c"]))
        replaced.window.host.show()
        replaced.window.settle()
        XCTAssertEqual(replaced.window.router.host.columnsThatFit, 3)
        XCTAssert(replaced.window.host.goBack())
        replaced.window.settle()
        XCTAssertEqual(replaced.window.router.tree.routes, RouteTree(columns: ["a"], ["b"]))
      }
    }
  }
#endif
