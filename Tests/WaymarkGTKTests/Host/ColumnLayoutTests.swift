import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// Where columns and their dividers are, whatever is in them.
  final class ColumnLayoutTests: DisplayTestCase {
    private func mainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testADividerThatGTKHoldsBackIsNotWhereTheUserWantsIt() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        let label: WidgetPointer = gtk_label_new(Array(repeating: "word", count: 200).joined(separator: " "))
        gtk_label_set_wrap(label.opaque, 1)
        if let screen = window.screen("a") { gtk_box_append(screen.cast(), label) }
        window.settle()
        XCTAssertEqual(window.divider ?? 0, 233, accuracy: 5)
        // So little room that the text would be higher than it has just been.
        window.resize(550)
        window.resize(1000)
        XCTAssertEqual(window.divider ?? 0, 333, accuracy: 5)
      }
    }

    func testThreeColumnsKeepBothDividers() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"], ["c"], capacity: 3, front: 0), width: 900)
        for position in window.dividers { XCTAssertEqual(position, 225, accuracy: 5) }
        XCTAssertEqual(window.dividers.count, 2)
        window.dividers = [260, 300]
        window.settle()
        for width in [700, 500, 300, 640] { window.resize(width) }
        window.router.fill("d", column: 1)
        window.settle()
        window.router.fill("e", column: 2)
        window.settle()
        window.resize(900)
        XCTAssertEqual(window.dividers, [260, 300])
      }
    }

    func testFromTheRightTheFirstColumnIsOnTheRight() {
      mainActor {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"], ["c"], capacity: 3, front: 1), width: 700)
        XCTAssertEqual(window.seen, ["a", "b", "c"])
        let places = window.columns?.slots.map { window.left(of: $0) } ?? []
        XCTAssertEqual(places.count, 3)
        XCTAssertEqual(places, places.sorted(by: >))
        window.dividers = [240, 210]
        window.settle()
        window.resize(300)
        XCTAssertEqual(window.seen, ["b"])
        window.resize(450)
        XCTAssertEqual(window.seen, ["a", "b"])
        window.resize(700)
        XCTAssertEqual(window.dividers, [240, 210])
        XCTAssertEqual(window.made, ["a", "b", "c"])
      }
    }
  }
#endif
