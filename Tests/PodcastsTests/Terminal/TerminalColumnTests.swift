import PodcastsAccount
import PodcastsCore
import Testing
import Waymark
import WaymarkTerminal

/// The terminal's front end where there is room for columns.
@MainActor
struct TerminalColumnTests {
  private func open(width: Int) -> TerminalWindow {
    TerminalWindow(Stores(session: Session(name: "Ada")), size: Size(width: width, height: 24))
  }

  @Test func showAndEpisodeLieBesideTheList() {
    let window = open(width: 150)
    window.press(.enter, .enter)
    #expect(window.visible == .shows(.episode(show: "tides", number: 1)))
    #expect(window.terminal.shows("Kitchen Physics"))
    #expect(window.terminal.shows("A harbour in winter"))
    #expect(window.terminal.shows("Add to a playlist"))
  }

  @Test func aWindowThatIsResizedKeepsItsPlaces() {
    let window = open(width: 150)
    window.press(.enter, .up, .end, .enter)
    window.type("Calm.")
    let tree = window.router.tree
    for width in [60, 100, 150, 40, 150] {
      window.resize(to: Size(width: width, height: 24))
      #expect(window.terminal.shows("Calm."))
      #expect(window.terminal.shows("Kitchen Physics") == (width >= 90))
    }
    #expect(window.router.tree == tree)
  }

  @Test func anotherShowAsksAFormThatIsNotSaved() async {
    let window = open(width: 150)
    window.press(.enter, .up, .end, .enter)
    window.type("Calm.")
    window.press(.tab)
    #expect(window.visible == .shows(.list))
    window.press(.down, .enter)
    #expect(await window.shows("Discard the review?"))
    window.press(.down, .enter)
    #expect(await eventually { window.visible == .shows(.show(id: "slow-trains")) })
  }
}
