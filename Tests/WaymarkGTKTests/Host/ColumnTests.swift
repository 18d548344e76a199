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

    func testALeastWidthThatNoWindowHasLeavesOneColumn() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        window.host.minimumColumnWidth = .max
        XCTAssert(Frames.wait { window.router.host.columnsThatFit == 1 })
        XCTAssertEqual(window.seen, ["b"])
        // No column needs less than none.
        window.host.minimumColumnWidth = .min
        XCTAssert(Frames.wait { window.router.host.columnsThatFit == 3 })
        XCTAssertEqual(window.seen, ["a", "b"])
      }
    }

    func testAnotherWidthWhileHiddenCountsAsSoonAsTheWindowIsShown() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        XCTAssertEqual(window.router.host.columnsThatFit, 3)
        window.host.hide()
        gtk_window_set_default_size(window.host.window.cast(), 300, 240)
        XCTAssert(Frames.wait { window.router.host.columnsThatFit == 1 })
        window.host.show()
        // GTK has not laid it out yet, and still has the width of before.
        window.router.push("c")
        XCTAssertEqual(window.router.host.columnsThatFit, 1)
        window.settle()
        XCTAssertEqual(window.router.host.columnsThatFit, 1)
        XCTAssertEqual(window.seen, ["c"])
        XCTAssertEqual(window.made, ["a", "b", "c"])
      }
    }

    func testTheWindowCanBeMadeNarrowerThanItsColumns() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        XCTAssertEqual(window.seen, ["a", "b"])
        window.resize(300)
        XCTAssertEqual(window.seen, ["b"])
      }
    }

    func testAPlaceThatIsEmptyKeepsItsRoom() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], places: 2, front: 0), width: 700)
        XCTAssertEqual(window.columns?.slots.count, 2)
        window.router.fill("b", column: 1)
        XCTAssert(window.router.isSettled, "nothing moves where both fit")
        XCTAssertEqual(window.seen, ["a", "b"])
      }
    }

    func testTwoOfThreeEndAtTheFront() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"], ["c"], places: 3, front: 2), width: 500)
        XCTAssertEqual(window.seen, ["b", "c"])
        window.router.focusColumn(0)
        window.settle()
        XCTAssertEqual(window.seen, ["a", "b"])
        window.resize(700)
        XCTAssertEqual(window.seen, ["a", "b", "c"])
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
        let window = ColumnWindow(RouteTree(columns: ["a"], places: 2, front: 0), width: 300)
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
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], ["b"], places: 2, front: 0))
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
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], ["b"], places: 2, front: 0))
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
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], places: 2, front: 0))
        XCTAssertEqual(window.seen, ["a"])
        XCTAssertFalse(window.host.goBack())
      }
    }

    func testColumnsInATabUnderASheet() {
      mainActor {
        let columns = RouteColumns<Place>(["a"], ["b"])
        let tabs = RouteTabs<Place>(RouteTab("x", ["x1"]), RouteTab("y", .columns(columns)))
        let window = ColumnWindow(RouteTree(.tabs(tabs)), width: 700)
        window.router.select("y")
        window.router.present("m")
        window.settle()
        window.resize(300)
        window.resize(700)
        window.resize(300)
        window.router.dismiss()
        window.settle()
        XCTAssertEqual(window.seen, ["b"])
        XCTAssertEqual(window.made, ["x1", "a", "b", "m"])
      }
    }

    func testColumnsInAModalHaveTheModalsRoom() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"], ["c"], places: 3, front: 0), width: 700)
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

    // MARK: What users have always complained about

    func testRotationWithADeepDetailKeepsIt() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b", "c"]), width: 700)
        let tree = window.router.tree
        for width in [300, 700, 300, 700, 450, 300, 700] {
          window.resize(width)
          XCTAssertEqual(window.host.visibleScreen?.title, "c")
          XCTAssertEqual(window.seen, width == 300 ? ["c"] : ["a", "c"])
          XCTAssertEqual(window.focused, "c")
        }
        XCTAssertEqual(window.router.tree, tree)
        XCTAssertEqual(window.made, ["a", "b", "c"])
      }
    }

    func testCollapsedNoDetailIsShownThatNobodyChose() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], places: 2, front: 0), width: 300)
        XCTAssertEqual(window.seen, ["a"])
        window.resize(700)
        window.resize(300)
        XCTAssertEqual(window.seen, ["a"])
        XCTAssertEqual(window.made, ["a"])
      }
    }

    func testADefaultDetailIsBesideTheListAndNotOverIt() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"], places: 2, front: 0), width: 700)
        XCTAssertEqual(window.seen, ["a", "b"])
        window.resize(300)
        XCTAssertEqual(window.seen, ["a"])
      }
    }

    func testTheDetailIsKeptOnExpand() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], places: 2, front: 0), width: 300)
        window.router.fill("b", column: 1)
        window.settle()
        let detail = window.host.visibleScreen
        window.resize(700)
        XCTAssert(window.host.visibleScreen === detail)
        XCTAssertEqual(window.seen, ["a", "b"])
      }
    }

    func testChoosingWhileADetailsFormHasAnObjectionAsksIt() {
      mainActor {
        let window = ColumnWindow(RouteTree(columns: ["a"], ["b"]), width: 700)
        let objection = window.router.visibleContext.onLeave { _ in .stay("unsaved") }
        if let frame = window.columns?.slots[0] { ColumnsWidget.press(frame) }
        XCTAssertEqual(window.host.visibleScreen?.title, "a")
        window.router.fill("c", column: 1)
        window.settle()
        XCTAssertEqual(window.router.tree.routes, RouteTree(columns: ["a"], ["b"], places: 2, front: 0))
        _ = objection
      }
    }
  }
#endif
