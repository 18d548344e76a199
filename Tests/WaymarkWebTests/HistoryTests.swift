import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkWeb

/// URL and history follow the tree, and the tree the user who goes back and forward.
@MainActor @Suite struct HistoryTests {
  @Test func aPushIsAnEntryAndAPopGoesBackToTheOneBefore() {
    let window = Window()
    window.router.push(.note(1))
    #expect(window.history == "/a (/a/notes/1)")
    window.router.pop()
    window.page.turn()
    #expect(window.history == "(/a) /a/notes/1")
    #expect(window.fault == nil)
  }

  @Test func anUpdateReplacesTheEntry() {
    let window = Window()
    window.router.push(.note(1))
    window.router.replaceTop(with: .note(2))
    #expect(window.history == "/a (/a/notes/2)")
    window.page.turn()
    #expect(window.page.title == "note(2)")
  }

  @Test func backAndForwardAreNavigations() {
    let window = Window()
    window.router.push(.b)
    window.router.present(.d)
    #expect(window.history == "/a /b (/d)")
    window.page.turn()
    window.page.userGoes(-2)
    window.page.turn()
    #expect(window.text == "[a]")
    #expect(window.history == "(/a) /b /d")
    window.page.turn()
    window.page.userGoes(2)
    window.page.turn()
    #expect(window.text == "[a b] {d}")
    #expect(window.fault == nil)
  }

  @Test func aScreenThatObjectsStaysAndTheAddressWithIt() {
    let window = Window()
    window.router.push(.b)
    window.visible.objects = true
    #expect(!window.host.mayUnload)
    window.page.turn()
    window.page.userGoes(-1)
    window.page.turn()
    #expect(window.text == "[a b]")
    #expect(window.history == "/a (/b)")
    window.visible.objects = false
    #expect(window.host.mayUnload)
    window.page.turn()
    window.page.userGoes(-1)
    window.page.turn()
    #expect(window.text == "[a]")
  }

  @Test func aReloadRestoresTheTreeFromTheEntry() {
    let window = Window()
    window.router.push(.b)
    window.router.present(.d)
    window.router.push(.note(3))
    window.page.turn()
    let again = Window(SimulatedPage(reloading: window.page))
    #expect(again.text == "[a b] {d note(3)}")
    #expect(again.history == "/a /b /d (/a/notes/3)")
    again.page.userGoes(-2)
    again.page.turn()
    #expect(again.text == "[a b]")
    #expect(again.fault == nil)
  }

  @Test func aLinkInANewTabGivesItsBackStack() {
    let window = Window(at: "/a/notes/5")
    #expect(window.text == "[a note(5)]")
    window.router.pop()
    window.page.turn()
    #expect(window.history == "(/a)")
  }

  @Test func aLinkThatIsTypedIsOpenedInTheEntryThatTheBrowserMade() {
    let window = Window()
    window.page.turn()
    window.page.userTypes("/b/c")
    window.page.turn()
    #expect(window.text == "[b c]" || window.text == "[a b c]")
    #expect(window.history == "/a (/b/c)")
    window.page.turn()
    window.page.userTypes("/nothing")
    window.page.turn()
    #expect(window.history == "/a (/b/c) /nothing")
    #expect(window.fault == nil)
  }

  @Test func theAddressIsThatOfTheDetourWhileItIsOpen() {
    let session = Session()
    let window = Window(prepare: session.protect)
    window.router.push(.secret)
    window.router.set(RouteTree(.b))
    session.isSignedIn = false
    window.router.push(.secret)
    #expect(window.history == "/a /secret /b (/d)")
    window.page.turn()
    window.page.userGoes(-2)
    #expect(window.text == "[b d]")
    #expect(window.history == "/a /secret /b (/d)")
    session.isSignedIn = true
    window.router.finishDetour()
    #expect(window.text == "[a secret]")
    #expect(window.history == "/a (/secret) /b /d")
    #expect(window.fault == nil)
  }

  @Test func whatAGuardRefusesIsNotEnteredByTheHistoryEither() {
    let session = Session()
    let window = Window()
    window.router.addGuard("sign-in", entering: Place.isSecret) { _ in
      session.isSignedIn ? .allow : .block("private")
    }
    window.router.push(.secret)
    window.page.turn()
    window.page.userGoes(-1)
    window.page.turn()
    session.isSignedIn = false
    window.page.turn()
    window.page.userGoes(1)
    window.page.turn()
    #expect(window.text == "[a]")
    #expect(window.history == "(/a) /secret")
    let again = Window(SimulatedPage(at: "/secret")) { router in
      router.addGuard("sign-in", entering: Place.isSecret) { _ in .block("private") }
    }
    #expect(again.text == "[a]")
    #expect(again.history == "(/a)")
  }

  @Test func aBrowserThatHasForgottenAnEntryIsGivenUpOn() {
    let clock = ManualClock()
    let page = SimulatedPage(at: "/a")
    let window = Window(page, timer: clock)
    window.router.push(.b)
    window.router.pop()
    // The page never gets there.
    clock.advance(by: .seconds(2))
    window.router.push(.d)
    page.turn()
    #expect(window.text == "[a d]")
  }

  @Test(arguments: [
    "", "[", "[\n/nowhere\n]", "(5\n/a\n[\n/a\n]\n)", "(0\n/a\n[\n/a\n]\n/a\n[\n/a\n]\n)",
    "|9 9\n[\n/a\n]\n|",
    "[\n/a\n]\n{drawer\n[\n/a\n]\n}", "\u{0}", String(repeating: "|2 0\n", count: 5000),
  ])
  func aTextThatIsNoTreeIsNone(text: String) {
    #expect(TreeText.tree(in: text, route: { try? Place.links.route(for: $0) }) == nil)
  }

  @Test func aTreeIsReadAsItWasWritten() throws {
    let trees: [RouteTree<Place>] = [
      RouteTree(.a, .b), RouteTree(tabs: RouteTab(.a, .b), RouteTab(.c, .d, .note(3)), selectedKey: .c),
      RouteTree(columns: [.a], [.b, .c], capacity: 3, front: 0),
      RouteTree(.stack([.a]), modals: [Modal(.sheet, .b, .c), Modal(.alert, .d)]),
    ]
    for tree in trees {
      var ids = EntryID.Generator()
      let text = try #require(
        TreeText.text(of: EntryTree(tree, ids: &ids).boxedPlaces()) { try? Place.links.path(for: $0.typed()) }
      )
      #expect(TreeText.tree(in: text, route: { try? Place.links.route(for: $0) }) == tree)
    }
  }
}
