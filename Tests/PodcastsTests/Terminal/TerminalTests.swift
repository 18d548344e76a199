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
  @Test func escapeOutOfAFormAsksAndKeepsWriting() async {
    let window = TerminalWindow(Stores(session: Session(name: "Ada")))
    window.press(.enter)
    #expect(window.visible == .shows(.show(id: "tides")))
    window.press(.up, .end, .enter)
    #expect(window.visible == .library(.review(show: "tides")))
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
}
