import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

@MainActor
struct ModalTests {
  @Test func anAlertsButtonGivesTheResult() async throws {
    let stage = Stage("a")
    let answer = stage.router.asking("sure?", as: .alert, for: Bool.self)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.user.tapAlert("Yes"))
    #expect(stage.shown?.modals.count == 1)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
    #expect(try await answer.value == true)
  }

  @Test func anAlertsButtonWithoutAValueGivesNone() async throws {
    let stage = Stage("a")
    let answer = stage.router.asking("sure?", as: .alert, for: Bool.self)
    stage.settle()
    #expect(stage.user.tapAlert("No"))
    stage.settle()
    #expect(try await answer.value == nil)
    stage.expectAgreement()
  }

  @Test func aButtonIsAFactWhateverAGuardSays() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.alert, ["sure?"])]))
    stage.router.addGuard { _ in .block("no") }
    #expect(stage.user.tapAlert("Yes"))
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func aPushGoesBelowAnAlertWhichHoldsOneScreen() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.alert, ["sure?"])]))
    let below = stage.router.push("b")
    stage.settle()
    #expect(below.currentOutcome == .completed)
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.alert, ["sure?"])]))
    stage.expectAgreement()
    let inside = stage.router.edit { $0.push("c", near: $0.tree.modals[0].root.id) }
    guard case .failed(.hostFailed(let failure))? = inside.currentOutcome else {
      Issue.record("\(String(describing: inside.currentOutcome))")
      return
    }
    #expect(failure.description == HostError.alertHoldsOneScreen.description)
    stage.expectAgreement()
    stage.router.dismiss()
    stage.settle()
    stage.expectAgreement()
  }

  @Test(arguments: [true, false])
  func detentsAndAnchorsInTheWindowComeFromTheCoordinator(isInWindow: Bool) throws {
    let view = UIView()
    let stage = Stage(
      RouteTree("a"),
      prepare: { pages in
        pages.detents = [.medium(), .large()]
        pages.anchor = { screen in
          if screen.title == "a", isInWindow { screen.view.addSubview(view) }
          return screen.title == "a" ? PopoverAnchor(view, arrows: .up) : nil
        }
      })
    stage.router.present("m")
    stage.settle()
    let sheet = stage.host.rootViewController.presentedViewController?.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
    stage.router.dismiss()
    stage.settle()
    stage.window.horizontalSizeClass = .regular
    stage.router.present("p", as: .popover)
    stage.settle()
    let popover = stage.host.rootViewController.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === (isInWindow ? view : stage.page("a")?.view))
    #expect(popover?.permittedArrowDirections == (isInWindow ? .up : []))
  }

  @Test func aTransitionStyleAnimatesPushesAndModals() {
    let stage = Stage("a")
    let style = TransitionStyle("own")
    var made: [UIKitTransition.Change] = []
    let animator = { (change: UIKitTransition.Change) -> StuckAnimator in
      made.append(change)
      return StuckAnimator()
    }
    var last: StuckAnimator?
    stage.host.transitions[style] = UIKitTransition {
      last = animator($0)
      return last
    }
    stage.router.push("b", options: .init(transition: style))
    stage.settle()
    #expect(stage.shown == RouteTree("a"))
    last?.context?.completeTransition(true)
    stage.expectAgreement()
    stage.router.pop(options: .init(transition: style))
    last?.context?.completeTransition(true)
    stage.router.present("m", as: .fullScreen, options: .init(transition: style))
    last?.context?.completeTransition(true)
    stage.expectAgreement()
    stage.router.dismiss()
    last?.context?.completeTransition(true)
    #expect(made == [.push, .pop, .present, .dismiss])
    stage.expectAgreement()
    stage.router.push("c")
    stage.settle()
    #expect(made.count == 4)
    stage.expectAgreement()
  }

  @Test func aModalChangesFromAStackToTabs() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
    let (m, n) = (stage.page("m"), stage.page("n"))
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab("m"), RouteTab("x")))
    stage.router.edit { editor in
      editor.set(
        RouteTree(.stack("a"), modals: [Modal(.sheet, tabs), Modal(.sheet, ["n"])]))
    }
    stage.settle()
    #expect(stage.page("m") != nil && stage.page("n") != nil)
    #expect(m !== nil && n !== nil)
    stage.expectAgreement()
  }

  @Test func anUpdateKeepsTheScreenAndTellsTheCoordinator() throws {
    let stage = Stage("a")
    let page = stage.page("a")
    stage.router.update(try #require(stage.id("a")), to: "z")
    #expect(stage.page("z") === page)
    #expect(stage.pages.updates == ["a to z"])
    stage.expectAgreement()
  }

  @Test func theCoordinatorIsToldOfAScreenThatIsMovedWithAnotherRoute() throws {
    let stage = Stage(RouteTree(.stack(["a", "b", "c", "d"])))
    let page = stage.page("c")
    stage.router.edit { editor in
      editor.pop()
      editor.update(editor.tree.visibleElement.id, to: "z")
      editor.setStack(["a", "x", "z"])
      editor.push("y")
    }
    stage.settle()
    #expect(stage.page("z") === page)
    #expect(stage.pages.updates == ["c to z"])
    stage.expectAgreement()
  }
}
