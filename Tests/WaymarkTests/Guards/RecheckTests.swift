import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Asking again about what is there")
struct RecheckTests {
  @MainActor
  @Observable
  final class Session {
    var name: String? = "Ada"
    var isSignedIn: Bool { name != nil }
  }

  private let session = Session()
  private let count = Box(0)

  private func makeBench() -> Bench {
    let bench = Bench(.home, .a)
    bench.router.addGuard(entering: \.isA) { [session, count] _ in
      count.value += 1
      return session.isSignedIn ? .allow : .block("signed out")
    }
    return bench
  }

  @Test func itGoesOnBeingLookedAt() async {
    let bench = makeBench()
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    for rounds in 1...3 {
      session.name = nil
      await Task.yieldRepeatedly { bench.tree == "[home]" }
      #expect(bench.tree == "[home]", "round \(rounds)")
      session.name = "Bea"
      await Task.yieldRepeatedly()
      bench.router.push(.a)
    }
  }

  @Test func aValueThatIsTheSameAsksNobody() async {
    let bench = makeBench()
    let reads = Box(0)
    bench.router.recheck(whenChanged: { [session] in
      reads.value += 1
      return session.isSignedIn
    })
    for name in ["Bea", nil, "Cleo"] {
      session.name = name
      if name != nil { await Task.yieldRepeatedly() }
    }
    #expect(count.value == 0)
    // One observation follows another, and each is looked at a few times more.
    #expect(reads.value <= 20)
    #expect(bench.tree == "[home a]")
  }

  @Test func aGuardIsAskedAgainIfTheValueHasChangedBackWhileItWasDecided() async {
    let bench = makeBench()
    bench.router.pop()
    session.name = nil
    let gate = GuardGate()
    bench.router.addGuard(entering: \.isA) { _ in await gate.wait() }
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    session.name = "Bea"
    bench.router.push(.a)
    session.name = nil
    for tree in ["[home a]", "[home]"] {
      await Task.yieldRepeatedly { gate.count == 1 }
      gate.open(.allow)
      await Task.yieldRepeatedly { bench.tree == tree }
      #expect(bench.tree == tree)
    }
  }

  @Test func whatIsCancelledIsNotLookedAt() async {
    let bench = makeBench()
    let registration = bench.router.recheck(whenChanged: { [session] in session.isSignedIn })
    registration.cancel()
    session.name = nil
    await Task.yieldRepeatedly()
    #expect(bench.tree == "[home a]")
  }

  @Test func theRouterIsNotKept() async {
    var bench: Bench? = makeBench()
    weak let router = bench?.router
    bench?.router.recheck(whenChanged: { [session] in session.isSignedIn })
    bench = nil
    await Task.yieldRepeatedly()
    #expect(router == nil)
    session.name = nil
    await Task.yieldRepeatedly()
    #expect(count.value == 0)
  }

  @Test func screensMayObject() async {
    let bench = makeBench()
    bench.screen(.a).onLeave { _ in .stay("unsaved") }
    bench.router.recheck(whenChanged: { [session] in session.isSignedIn }, asksScreens: true)
    bench.noteEvents()
    session.name = nil
    await Task.yieldRepeatedly { bench.eventNames.contains(.finished) }
    #expect(bench.tree == "[home a]")
  }

  @Test func aRootThatStaysIsSaidInTheLog() {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home,
      configuration: .init(log: { [lines] in lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
    router.addGuard(entering: { $0 == .home }, { _ in .block("no") })
    #expect(router.recheck().currentOutcome == .failed(.rootRefused))
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("a recheck refused the window's root") == true)
  }
}

extension Place {
  fileprivate var isA: Bool { self == .a }
}
