import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Those who are asked and lead to being asked again")
struct AnswerChainTests {
  @Observable @MainActor final class Session {
    var attempts = 0
  }

  private let lines = Box<[String]>([])
  private let asked = Box(0)
  private let host = RecordingHost<Place>(answering: .now)
  private let router: Router<Place>

  init() {
    router = Router(
      RouteTree(.home, .a),
      configuration: .init(
        log: { [lines] in lines.value.append($0) }, advanced: .init(roundLimit: 5, timer: ManualClock())))
    host.attach(to: router)
  }

  private func expectLine(about name: String) {
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains(
        "\(name) had itself asked again by tasks that it began when it was asked, more than 5 times in a row")
        == true)
    #expect(lines.value.first?.hasSuffix("and change nothing that a recheck looks at.") == true)
  }

  @Test(arguments: [5, 6]) func aGuardThatNavigatesInATaskOfItsOwnIsNamed(count: Int) async {
    router.addGuard("session") { [router, asked] _ in
      asked.value += 1
      if asked.value <= count { Task { router.push(.item(asked.value)) } }
      return .block("first elsewhere")
    }
    router.push(.b)
    await settle()
    #expect(asked.value == count + 1)
    if count == 5 { #expect(lines.value.isEmpty) } else { expectLine(about: "guard session") }
  }

  @Test func oneThatTakesItsTimeIsNamedToo() async {
    router.addGuard("session") { [router, asked] _ in
      asked.value += 1
      if asked.value <= 6 { Task { router.push(.item(asked.value)) } }
      await Task.yield()
      return .block("first elsewhere")
    }
    router.push(.b)
    await settle()
    expectLine(about: "guard session")
  }

  @Test func aScreenIsNamedByItsEntry() async throws {
    let screen = try #require(host.screens.values.first { $0.route == .a })
    screen.onLeave { [router, asked] _ in
      asked.value += 1
      if asked.value <= 6 { Task { router.pop() } }
      return .stay("unsaved")
    }
    router.pop()
    await settle()
    expectLine(about: "screen @2")
  }

  @Test(arguments: [true, false])
  func aGuardThatChangesWhatARecheckLooksAtIsNamed(takesItsTime: Bool) async {
    let session = Session()
    let isGuarded = { @MainActor (place: Place) in place == .a }
    if takesItsTime {
      router.addGuard("session", entering: isGuarded) { _ in
        if session.attempts < 10 { session.attempts += 1 }
        await Task.yield()
        return .allow
      }
    } else {
      router.addGuard("session", entering: isGuarded) { _ in
        if session.attempts < 10 { session.attempts += 1 }
        return .allow
      }
    }
    router.recheck(whenChanged: { session.attempts })
    router.recheck()
    await settle()
    #expect(session.attempts == 10)
    expectLine(about: "guard session")
  }

  @Test func aTaskThatAGuardHasBegunOnceMayNavigateForEver() async {
    router.addGuard("session") { [router, asked] _ in
      asked.value += 1
      if asked.value == 1 {
        Task { for number in 1...20 { _ = await router.push(.item(number)).outcome } }
      }
      return .allow
    }
    router.push(.b)
    await settle()
    #expect(asked.value == 21)
    #expect(lines.value.isEmpty)
  }

  @Test func everyChainIsCountedForItself() async {
    router.addGuard("session") { [router, asked] proposal in
      asked.value += 1
      if case .push(.b) = proposal.intent { Task { router.push(.c) } }
      return .allow
    }
    for _ in 0..<20 {
      router.push(.b)
      await settle()
    }
    #expect(asked.value == 40)
    #expect(lines.value.isEmpty)
  }
}
