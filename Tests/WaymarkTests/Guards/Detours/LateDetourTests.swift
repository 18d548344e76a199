import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What comes late is asked about and waited for")
struct LateDetourTests {
  private let kit = SignIn()

  /// What came late is asked about, also where something else failed between the recheck and the late answer.
  @Test(arguments: [true, false], [0, 1, 2]) func whatComesLateAfterAnotherFailure(
    isGivenUp: Bool, failures: Int
  ) {
    kit.isSignedIn.value = true
    let (bench, _) = kit.bench(RouteTree(.home), .block("private"), wants: nil)
    bench.host.answer = .now
    kit.pushTooLate(bench)
    kit.isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .unchanged)
    for _ in 0..<failures {
      bench.host.script = [.error(Trouble()), .error(Trouble())]
      bench.router.push(.a)
      bench.host.script = []
      #expect(bench.tree == "[home]")
    }
    bench.host.answer = .later
    bench.host.acknowledge()
    bench.frustrateStep(isGivenUp: isGivenUp)
    bench.host.acknowledgeAll()
    #expect(bench.tree == "[home]")
    #expect(bench.shown == "[home]")
  }

  /// The same, with a navigation that is shown late and two that follow.
  @Test func whatComesLateTwice() {
    kit.isSignedIn.value = true
    let (bench, _) = kit.bench(RouteTree(.home), .block("private"), wants: nil)
    bench.host.answer = .now
    kit.pushTooLate(bench)
    kit.isSignedIn.value = false
    bench.router.recheck()
    bench.host.answer = .later
    bench.host.acknowledge()
    bench.router.push(.a)
    bench.router.push(.c)
    bench.host.acknowledge()
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(!bench.shown.contains("1"))
  }

  /// A root sign-in shown too late, whose taking back the user gives up: it is on the screen, and nothing waits.
  @Test(arguments: [true, false]) func aSignInThatComesLateIsNoDeadEnd(isGivenUp: Bool) {
    let (bench, _) = kit.bench(RouteTree(.home), SignIn.root, wants: nil)
    bench.host.script = [.later, .error(Trouble())]
    let wanted = bench.router.push(.item(1))
    #expect(bench.tree == "[signIn]")
    bench.clock.advance(by: .seconds(4))
    #expect(bench.tree == "[home]")
    #expect(wanted.currentOutcome != nil)
    bench.host.answer = .later
    bench.host.acknowledge()
    #expect(bench.shown == "[signIn]")
    bench.frustrateStep(isGivenUp: isGivenUp)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[signIn]")
    #expect(bench.router.isDetoured)
    kit.signIn(bench)
    #expect(bench.shown == "[home 1]")
  }

  @Test func aSheetSignInThatComesLate() {
    let (bench, _) = kit.bench(wants: nil)
    bench.host.script = [.later, .error(Trouble())]
    bench.router.push(.item(1))
    bench.clock.advance(by: .seconds(4))
    #expect(bench.tree == "[home]")
    bench.host.answer = .later
    bench.host.acknowledge()
    #expect(bench.shown == "[home] {signIn}")
    bench.host.cancel()
    #expect(bench.tree == "[home] {signIn}")
    #expect(bench.router.isDetoured)
    kit.signIn(bench)
    #expect(bench.shown == "[home 1]")
  }

  /// The same, while the window is without a host for a time, and the next one can show nothing.
  @Test func aSignInThatComesLateAndStaysWithoutAHost() {
    let (bench, _) = kit.bench(wants: nil)
    bench.host.script = [.later, .error(Trouble())]
    bench.router.push(.item(1))
    bench.clock.advance(by: .seconds(4))
    bench.host.answer = .later
    bench.host.acknowledge()
    #expect(bench.shown == "[home] {signIn}")
    bench.router.host.detach()
    #expect(bench.tree == "[home]")
    let next = RecordingHost<Place>(answering: .error(Trouble()))
    next.attach(to: bench.router)
    #expect(bench.tree == "[home] {signIn}")
    #expect(bench.router.isDetoured)
  }

  /// A root sign-in that is still to come, while the user goes back.
  @Test func whatTheUserLeavesBeforeTheSignInIsShownDoesNotComeBackWithTheNextWish() throws {
    let (bench, _) = kit.bench(RouteTree(.stack([.home, .a, .b])), SignIn.root, wants: nil)
    bench.host.answer = .later
    bench.host.acknowledgeAll()
    bench.router.push(.item(1))
    #expect(bench.tree == "[signIn]")
    bench.host.userCloses(try #require(bench.router.shown).visibleElement.id)
    bench.router.push(.item(2))
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    kit.signIn(bench)
    #expect(bench.shown == "[home a 2]")
  }

  /// A late tree that a host says it shows, from before a recheck that is over.
  @Test func aHostThatShowsWhatWasRefusedLongAgo() {
    kit.isSignedIn.value = true
    let (bench, _) = kit.bench(RouteTree(.stack([.home, .item(1)])), .block("no"), wants: nil)
    let old = bench.router.tree
    kit.isSignedIn.value = false
    bench.router.recheck()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    let host = PatientHost()
    bench.router.host.attach(host)
    host.take()?.succeed()
    bench.router.push(.a)
    host.take()?.fail(Trouble())
    host.take()?.succeed(showing: old)
    host.take()?.cancel()
    #expect(bench.tree != "[home 1]")
  }
}
