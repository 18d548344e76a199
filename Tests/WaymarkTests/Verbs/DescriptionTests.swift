import Testing
import Waymark
import WaymarkTesting

/// A router that is printed says where it is, and what it waits for.
@MainActor @Suite("A router as text")
struct DescriptionTests {
  @Test func atRestItIsItsTree() {
    let bench = Bench(.home, .a)
    #expect("\(bench.router)" == "[home a]")
  }

  @Test func itNamesTheDetourThatIsWaitedFor() {
    let bench = Bench(.home)
    bench.router.addGuard("session", entering: { $0 == .a }, { _ in .detour(to: .present(.signIn)) })
    let push = bench.router.push(.a)
    let text = "\(bench.router)"
    #expect(text == "[home] {signIn}\n  navigation \(push.id.rawValue) waits until finishDetour() in signIn")
  }

  @Test func itNamesTheStepThatTheHostHasNotAcknowledged() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.b)
    #expect("\(bench.router)".contains("the host has not acknowledged push b"))
  }

  @Test func itNamesTheGuardThatThinks() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard("session") { _ in await gate.wait() }
    bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    #expect("\(bench.router)".contains("waits for session"))
    gate.open(.allow)
  }
}
