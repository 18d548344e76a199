import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Modals, tabs and widths in the middle of something else.
extension HostileAppTests {
  // MARK: Presentations

  @Test(arguments: [true, false], [true, false])
  func aPullIsHeldWhileTheTreeIsSetAnew(finishes: Bool, animated: Bool) throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
    let outcomes = Outcomes(stage.router)
    let pull = try #require(stage.user.beginPullDown())
    pull.update(0.3)
    let options: NavigationOptions = animated ? .standard : .unanimated
    let set = stage.router.set(
      RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["n"])]), options: options)
    let push = stage.router.push("c", options: options)
    stage.time.advance(by: .seconds(30))
    if finishes { pull.finish() } else { pull.cancel() }
    stage.rest()
    #expect(set.currentOutcome != nil && push.currentOutcome == .completed)
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["n", "c"])]))
    #expect(outcomes.repeated.isEmpty)
    stage.expectAgreement()
  }

  @Test func aSheetOfTheAppsOverAPopoverOfTheRoutersInATabInAColumn() {
    let tabs: Container<Place> =
      RouteTabs(
        checking: [RouteTab("t", .stack("t")), RouteTab("u", .stack("u"))],
        selectedKey: "t"
      ).map { .tabs($0) } ?? .stack("t")
    let columns = RouteColumns<Place>(places: 2, filled: [.stack("a"), tabs], front: 1)
    let stage = Stage(RouteTree(columns.map { .columns($0) } ?? .stack("a")), isWide: true)
    stage.router.present("m", as: .popover)
    stage.rest()
    stage.page("m")?.present(Foreign(), animated: true)
    stage.clock.advance(by: 0.1)
    stage.router.edit {
      $0.dismissAll()
      $0.push("u2", inTab: "u")
    }
    stage.isNarrow = true
    stage.rest()
    stage.router.push("p")
    stage.rest()
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    #expect(stage.host.rootViewController.presentedViewController == nil)
    #expect(stage.user.frontmost?.title == "p")
    stage.turn()
    stage.rest()
    #expect(stage.user.column(.secondary)?.frontmost?.title == "p")
  }

  @Test(arguments: [true, false]) func anAppThatForbidsPullingDoesNotForbidTheRouter(animated: Bool) {
    let stage = Stage("a")
    stage.pages.onPresent = { $0.isModalInPresentation = true }
    stage.router.present("m")
    stage.rest()
    #expect(stage.user.pullDown() == false)
    stage.rest()
    #expect(stage.tree.modals.count == 1)
    stage.router.dismiss(options: animated ? .standard : .unanimated)
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func theHostMovesToAnotherWindowInTheMiddleOfAPresentation() {
    let stage = Stage("a")
    let present = stage.router.present("m")
    stage.clock.advance(by: 0.1)
    let other = UIWindow()
    stage.host.show(in: other)
    other.makeKeyAndVisible()
    let push = stage.router.push("n")
    for _ in 0..<20 {
      stage.settle()
      other.clock.runUntilIdle()
      stage.time.advance(by: .milliseconds(100))
    }
    #expect(push.currentOutcome == .completed)
    #expect(present.currentOutcome != nil)
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    #expect(other.user.frontmost?.title == "n")
    #expect(WindowReading.tree(of: other, as: stage.shown) == stage.tree)
  }

  /// A host whose window is a screen of another host.
  @Test(arguments: [true, false], [true, false])
  func aHostInAnotherHostsScreenGoesWithItAndItsModals(animated: Bool, isPresenting: Bool) {
    let stage = Stage("a")
    let inner = Router<Place>("i", configuration: .init(advanced: .init(timer: stage.time)))
    weak var innerHost: UIKitHost<Place>?
    stage.pages.screen = { [weak stage] place in
      guard place == "frame", let stage else { return nil }
      let frame = UIViewController()
      frame.title = "frame"
      let host = UIKitHost(router: inner, coordinator: stage.pages, timer: stage.time)
      innerHost = host
      host.embed(in: frame)
      return frame
    }
    stage.router.push("frame")
    stage.rest()
    let sheet = inner.present("j")
    if isPresenting { stage.clock.advance(by: 0.1) } else { stage.rest() }
    let pop = stage.router.pop(options: animated ? .standard : .unanimated)
    let push = stage.router.push("b")
    stage.rest()
    #expect(pop.currentOutcome != nil && push.currentOutcome == .completed)
    #expect(sheet.currentOutcome != nil)
    #expect(stage.tree == RouteTree("a", "b"))
    #expect(stage.router.isSettled && stage.shown == stage.tree)
    #expect(innerHost == nil)
    #expect(stage.user.frontmost?.title == "b")
  }

  @Test func twoRoutersPresentInOneWindow() {
    let stage = Stage(RouteTree("a"))
    let inner = Router<Place>("i", configuration: .init(advanced: .init(timer: stage.time)))
    stage.pages.screen = { [weak stage] place in
      guard place == "frame", let stage else { return nil }
      let frame = UIViewController()
      UIKitHost(router: inner, coordinator: stage.pages, timer: stage.time).embed(in: frame)
      return frame
    }
    stage.router.push("frame")
    stage.rest()
    let first = inner.present("j")
    let second = stage.router.present("m")
    stage.rest()
    #expect(first.currentOutcome == .completed && second.currentOutcome == .completed)
    let third = inner.push("k")
    let fourth = inner.present("l", as: .fullScreen)
    stage.rest()
    #expect(third.currentOutcome != nil && fourth.currentOutcome != nil)
    let fifth = stage.router.dismiss()
    stage.rest()
    #expect(fifth.currentOutcome != nil)
    #expect(stage.router.isSettled && inner.isSettled)
    #expect(stage.shown == stage.tree && inner.shown == inner.tree)
    var presented: [UIViewController] = []
    var next = stage.host.rootViewController.presentedViewController
    while let controller = next {
      presented.append(controller)
      next = controller.presentedViewController
    }
    #expect(presented.count == stage.router.tree.modals.count + inner.tree.modals.count)
  }

  // MARK: Tabs

  @Test(arguments: [true, false], [true, false])
  func theSelectedTabIsRemovedWhileItsStackMoves(isPlain: Bool, isHeld: Bool) throws {
    let stage = Self.stage(.tabs, isPlain: isPlain)
    var swipe = isHeld ? stage.user.beginSwipeBack() : nil
    if !isHeld { stage.router.push("x3") }
    stage.clock.advance(by: 0.1)
    let remove = stage.router.edit {
      $0.removeTab("x")
      $0.insertTab(RouteTab("w"), at: 0)
    }
    stage.clock.advance(by: 0.1)
    swipe.take()?.finish()
    stage.rest()
    #expect(remove.currentOutcome == .completed)
    #expect(stage.tree.notation.contains("y y2"))
    stage.expectAgreement()
    #expect(stage.log.lines.contains("x released"))
    #expect(stage.log.lines.contains("x2 released"))
  }

  @Test(arguments: [true, false]) func tabsComeAndGoInsideTheAppsSelection(isPlain: Bool) {
    let stage = Self.stage(.tabs, isPlain: isPlain)
    let page = stage.page("y2") as? Page
    var count = 0
    page?.calls[.willAppear] = {
      count += 1
      if count == 1 {
        stage.router.edit {
          $0.removeTab("x")
          $0.insertTab(RouteTab("w"), at: 0)
        }
      }
    }
    stage.user.frontmostTabs?.selectedIndex = 1
    stage.rest()
    stage.router.push("z")
    stage.rest()
    stage.expectAgreement()
  }

  // MARK: Coordinators that do what they must not

  @Test func aContainerGivenOutTwiceFailsAndSaysSo() {
    let stage = Stage("a")
    let shared = UINavigationController()
    var failures: [String] = []
    stage.router.onEvent { if case .stepFailed(let failure) = $0.kind { failures.append("\(failure)") } }
    stage.pages.makeStack = { _ in shared }
    let first = stage.router.present("m")
    stage.rest()
    let second = stage.router.present("n")
    stage.rest()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome != .completed)
    #expect(failures.contains { $0.contains("UINavigationController") })
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    #expect(stage.shown == stage.tree)
    stage.pages.makeStack = nil
    let third = stage.router.present("o")
    stage.rest()
    #expect(third.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test func oneScreenForTwoRoutesFailsAndSaysSo() {
    let stage = Stage("a")
    let shared = UIViewController()
    var failures: [String] = []
    stage.router.onEvent { if case .stepFailed(let failure) = $0.kind { failures.append("\(failure)") } }
    stage.pages.screen = { $0.name.hasPrefix("s") ? shared : nil }
    let first = stage.router.push("s1")
    stage.rest()
    let second = stage.router.present("s2")
    stage.rest()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome != .completed && second.currentOutcome != nil)
    #expect(!failures.isEmpty)
    let third = stage.router.pop()
    stage.rest()
    let fourth = stage.router.push("s3")
    stage.rest()
    #expect(third.currentOutcome == .completed && fourth.currentOutcome == .completed)
    #expect(stage.shown == stage.tree)
  }

  // MARK: Widths

  @Test func theWidthChangesInEveryCallOfAFill() {
    for moment in Page.Moment.allCases {
      for isWide in [true, false] {
        let stage = Stage(.mail, isWide: isWide)
        stage.pages.onMake = nil
        stage.pages.screen = nil
        for case let page as Page in ["inbox", "m1", "reply"].map({ stage.page($0) }) {
          page.calls[moment] = { [weak page, weak stage] in
            page?.calls = [:]
            stage?.isNarrow.toggle()
          }
        }
        let fill = stage.router.fill(.stack("m2"), column: 1)
        stage.rest()
        #expect(fill.currentOutcome == .completed)
        stage.router.focusColumn(0)
        stage.rest()
        stage.expectAgreement()
        stage.turn()
        stage.rest()
        stage.expectAgreement()
      }
    }
  }

  @Test(arguments: [true, false]) func aTreeIsRestoredWhileColumnsCollapse(isPlain: Bool) {
    let stage = Self.stage(.wide, isPlain: isPlain)
    let saved = RouteTree<Place>(columns: ["a", "q"], ["k", "l"], places: 2, front: 0)
    stage.router.push("p")
    stage.clock.advance(by: 0.1)
    stage.isNarrow = true
    stage.router.set(saved)
    stage.clock.advance(by: 0.05)
    stage.isNarrow = false
    stage.router.focusColumn(1)
    stage.isNarrow = true
    stage.rest()
    #expect(stage.tree == RouteTree(columns: ["a", "q"], ["k", "l"], places: 2, front: 1))
    stage.expectAgreement()
    #expect(stage.names == ["k", "l"])
  }
}
