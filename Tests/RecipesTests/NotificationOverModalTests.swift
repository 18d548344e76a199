import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import Recipes

@MainActor
struct NotificationOverModalTests {
  private let router = Router<MessageRoute>(
    .inbox, configuration: RouterConfiguration(links: MessageRoute.links))
  private let host = RecordingHost<MessageRoute>()
  private let link = "https://mail.example/messages/4"

  init() {
    host.attach(to: router)
    router.present(.compose, as: .sheet)
  }

  @Test func modalGivesWay() async throws {
    try await Notifications(router: router).wasTapped(link).expectOutcome(.completed)
    try await host.expectDisplayed("[inbox message(id: 4)]")
  }

  @Test(arguments: [true, false])
  func modalWithWorkInItAsks(discards: Bool) async throws {
    let discard = Question<MessageRoute, Bool>(.discardDraft, as: .alert)
    router.visibleContext.onLeave { _ in
      .ask(discard) { $0 == true ? .allow : .stay("The draft is not saved") }
    }
    let opening = Notifications(router: router).wasTapped(link)
    await Task.yieldRepeatedly { router.host.tree.modals.count == 2 }
    try await host.expectDisplayed("[inbox] {compose} {alert: discardDraft}")
    router.visibleContext.answer(discard, discards)
    try await opening.expectOutcome(discards ? .completed : .blocked("The draft is not saved"))
    try await host.expectDisplayed(discards ? "[inbox message(id: 4)]" : "[inbox] {compose}")
  }

  @Test func messageLiesOverWork() async throws {
    router.visibleContext.onLeave { _ in .stay("The draft is not saved") }
    try Notifications(router: router).wasTappedOverWork(link)
    try await host.expectDisplayed("[inbox] {compose} {message(id: 4)}")
  }
}
