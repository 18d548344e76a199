import Testing
import Waymark
import WaymarkTesting

/// Guards and observers that lead in circles are stopped.
@MainActor @Suite("Guards that lead in circles")
struct GuardCircleTests {
  private let lines = Box<[String]>([])
  private let router: Router<Place>

  init() {
    router = Router(
      .home,
      configuration: .init(
        log: { [lines] in lines.value.append($0) }, advanced: .init(redirectLimit: 3, timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
  }

  @Test func twoGuardsThatLeadToEachOthersPlacesFail() {
    router.addGuard("one") { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    router.addGuard("two") { $0.destination.route == .b ? .redirect(to: .push(.a)) : .allow }
    #expect(router.push(.a).currentOutcome == .failed(.tooManyRedirects(limit: 3)))
    #expect(router.tree.notation == "[home]")
  }

  @Test func aRedirectThatEndsIsNoCircle() {
    router.addGuard { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(lines.value.isEmpty)
  }

  @Test(arguments: [true, false]) func whoNavigatesForEverIsStoppedAfterAHundredRounds(isGuard: Bool) {
    var navigations: [Navigation] = []
    func navigate() {
      // Without an end of its own a router that goes on for ever would not let the test end.
      if navigations.count < 10_000 { navigations.append(router.push(.a)) }
    }
    if isGuard {
      router.addGuard("session") { _ in
        navigate()
        return .allow
      }
    } else {
      router.didNavigate { _ in navigate() }
    }
    router.push(.b)
    #expect(navigations.count == 101)
    #expect(navigations.last?.currentOutcome == .failed(.tooManyRounds(limit: 100)))
    #expect(navigations.dropLast().allSatisfy { $0.currentOutcome == .completed })
    #expect(router.isSettled)
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains("navigations were asked for in answer to one another 100 times") == true)
  }

  @Test func theErrorNamesASettingThatThereIs() {
    #expect(
      "\(NavigationError.tooManyRedirects(limit: 3))".contains("RouterConfiguration.Advanced.redirectLimit"))
  }
}
