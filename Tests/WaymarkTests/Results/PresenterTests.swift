import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Who presented a modal is known as long as the modal is there")
struct PresenterTests {
  private let host = PlainHost()
  private let router = Router<Place>(
    .home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))

  private var count: Int { router.observers?.presenters.count ?? 0 }

  init() {
    router.host.attach(host)
    router.onEvent { _ in }
  }

  @Test func itIsForgottenWithTheModal() {
    for number in 0..<100 {
      router.present(.item(number))
      #expect(count == 1)
      router.dismiss()
    }
    #expect(count == 0)
  }

  @Test func itIsForgottenWhereTheUserDismisses() throws {
    for number in 0..<100 {
      router.present(.item(number))
      router.host.report(.closed(try #require(router.tree.modals.last).root.id))
    }
    #expect(count == 0)
  }

  @Test func itIsForgottenWhereTheModalIsNeverShown() {
    host.isHolding = true
    router.push(.a)
    for number in 0..<100 {
      router.present(.item(number))
      router.dismiss()
    }
    host.acknowledgeAll()
    #expect(router.isSettled)
    #expect(count == 0)
  }

  @Test func itIsKeptWithTheModal() {
    router.present(.m)
    router.present(.n)
    router.push(.a)
    router.pop()
    #expect(count == 2)
  }
}
