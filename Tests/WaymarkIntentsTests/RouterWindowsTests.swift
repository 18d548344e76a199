import Testing
import Waymark
import WaymarkIntents
import WaymarkTesting

@MainActor
struct RouterWindowsTests {
  private let windows = RouterWindows<MagazineRoute>()
  private let link = "https://magazine.example/articles/5"

  private func window(_ routes: MagazineRoute..., phase: WindowPhase) -> Window {
    let window = Window()
    for route in routes { window.router.push(route) }
    windows.setPhase(phase, of: window.router)
    return window
  }

  @Test func windowThatWasActiveLastTakesALink() async throws {
    let first = window(phase: .active)
    let second = window(phase: .active)
    #expect(windows.router(for: link) === second.router)
    windows.setPhase(.active, of: first.router)
    windows.setPhase(.inactive, of: second.router)
    #expect(windows.router(for: link) === first.router)
    #expect(
      windows.routers.map(ObjectIdentifier.init) == [first, second].map { ObjectIdentifier($0.router) })
    let opening = try #require(windows.open(link))
    try await opening.expectOutcome(.completed)
    #expect(first.router.tree.visibleRoute == .article(id: 5))
    #expect(second.router.tree.visibleRoute == .front)
  }

  @Test func windowThatShowsThePlaceTakesItAndThenOneThatHasIt() {
    let shows = window(.article(id: 5), phase: .inactive)
    let has = window(.article(id: 5), .compose, phase: .inactive)
    let active = window(phase: .active)
    #expect(windows.router(for: link) === shows.router)
    shows.router.popToRoot()
    #expect(windows.router(for: link) === has.router)
    has.router.popToRoot()
    #expect(windows.router(for: link) === active.router)
  }

  @Test func windowThatTheUserDoesNotSeeTakesALinkOnlyIfNoneIsSeen() {
    let hidden = window(.article(id: 5), phase: .background)
    let seen = window(phase: .active)
    #expect(windows.router(for: link) === seen.router)
    windows.setPhase(.background, of: seen.router)
    #expect(windows.router(for: link) === hidden.router)
  }

  @Test func textThatIsNoLinkIsRefusedByTheWindowThatWasActiveLast() async throws {
    let window = window(phase: .active)
    let opening = try #require(windows.open("https://elsewhere.example/"))
    guard case .failed(.linkRefused) = await opening.outcome else {
      Issue.record("\(await opening.outcome)")
      return
    }
    #expect(window.router.tree.visibleRoute == .front)
    let drafts = try #require(windows.open("/drafts"))
    guard case .failed(.linkRefused) = await drafts.outcome else {
      Issue.record("a link for inside the app was opened from outside")
      return
    }
  }

  @Test func closedWindowIsForgotten() {
    do {
      let closed = Router<MagazineRoute>(.front)
      windows.setPhase(.active, of: closed)
    }
    #expect(windows.routers.isEmpty)
    #expect(windows.router(for: link) == nil)
  }

  @Test func newestLinkWaitsForTheFirstWindow() {
    #expect(windows.open("/articles/4") == nil)
    #expect(windows.open(link) == nil)
    let first = window(phase: .active)
    #expect(first.router.shown?.routes == RouteTree(.front, .article(id: 5)))
    let second = window(phase: .active)
    #expect(second.router.tree.visibleRoute == .front)
  }

  @Test func linkComesAfterWhatIsRestored() {
    windows.open(link)
    let router = Router<MagazineRoute>(.front, configuration: RouterConfiguration(links: MagazineRoute.links))
    var restored = RouteTree<MagazineRoute>(.front, .archive(year: 1999))
    restored.present(.compose, as: .sheet)
    router.restore(Snapshot(restored))
    windows.setPhase(.active, of: router)
    let host = RecordingHost<MagazineRoute>()
    var asked = false
    host.makeScreen = { context in
      guard context.route == .compose else { return }
      context.onLeave { _ in
        asked = true
        return .allow
      }
    }
    host.attach(to: router)
    #expect(asked)
    #expect(router.shown?.routes == RouteTree(.front, .article(id: 5)))
  }
}
