import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkWeb

/// The document holds dialogs, focus and names, and a user's text does nothing in it.
@MainActor @Suite struct PageTests {
  @Test func aModalIsADialogThatEscapeAsksToClose() {
    let window = Window()
    window.router.present(.b)
    #expect(window.page.dialogs.count == 1)
    window.visible.objects = true
    window.host.wantsToClose()
    #expect(window.page.dialogs.count == 1)
    window.page.closeDialogUnasked()
    #expect(window.page.dialogs.count == 1)
    #expect(window.fault == nil)
    window.visible.objects = false
    window.page.closeDialogUnasked()
    window.page.turn()
    #expect(window.text == "[a]")
    #expect(window.fault == nil)
  }

  @Test func theFocusReturnsToWhatHadIt() {
    let window = Window()
    let button = window.visible.buttons[1]
    window.page.focus(button.node)
    window.router.present(.b)
    #expect(window.page.focused != button.node)
    window.router.dismiss()
    #expect(window.page.focused == button.node)
    window.router.setRoot(.tabs(RouteTabs(RouteTab(.a), RouteTab(.b))))
    let tab = window.page.elements.first {
      $0.value.tag == "button" && $0.value.attributes["aria-current"] != nil
    }?.key
    tab.map(window.page.focus)
    window.router.present(.c)
    window.router.dismiss()
    #expect(tab != nil && window.page.focused == tab)
  }

  @Test func aScreenThatIsFilledAnewAsItAppearsHasTheFocus() {
    let window = Window()
    let screen = window.visible
    screen.context.onPhase { if $0 == .appeared { screen.element?.clear() } }
    window.page.focus(screen.buttons[1].node)
    window.router.push(.b)
    window.router.pop()
    window.page.turn()
    #expect(window.fault == nil)
  }

  @Test func aPlaceIsNamedOnceAndAtTheEnd() {
    let window = Window()
    window.router.push(.b)
    window.router.edit { tree in
      tree.push(.c)
      tree.push(.d)
    }
    window.page.turn()
    #expect(window.page.announced == ["b", "d"])
    #expect(window.page.title == "d")
  }

  @Test func aScreenIsFilledOnceAndItsElementsGoWithIt() {
    let window = Window()
    let before = window.page.elements.count
    window.router.push(.b)
    let screen = window.visible
    window.router.push(.c)
    window.router.pop(2)
    #expect(screen.fillCount == 1)
    #expect(window.page.elements.count == before)
  }

  @Test func aStepMovesNoElementThatStays() {
    let window = Window()
    window.page.columnsThatFit = 2
    window.router.set(RouteTree(columns: [.a], [.b]))
    let before = window.page.moves
    window.router.push(.c)
    #expect(window.page.moves - before <= 12)
  }

  @Test(arguments: ["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "JaVaScRiPt:x"])
  func anAddressThatIsCodeIsLeftOut(address: String) {
    let window = Window()
    let link = window.visible.buttons[2].set("href", address)
    #expect(window.page.elements[link.node]?.attributes["href"] == nil)
    link.set("href", "/b")
    #expect(window.page.elements[link.node]?.attributes["href"] == "/b")
  }

  /// Random acts of the user and the app; at rest the tree, the document and the address agree.
  @Test(arguments: [false, true])
  func treeDocumentAndAddressAgreeAfterRandomActs(tellsEntries: Bool) {
    var random = SplitMix(seed: tellsEntries ? 7 : 8)
    let session = Session()
    var window = Window(prepare: session.protect)
    window.page.tellsEntries = tellsEntries
    for number in 0..<4000 {
      act(&random, &window, session)
      if random.next() % 4 == 0 { act(&random, &window, session) }
      if let fault = window.fault {
        Issue.record("after act \(number): \(fault), at \(window.text), \(window.history)")
        return
      }
    }
  }

  private func act(_ random: inout SplitMix, _ window: inout Window, _ session: Session) {
    let router = random.next() % 2 == 0 ? window.now : window.router
    let route = ([.note(1), .note(2), .secret] + Place.allCases).randomElement(using: &random) ?? .a
    switch random.next() % 22 {
    case 0...2: router.push(route)
    case 3: router.pop()
    case 4: router.present(route, as: [.sheet, .alert, .fullScreen].randomElement(using: &random))
    case 5: router.dismiss()
    case 6: router.setRoot(.tabs(RouteTabs(RouteTab(.a), RouteTab(.b, .b, .c), RouteTab(.d))))
    case 7: router.setRoot(.columns(RouteColumns([.a], [.b], capacity: 3)))
    case 8: router.select([.a, .b, .d].randomElement(using: &random) ?? .a)
    case 9: router.fill(route, column: Int(random.next() % 3))
    case 10: router.replaceTop(with: route)
    case 11: window.visible.objects.toggle()
    case 12: window.host.wantsToClose()
    case 13: window.page.closeDialogUnasked()
    case 14:
      window.page.columnsThatFit = Int(random.next() % 3) + 1
      window.host.resized()
    case 15: window.page.userTypes(["/a", "/b/c", "/a/notes/4", "/no"].randomElement(using: &random) ?? "/a")
    case 16: window.host.opened("/b/c")
    case 17 where random.next() % 4 == 0:
      window = Window(SimulatedPage(reloading: window.page), prepare: session.protect)
    case 18: session.isSignedIn.toggle()
    case 19: router.finishDetour()
    default: window.page.userGoes(Int(random.next() % 5) - 2)
    }
  }
}
