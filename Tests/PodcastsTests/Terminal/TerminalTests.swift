import PodcastsAccount
import PodcastsCatalogue
import PodcastsCore
import PodcastsLibrary
import Testing
import Waymark
import WaymarkTerminal

/// The terminal's front end, by its keys and its picture.
@MainActor
struct TerminalTests {
  private func openForm(size: Size = Size(width: 80, height: 24)) -> TerminalWindow {
    let window = TerminalWindow(Stores(session: Session(name: "Ada")), size: size)
    window.press(.enter)
    #expect(window.visible == .shows(.show(id: "tides")))
    window.press(.up, .end, .enter)
    #expect(window.visible == .library(.review(show: "tides")))
    return window
  }

  @Test func escapeOutOfAnUntouchedFormAsksNobody() async {
    let window = openForm()
    window.press(.escape)
    #expect(await eventually { window.visible == .shows(.show(id: "tides")) })
  }

  @Test func escapeOutOfAFormAsksAndKeepsWriting() async {
    let window = openForm()
    window.type("Calm.")
    window.press(.escape)
    #expect(await window.shows("Discard the review?"))
    window.press(.enter)
    #expect(await eventually { window.visible == .library(.review(show: "tides")) })
    #expect(await window.shows("Calm."))
    window.press(.up, .enter)
    #expect(await eventually { window.visible == .shows(.show(id: "tides")) })
    #expect(window.stores.library.review(of: "tides") == Review(stars: 4, text: "Calm."))
  }

  @Test func escapeOutOfAFormAsksAndDiscards() async {
    let window = openForm()
    window.type("Calm.")
    window.press(.escape)
    #expect(await window.shows("Discard the review?"))
    window.press(.down, .enter)
    #expect(await eventually { window.visible == .shows(.show(id: "tides")) })
    #expect(window.stores.library.review(of: "tides") == nil)
  }

  @Test func questionCanBeAnsweredInASmallTerminal() async {
    let window = openForm(size: Size(width: 24, height: 7))
    window.type("Calm.")
    window.press(.escape)
    #expect(await window.shows("Discard"))
    #expect(window.terminal.shows("Keep writing"))
  }

  @Test func lettersOfATextNeitherQuitNorLeave() {
    let window = openForm()
    var quits = 0
    window.host.onKey = { _ in
      quits += 1
      return true
    }
    window.type("q1 quick jokes")
    window.press(.backspace, .left, .home, .backspace, .delete)
    #expect(quits == 0)
    #expect(window.terminal.shows("1 quick joke"))
    #expect(window.visible == .library(.review(show: "tides")))
  }

  @Test func textIsTypedWhereTheCursorIs() {
    let window = openForm()
    window.press(.paste("two\nlines"), .home)
    window.type("x")
    window.press(.right, .backspace, .end, .left, .delete)
    window.type("e!")
    #expect(window.terminal.shows("xwolinee!"))
    window.press(.control("u"), .backspace, .left)
    #expect(window.terminal.shows("what you think of it"))
    #expect(window.visible == .library(.review(show: "tides")))
  }

  @Test func cursorOfALongTextIsInView() {
    let window = openForm()
    window.press(.paste(String(repeating: "日本 ", count: 60) + "the end"))
    #expect(window.terminal.shows("the end"))
    window.press(.home)
    #expect(!window.terminal.shows("the end"))
    #expect(window.terminal.shows("日本"))
  }

  @Test func rowThatIsChosenIsInView() {
    let window = TerminalWindow(size: Size(width: 40, height: 7))
    window.press(.end)
    #expect(window.terminal.shows("Search…"))
    #expect(!window.terminal.shows("Tides"))
    window.press(.home)
    #expect(window.terminal.shows("Tides"))
    #expect(!window.terminal.shows("Search…"))
  }

  @Test func episodeIsFoundAndOpened() {
    let window = TerminalWindow()
    window.press(.end, .enter)
    window.type("NIGHT")
    #expect(window.terminal.shows("The night mail"))
    window.press(.enter)
    #expect(window.visible == .shows(.episode(show: "slow-trains", number: 1)))
    window.press(.escape)
    #expect(window.visible == .shows(.show(id: "slow-trains")))
    window.press(.escape)
    #expect(window.terminal.shows("NIGHT"))
  }

