import XCTest

#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  final class WindowTests: DisplayTestCase {
    private func mainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testAStepIsAcknowledgedWhenItsTransitionHasEnded() {
      mainActor {
        let router = Router<Place>("a")
        let host = makeHost(router)
        host.standardTransition.duration = .milliseconds(150)
        var wasMoving: [Bool] = []
        router.onEvent { event in
          guard case .stepAcknowledged = event.kind else { return }
          wasMoving.append(isAnyStackMoving(in: host.window))
        }
        router.push("b")
        XCTAssertFalse(router.isSettled)
        XCTAssert(isAnyStackMoving(in: host.window))
        XCTAssert(Frames.wait { router.isSettled })
        XCTAssertEqual(wasMoving, [false])
      }
    }

    func testAStepEndsWhenTheWindowIsHiddenHalfWay() {
      mainActor {
        let router = Router<Place>("a")
        let host = makeHost(router)
        host.standardTransition.duration = .seconds(3600)
        router.push("b")
        Frames.advance()
        XCTAssertFalse(router.isSettled)
        host.hide()
        XCTAssert(Frames.wait { router.isSettled })
        XCTAssertFalse(isAnyStackMoving(in: host.window))
        router.push("c")
        XCTAssert(router.isSettled)
        host.show()
        Frames.advance()
        XCTAssertEqual(WindowReading(window: host.window, expected: router.host.tree).tree, router.host.tree)
      }
    }

    func testWhatIsAskedForInTheMiddleOfAChangeWaitsForItsEnd() {
      mainActor {
        let router = Router<Place>("a")
        let host = makeHost(router)
        Frames.advance()
        var depths: [Int] = []
        // A screen that loses the keyboard, which a change takes from it, goes on from where the user was.
        Signals.connect("notify::focus-widget", of: host.window) {
          guard depths.isEmpty, gtk_window_get_focus(host.window.cast()) as WidgetPointer? == nil else {
            return
          }
          depths.append(router.host.shown?.breadcrumb.count ?? 0)
          router.push("c")
        }
        router.push("b", options: .unanimated)
        XCTAssert(Frames.wait { router.isSettled && !host.isMoving })
        XCTAssertEqual(depths, [1])
        XCTAssertEqual(router.tree.breadcrumb, ["a", "b", "c"])
        XCTAssertEqual(WindowReading(window: host.window, expected: router.host.tree).tree, router.host.tree)
      }
    }

    func testSeveralChangesInOneTurnAreHeardOnce() {
      mainActor {
        let router = Router<Place>("a")
        let host = makeHost(router)
        let listener = FocusListener(host.window)
        for place in ["b", "c", "d"] as [Place] { router.push(place, options: .unanimated) }
        router.pop(options: .unanimated)
        XCTAssert(Frames.wait { router.isSettled && listener.heard.contains("c") })
        XCTAssertEqual(listener.heard, ["a", "c"])
      }
    }

    func testHeaderButtonsThatScreensShareKeepTheirPlaces() {
      /// A screen whose last button in the header bar is one that all screens have.
      @MainActor
      final class Screen: GTKScreen {
        let title: String
        let widget: WidgetPointer = gtk_button_new_with_label("content")
        let headerItems: [WidgetPointer]
        private let owned: [ObjectReference]

        init(_ context: ScreenContext<Place>) {
          title = context.route.name
          let names = context.route == "a" ? ["edit", "share"] : ["share"]
          headerItems = names.map { name in gtk_button_new_with_label(name) }
          owned = ([widget] + headerItems).map { ObjectReference($0) }
        }
      }
      struct Screens: Coordinator {
        func screen(for route: Place, context: ScreenContext<Place>) -> Screen { Screen(context) }
      }
      mainActor {
        let router = Router<Place>("a")
        let host = GTKHost(router: router, coordinator: Screens(), size: (400, 200))
        host.show()
        @MainActor func left() -> Double {
          var (left, top) = (0.0, 0.0)
          guard let last = host.visibleScreen?.headerItems.last else { return 0 }
          gtk_widget_translate_coordinates(last, host.window, 0, 0, &left, &top)
          return left
        }
        XCTAssert(Frames.wait { left() > 0 })
        for _ in 0..<8 { Frames.advance() }
        let before = left()
        router.push("b", options: .unanimated)
        for _ in 0..<8 { Frames.advance() }
        XCTAssertEqual(host.visibleScreen?.headerItems.count, 1)
        XCTAssertEqual(left(), before)
      }
    }

    func testTheWayBackIsAsOtherNavigationsAre() {
      mainActor {
        let window = ColumnWindow(RouteTree(.stack("a", "b")), width: 300)
        guard let back = window.backButton else { return XCTFail("no way back") }
        let objection = window.router.visibleContext.onLeave { _ in .stay("unsaved") }
        ClickedButton.click(back)
        window.settle()
        XCTAssertEqual(window.router.tree.breadcrumb, ["a", "b"])
        objection.cancel()
        ClickedButton.click(back)
        window.settle()
        XCTAssertEqual(window.router.tree.breadcrumb, ["a"])
        XCTAssertEqual(window.focused, "a")
        XCTAssertNil(window.backButton)
      }
    }

    func testTwoWindowsShareNothing() {
      mainActor {
        let (first, second) = (Router<Place>("a"), Router<Place>("a"))
        let (firstHost, secondHost) = (makeHost(first), makeHost(second))
        first.present("m")
        second.push("b")
        XCTAssert(Frames.wait { first.isSettled && second.isSettled })
        XCTAssertEqual(firstHost.windows.count, 2)
        XCTAssertEqual(secondHost.windows.count, 1)
        XCTAssertNotEqual(
          gtk_window_get_group(firstHost.window.cast()), gtk_window_get_group(secondHost.window.cast()))
        XCTAssert(secondHost.goBack())
        XCTAssert(Frames.wait { second.isSettled })
        XCTAssertEqual(second.tree.breadcrumb, ["a"])
        XCTAssertEqual(first.tree.modals.count, 1)
      }
    }

    func testClosingAsksTheScreens() {
      mainActor {
        var refuses = true
        var screens = Labels()
        screens.onMake = { context in context.onLeave { _ in refuses ? .stay("not yet") : .allow } }
        let router = Router<Place>("a")
        let host = makeHost(router, screens)
        var isClosed = false
        host.didClose = { isClosed = true }
        gtk_window_close(host.window.cast())
        Frames.advance()
        XCTAssertFalse(isClosed)
        refuses = false
        gtk_window_close(host.window.cast())
        XCTAssert(Frames.wait { isClosed })
      }
    }

    func testAWindowKeepsItsHostUntilItIsClosed() {
      /// Knows the router, and is known by the screens.
      @MainActor
      final class App {
        let router = Router<Place>("a")
      }
      mainActor {
        weak var app: App?
        weak var host: GTKHost<Place>?
        do {
          let made = App()
          var screens = Labels()
          screens.onMake = { [made] _ in _ = made }
          (app, host) = (made, makeHost(made.router, screens))
        }
        app?.router.push("b")
        app?.router.present("m")
        XCTAssert(Frames.wait { app?.router.isSettled == true })
        XCTAssertEqual(host?.windows.count, 2)
        host?.close()
        XCTAssert(Frames.wait { host == nil && app == nil })
      }
    }

    func testAModalsCloseButtonAsks() {
      mainActor {
        var refuses = true
        var screens = Labels()
        screens.onMake = { context in
          if context.route == "m" { context.onLeave { _ in refuses ? .stay("not yet") : .allow } }
        }
        let router = Router<Place>("a")
        let host = makeHost(router, screens)
        router.present("m")
        gtk_window_close(host.windows[1].cast())
        Frames.advance()
        XCTAssertEqual(router.host.tree.modals.count, 1)
        refuses = false
        gtk_window_close(host.windows[1].cast())
        XCTAssert(Frames.wait { router.isSettled && router.host.tree.modals.isEmpty })
        XCTAssertEqual(host.windows.count, 1)
      }
    }

    func testTheMainActorRunsInTheLoop() {
      mainActor {
        let visits = Visits()
        Task.detached {
          for _ in 0..<100 { await visits.add() }
        }
        XCTAssert(Frames.wait { visits.count == 100 })
      }
    }

    func testAnAlertReturnsWhatItsButtonSays() {
      mainActor {
        let router = Router<Place>("a")
        let host = GTKHost(router: router, coordinator: Alerts())
        host.show()
        var answer: Bool?
        Task { answer = try await router.ask(Question<Place, Bool>("question", as: .alert)) }
        XCTAssert(Frames.wait { host.windows.count == 2 })
        Frames.advance()
        let focus = gtk_window_get_focus(host.windows[1].cast())
        XCTAssertNotNil(focus)
        if let focus { gtk_widget_activate(focus) }
        XCTAssert(Frames.wait { answer != nil })
        XCTAssertEqual(answer, true)
      }
    }
  }

  @MainActor
  private func makeHost(_ router: Router<Place>, _ screens: Labels = Labels()) -> GTKHost<Place> {
    let host = GTKHost(router: router, coordinator: screens, size: (300, 200))
    host.show()
    // The first frame is what lets a stack move.
    XCTAssert(Frames.wait { gtk_widget_get_mapped(host.window) != 0 })
    for _ in 0..<5 { Frames.advance() }
    return host
  }

  @MainActor
  private final class Visits {
    var count = 0
    func add() { count += 1 }
  }

  @MainActor
  private func isAnyStackMoving(in widget: WidgetPointer) -> Bool {
    if waymark_is(widget, gtk_stack_get_type()) != 0,
      gtk_stack_get_transition_running(widget.opaque) != 0
    {
      return true
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if isAnyStackMoving(in: child) { return true }
      next = gtk_widget_get_next_sibling(child)
    }
    return false
  }

  private struct Alerts: Coordinator {
    func screen(for route: Place, context: ScreenContext<Place>) -> any GTKScreen {
      guard route == "question" else { return LabelScreen(context) }
      return AlertScreen(
        "Delete it?", message: "It cannot be brought back.",
        buttons: [
          .init("_Keep"), .init("_Delete", style: .destructive, answering: Question(route, as: .alert), true),
        ], in: context)
    }
  }
#endif
