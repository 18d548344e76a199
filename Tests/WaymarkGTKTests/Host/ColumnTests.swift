import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// Columns beside one another where they fit, and the one in front alone where not.
  final class ColumnTests: DisplayTestCase {
    private func mainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testTheWidthsOfScreensSayWhatFits() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: [.wide], ["b"]), width: 500)
        XCTAssertEqual(window.router.host.columnsThatFit, 1)
        window.resize(640)
        XCTAssertEqual(window.router.host.columnsThatFit, 2)
        // The least that every column has, besides what the first one needs.
        window.host.minimumColumnWidth = 310
        XCTAssert(Frames.wait { window.router.host.columnsThatFit == 1 })
        window.host.minimumColumnWidth = 100
        // Columns that there could be need no more than any does.
        XCTAssert(Frames.wait { window.router.host.columnsThatFit == 3 })
      }
    }

    func testAnEmptyPlaceSaysHowItIsFilled() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], capacity: 3, front: 0), width: 700)
        @MainActor func texts() -> [String] {
          (window.columns?.slots ?? []).filter { waymark_is($0, gtk_label_get_type()) != 0 }.map {
            String(cString: gtk_label_get_text($0.opaque))
          }
        }
        XCTAssertEqual(texts(), ["Nothing is chosen", "Nothing is chosen"])
        window.host.emptyColumns = { "Choose something for \($0)" }
        window.settle()
        XCTAssertEqual(texts(), ["Choose something for 1", "Choose something for 2"])
        window.router.fill("b", column: 1)
        window.settle()
        XCTAssertEqual(texts(), ["Choose something for 2"])
        XCTAssertEqual(window.focused, "b")
      }
    }

    func testATitleIsSeenOnceInAnyWidth() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        @MainActor func titles(in widget: WidgetPointer) -> [String] {
          guard gtk_widget_get_mapped(widget) != 0 else { return [] }
          if waymark_is(widget, gtk_label_get_type()) != 0 {
            return [String(cString: gtk_label_get_text(widget.opaque))].filter { ["a", "b"].contains($0) }
          }
          return WindowReading.children(of: widget).flatMap { titles(in: $0) }
        }
        XCTAssertEqual(titles(in: window.host.window), ["a", "b"])
        window.resize(300)
        XCTAssertEqual(titles(in: window.host.window), ["b"])
      }
    }

    func testTheUsersDividersAreKept() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        XCTAssertEqual(window.divider ?? 0, 233, accuracy: 5)
        window.divider = 350
        window.resize(550)
        window.resize(300)
        XCTAssertNil(window.divider)
        window.resize(520)
        XCTAssertGreaterThan(window.divider ?? 0, 233)
        window.resize(700)
        XCTAssertEqual(window.divider, 350)
      }
    }

    func testAStepEndsWhenTheWidthChangesHalfWay() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], capacity: 2, front: 0), width: 300)
        window.host.standardTransition.duration = .seconds(3600)
        window.router.fill("b", column: 1)
        Frames.advance()
        XCTAssertFalse(window.router.isSettled)
        window.resize(700)
        XCTAssert(Frames.wait { window.router.isSettled })
        XCTAssertEqual(window.seen, ["a", "b"])
        window.router.push("c")
        Frames.advance()
        XCTAssertFalse(window.router.isSettled)
        window.resize(300)
        XCTAssert(Frames.wait { window.router.isSettled })
        XCTAssertEqual(window.seen, ["c"])
      }
    }

    func testTheKeyboardTakesTheFrontAlong() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        _ = window.router.visibleContext.onLeave { _ in .stay("never") }
        XCTAssertEqual(window.focused, "b")
        // Over both buttons and the header bar into the first column.
        XCTAssert(
          Frames.wait {
            gtk_widget_child_focus(window.host.window, GTK_DIR_TAB_FORWARD)
            return window.focused == "a"
          })
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], ["b"], capacity: 2, front: 0))
        XCTAssertEqual(window.host.visibleScreen?.title, "a")
        XCTAssertEqual(gtk_window_get_title(window.host.window.cast()).map { String(cString: $0) }, "a")
        window.settle()
        XCTAssertEqual(window.focused, "a")
        XCTAssertEqual(window.columns?.front, window.columns?.slots[0])
      }
    }

    func testAPressInAColumnTakesTheFrontAlong() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        if let frame = window.columns?.slots[0] { ColumnsWidget.press(frame) }
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], ["b"], capacity: 2, front: 0))
        window.settle()
        XCTAssertEqual(window.focused, "a")
      }
    }

    func testBackClosesAColumnOnlyWhereItCoversAnother() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        XCTAssertFalse(window.host.goBack())
        window.resize(300)
        let objection = window.router.visibleContext.onLeave { _ in .stay("unsaved") }
        XCTAssert(window.host.goBack())
        window.settle()
        XCTAssertEqual(window.seen, ["b"])
        objection.cancel()
        XCTAssert(window.host.goBack())
        window.settle()
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], capacity: 2, front: 0))
        XCTAssertEqual(window.seen, ["a"])
        XCTAssertFalse(window.host.goBack())
      }
    }

    func testColumnsInAModalHaveTheModalsRoom() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"], ["c"], capacity: 3, front: 0), width: 700)
        XCTAssertEqual(window.router.host.columnsThatFit, 3)
        window.router.present(Modal(.popover, .columns(RouteColumns(["d"], ["e"]))))
        window.settle()
        XCTAssertEqual(window.router.host.columnsThatFit, 1)
        XCTAssertEqual(window.seen, ["e"])
        window.router.dismiss()
        window.settle()
        XCTAssertEqual(window.router.host.columnsThatFit, 3)
        XCTAssertEqual(window.seen, ["a", "b", "c"])
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
