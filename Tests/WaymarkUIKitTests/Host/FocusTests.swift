import HeadlessUIKit
import Testing
import Waymark

/// Where what is typed goes when screens come and go, and what VoiceOver is told.
@MainActor
struct FocusTests {
  private func stage(_ tree: RouteTree<Place>, isShown: Bool = true) -> Stage {
    Stage(tree, isShown: isShown) { $0.fieldCount = 2 }
  }

  private func field(_ number: Int, _ name: String, in stage: Stage) throws -> UITextField {
    try #require(stage.page(name) as? Page).fields[number]
  }

  @Test func fieldGetsBackWhatIsTypedWhenItsScreenIsVisibleAgain() throws {
    let stage = stage(RouteTree(.home))
    let second = try field(1, "home", in: stage)
    second.becomeFirstResponder()
    stage.router.push("a")
    stage.settle()
    #expect(stage.window.firstResponder === (try field(0, "a", in: stage)))
    stage.router.pop()
    stage.settle()
    #expect(stage.window.firstResponder === second)
  }

  @Test func soItDoesAfterASwipeBackAndAPulledSheet() throws {
    let stage = stage(RouteTree(.home))
    let second = try field(1, "home", in: stage)
    second.becomeFirstResponder()
    stage.router.push("a")
    stage.settle()
    #expect(stage.user.swipeBack())
    stage.settle()
    #expect(stage.window.firstResponder === second)
    stage.router.present("m")
    stage.settle()
    #expect(stage.user.pullDown())
    stage.settle()
    stage.expectAgreement()
    #expect(stage.window.firstResponder === second)
  }

  @Test func keyboardThatWasPutAwayStaysAway() throws {
    let stage = stage(RouteTree(.home))
    stage.router.push("a")
    stage.settle()
    stage.router.pop()
    stage.settle()
    stage.window.firstResponder?.resignFirstResponder()
    stage.router.push("b")
    stage.settle()
    stage.router.pop()
    stage.settle()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func fieldThatIsGoneOrDisabledIsNotAsked() throws {
    let stage = stage(RouteTree(.home))
    for change: (UITextField) -> Void in [{ $0.isEnabled = false }, { $0.removeFromSuperview() }] {
      let first = try field(0, "home", in: stage)
      first.becomeFirstResponder()
      stage.router.push("a")
      stage.settle()
      change(first)
      stage.router.pop()
      stage.settle()
      #expect(stage.window.firstResponder == nil)
      first.isEnabled = true
    }
  }

  @Test func nothingIsTypedIntoAScreenBelowASheet() throws {
    let stage = stage(RouteTree(.home))
    stage.pages.fieldCount = 0
    let first = try field(0, "home", in: stage)
    first.becomeFirstResponder()
    stage.router.present("m")
    stage.settle()
    #expect(first.window != nil)
    #expect(stage.window.firstResponder == nil)
    stage.router.dismiss()
    stage.settle()
    #expect(stage.window.firstResponder === first)
  }

  @Test func aChangeThatNobodySeesLeavesTheKeyboardAlone() throws {
    let stage = stage(TabScreenTests.tabs)
    let second = try field(1, "h", in: stage)
    second.becomeFirstResponder()
    stage.router.edit { $0.push("s3", inTab: "s1") }
    stage.settle()
    #expect(stage.window.firstResponder === second)
  }

  @Test func screensThatComeBelowASheetOrOnlyPassDoNotKeepTheKeyboard() throws {
    let stage = stage(RouteTree(.home))
    stage.router.present("m")
    stage.settle()
    let second = try field(1, "m", in: stage)
    second.becomeFirstResponder()
    stage.router.edit { $0.push("a", at: .root) }
    stage.settle()
    #expect(stage.window.firstResponder === second)
    stage.router.push("b")
    stage.router.pop()
    stage.settle()
    stage.expectAgreement()
    #expect(stage.window.firstResponder === second)
  }

  @Test func whatOtherCodePresentsKeepsTheKeyboard() throws {
    let stage = stage(TabScreenTests.tabs)
    try field(1, "h", in: stage).becomeFirstResponder()
    let foreign = UIViewController()
    let search = UITextField()
    foreign.view.addSubview(search)
    try #require(stage.page("h")).present(foreign, animated: false)
    search.becomeFirstResponder()
    stage.router.edit { $0.push("s3", inTab: "s1") }
    stage.settle()
    #expect(stage.window.firstResponder === search)
  }

  // MARK: VoiceOver

  @Test func whatUIKitTellsIsNotToldAgain() {
    let stage = stage(RouteTree(.home))
    let listener = AccessibilityListener(stage.window)
    stage.router.push("a")
    stage.settle()
    stage.router.present("m")
    stage.settle()
    stage.router.dismiss()
    stage.settle()
    #expect(stage.user.swipeBack())
    stage.settle()
    #expect(listener.heard == ["a", "m", "a", "home"])
    #expect(listener.toldByHost == 0)
  }

  @Test func tabThatTheProgramSelectsAndAnotherContainerAreTold() {
    let stage = stage(TabScreenTests.tabs)
    let listener = AccessibilityListener(stage.window)
    stage.router.select("s1")
    stage.settle()
    #expect(listener.heard == ["s2"])
    stage.router.setRoot(.stack(RouteStack(root: "x")))
    stage.settle()
    #expect(listener.heard == ["s2", "x"])
    #expect(listener.toldByHost == 2)
  }

  @Test func tabThatTheUserTapsIsNotTold() {
    let stage = stage(TabScreenTests.tabs)
    let listener = AccessibilityListener(stage.window)
    stage.user.tapTab(1)
    stage.settle()
    #expect(stage.names == ["s1", "s2"])
    #expect(listener.heard == [])
    stage.router.select("h")
    stage.settle()
    #expect(listener.heard == ["h"])
  }

  @Test func severalChangesAtOnceAreToldWhereTheyEnd() {
    let stage = stage(RouteTree(tabs: RouteTab("h"), RouteTab("s"), RouteTab("t")))
    let listener = AccessibilityListener(stage.window)
    stage.router.edit { tree in
      tree.select("s")
      tree.push("u")
    }
    stage.settle()
    stage.expectAgreement()
    #expect(listener.heard == ["u"])
  }

  @Test func aHostOffTheScreenTellsNothing() {
    let stage = stage(TabScreenTests.tabs, isShown: false)
    let listener = AccessibilityListener(stage.window)
    stage.router.select("s1")
    stage.router.setRoot(.stack(RouteStack(root: "x")))
    stage.settle()
    #expect(listener.heard == [])
  }
}