  @Test func whatIsNotFoundIsSaid() {
    let window = TerminalWindow()
    window.press(.end, .enter)
    window.type("nowhere")
    #expect(window.terminal.shows("Nothing found."))
  }

  @Test func subscribingAsksToSignInAndArrives() {
    let window = TerminalWindow()
    window.press(.enter, .end, .up, .enter)
    #expect(window.terminal.shows("Who are you?"))
    window.type("Ada")
    window.press(.enter)
    #expect(window.visible == .library(.subscription(show: "tides")))
    window.press(.enter)
    #expect(window.stores.library.isSubscribed(to: "tides"))
    #expect(window.terminal.shows("You have subscribed to it."))
  }

  @Test func playlistIsPickedAndSaid() async {
    let window = TerminalWindow.ofAda()
    window.press(.enter, .enter, .enter)
    #expect(await window.shows("On the train"))
    window.press(.down, .enter)
    #expect(await window.shows("On the playlist On the train"))
    #expect(window.stores.library.playlist(2)?.episodes == [Episode.ID(show: "tides", number: 1)])
    window.press(.character("2"))
    #expect(window.terminal.shows("Two playlists"))
  }

  @Test func sessionEndsAtTheAccount() async {
    let window = TerminalWindow.ofAda()
    window.press(.character("3"))
    #expect(window.terminal.shows("Hello, Ada."))
    window.press(.enter)
    #expect(await window.shows("Not signed in."))
    window.press(.character("2"))
    #expect(window.visible == .account(.signIn))
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 10, height: 4), Size(width: 200, height: 60)])
  func everyScreenIsDrawnInAnySize(size: Size) async {
    for route: AppRoute in [
      .shows(.list), .shows(.search(query: "a")), .shows(.show(id: "tides")), .shows(.show(id: "none")),
      .shows(.episode(show: "tides", number: 1)), .shows(.episode(show: "none", number: 1)), .library(.list),
      .library(.subscription(show: "tides")), .library(.subscription(show: "none")),
      .library(.playlist(id: 1)), .library(.playlist(id: 9)), .library(.playlists),
      .library(.review(show: "tides")), .library(.discardReview), .account(.account), .account(.signIn),
    ] {
      let window = TerminalWindow(Stores(session: Session(name: "Ada")), size: size)
      window.router.push(route)
      window.press(.down, .end, .pageUp, .pageDown, .up)
      #expect(window.visible == route)
      let sheet = TerminalWindow(Stores(session: Session(name: "Ada")), size: size)
      sheet.router.present(route)
      sheet.press(.down, .up)
      #expect(sheet.visible == route)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func keysAtRandomDoNoHarm(seed: UInt64) async {
    let keys: [Key] = [
      .up, .down, .left, .right, .enter, .enter, .enter, .escape, .tab, .backTab, .home, .end, .pageUp,
      .pageDown, .backspace, .delete, .character("2"), .character("n"), .character("é"), .paste("a\nb"),
    ]
    var random = SplitMix(state: seed)
    let window = TerminalWindow(size: Size(width: 30 + Int(seed) * 7, height: 3 + Int(seed) * 2))
    for _ in 0..<400 {
      window.press(keys.randomElement(using: &random) ?? .enter)
      await Task.yield()
    }
    // Whatever has been done, there is a way back, if need be past the question of a form.
    window.router.set(AppRoute.start)
    let isBack = await eventually {
      if window.visible == .library(.discardReview) { window.press(.home, .down, .enter) }
      return window.router.tree.routes == AppRoute.start
    }
    #expect(isBack)
  }

  @Test func nothingStaysOfAWindowThatHasGone() async {
    weak var router: Router<AppRoute>?
    weak var host: AnyObject?
    weak var coordinator: AnyObject?
    weak var screen: AnyObject?
    do {
      let window = openForm()
      window.type("Calm.")
      window.press(.escape)
      #expect(await window.shows("Discard the review?"))
      window.press(.enter)
      #expect(await window.shows("Calm."))
      router = window.router
      host = window.host
      screen = window.host.visibleScreen
      coordinator = window.coordinator
    }
    #expect(await eventually { router == nil && host == nil && coordinator == nil && screen == nil })
    #expect(router == nil)
    #expect(host == nil)
    #expect(coordinator == nil)
    #expect(screen == nil)
  }
}
