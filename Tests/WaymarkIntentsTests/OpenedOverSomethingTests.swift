import Testing
import Waymark
import WaymarkIntents
import WaymarkTesting

/// Links that the system delivers while something is open in the window.
@MainActor
struct OpenedOverSomethingTests {
  private struct Delivery: LinkCarrier {
    var link: String?
  }

  private let window = Window()
  private var router: Router<MagazineRoute> { window.router }
  private let windows = RouterWindows<MagazineRoute>()
  private let delivery = Delivery(link: "/articles/5")

  init() { windows.setPhase(.active, of: router) }

  @Test func sheetIsAskedAndGivesWay() async throws {
    router.present(.compose, as: .sheet)
    let objection = router.visibleContext.onLeave { _ in .stay("The letter is not sent") }
    let first = try #require(windows.open(delivery))
    try await first.expectOutcome(.blocked("The letter is not sent"))
    try await window.host.expectDisplayed("[front] {compose}")
    objection.cancel()
    let second = try #require(windows.open(delivery))
    try await second.expectOutcome(.completed)
    try await window.host.expectDisplayed("[front article(id: 5)]")
  }

  @Test func questionOfAScreenEndsWithoutAnAnswer() async throws {
    let answer = Task { try await router.ask(Question<MagazineRoute, Int>(.compose, as: .sheet)) }
    await Task.yieldRepeatedly { router.tree.modals.count == 1 }
    let opening = try #require(router.open(delivery))
    try await opening.expectOutcome(.completed)
    #expect(try await answer.value == nil)
    try await window.host.expectDisplayed("[front article(id: 5)]")
  }

  @Test func newerLinkTakesThePlaceOfOneThatTheUserIsAskedAbout() async throws {
    let question = Question<MagazineRoute, Bool>(.reallyLeave, as: .alert)
    router.present(.compose, as: .sheet)
    router.visibleContext.onLeave { _ in .ask(question) { $0 == true ? .allow : .stay("Not yet") } }
    let first = try #require(windows.open(Delivery(link: "/articles/4")))
    await Task.yieldRepeatedly { router.host.tree.modals.count == 2 }
    let second = try #require(windows.open(delivery))
    await Task.yieldRepeatedly { first.currentOutcome != nil }
    guard case .superseded = await first.outcome else {
      Issue.record("\(await first.outcome)")
      return
    }
    await Task.yieldRepeatedly { router.host.tree.modals.count == 2 }
    router.visibleContext.answer(question, true)
    try await second.expectOutcome(.completed)
    try await window.host.expectDisplayed("[front article(id: 5)]")
  }

  @Test func detourHoldsALink() async throws {
    final class Session { var isSignedIn = false }
    let session = Session()
    router.addGuard("sign-in", entering: \.isPrivate) { _ in
      session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
    let opening = try #require(windows.open(delivery))
    try await window.host.expectDisplayed("[front] {signIn}")
    session.isSignedIn = true
    router.finishDetour()
    try await opening.expectOutcome(.completed)
    try await window.host.expectDisplayed("[front article(id: 5)]")
  }

  @Test func nothingIsOpenedWithoutALink() {
    #expect(windows.open(Delivery(link: nil)) == nil)
    #expect(router.open(Delivery(link: nil)) == nil)
    #expect(router.tree.visibleRoute == .front)
  }
}
