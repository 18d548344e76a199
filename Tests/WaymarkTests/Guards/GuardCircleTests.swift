import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Guards that lead in circles")
struct GuardCircleTests {
  private let lines = Box<[String]>([])
  private let router: Router<Place>

  init() {
    router = Router(
      .home,
      configuration: .init(
        redirectLimit: 3, timer: ManualClock(), log: { [lines] in lines.value.append($0) }))
    RecordingHost<Place>(answering: .now).attach(to: router)
  }

  @Test func aDetourToAPlaceThatTheSameGuardGuardsIsNamed() {
    router.addGuard("session") { _ in .detour(to: .signIn) }
    #expect(router.push(.a).currentOutcome == .failed(.tooManyRedirects(limit: 3)))
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains(
        "guard session sent a navigation on and on, in the end to show signIn, in navigation #") == true)
    #expect(
      lines.value.first?.hasSuffix("It guards the place that it leads to itself: have it allow that place.")
        == true)
  }

  @Test func twoGuardsThatLeadToEachOthersPlacesAreBothNamed() {
    router.addGuard("one") { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    router.addGuard("two") { $0.destination.route == .b ? .redirect(to: .push(.a)) : .allow }
    router.push(.a)
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.hasPrefix("Waymark: guard one and guard two sent a navigation on and on") == true)
  }

  @Test func aRedirectThatEndsIsNoCircle() {
    router.addGuard { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    router.push(.a)
    #expect(lines.value.isEmpty)
  }

  @Test func aGuardThatNavigatesWheneverItIsAskedIsNamed() {
    var navigations: [Navigation<Place>] = []
    router.addGuard("session") { [router] _ in
      navigations.append(router.push(.a))
      return .allow
    }
    router.push(.b)
    let outcome = navigations.last?.currentOutcome
    #expect(outcome == .failed(.tooManyRounds(limit: 100, by: .routerGuard("session"))))
    #expect(outcome?.description.contains("guard session navigated whenever it was asked") == true)
  }

  @Test func observersThatNavigateAreNotTakenForAGuardThatDidSoBefore() {
    var isAsked = false
    router.addGuard("session") { [router] _ in
      if !isAsked {
        isAsked = true
        router.push(.a)
      }
      return .allow
    }
    router.push(.b)
    var navigations: [Navigation<Place>] = []
    router.didNavigate { [router] _ in navigations.append(router.push(.c)) }
    router.push(.d)
    #expect(navigations.last?.currentOutcome == .failed(.tooManyRounds(limit: 100)))
  }

  @Test func theErrorNamesASettingThatThereIs() {
    #expect("\(NavigationError.tooManyRedirects(limit: 3))".contains("RouterConfiguration.redirectLimit"))
  }
}
