import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What goes on from a detour and is overtaken waits as before")
struct OvertakenDetourTests {
  private let kit = SignIn()

  /// While what goes on is being decided, the app leaves the sign-in, in vain.
  @Test func whatIsBeingDecidedAsTheSignInIsLeftInVain() async {
    let (bench, wanted) = kit.bench(RouteTree(.home), SignIn.root)
    #expect(bench.shown == "[signIn]")
    kit.isSignedIn.value = true
    let gate = GuardGate()
    bench.router.addGuard("slow", entering: { $0 == .item(1) }, { _ in await gate.wait() })
    bench.router.finishDetour()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.setRoot(.stack([.home]))
    await settle()
    #expect(bench.tree == "[home]")
    #expect(wanted?.currentOutcome != nil)
    bench.host.cancel()
    #expect(bench.tree == "[signIn]")
    #expect(bench.router.isDetoured)
    gate.open(.allow)
    gate.open(.allow)
    await settle()
    bench.screen(.signIn).finishDetour()
    await settle()
    gate.open(.allow)
    await settle()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
  }

  /// The user pulls the sheet down while the guard thinks about what goes on, and it wants the sign-in once more.
  @Test func aSignInThatTheUserLeavesMeanwhileIsOpenedAgain() async {
    let bench = Bench(RouteTree(.home), placement: { $0 == .signIn ? .sheet : .push })
    let gate = GuardGate()
    let thinks = Box(false)
    bench.router.addGuard(
      "sign-in", entering: { $0 == .item(1) },
      { _ in thinks.value ? await gate.wait() : .detour(to: .signIn) })
    let wanted = bench.router.push(.item(1))
    await settle()
    #expect(bench.shown == "[home] {signIn}")
    thinks.value = true
    bench.router.finishDetour()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.signIn))
    #expect(bench.shown == "[home]")
    gate.open(.detour(to: .signIn))
    await settle()
    #expect(bench.shown == "[home] {signIn}")
    #expect(wanted.currentOutcome == nil)
    bench.host.userCloses(bench.entry(.signIn))
    #expect(wanted.currentOutcome == .cancelled)
    #expect(!bench.router.isDetoured)
  }

  /// The same without a root: the sheet is dismissed in vain while what goes on is decided.
  @Test func whatIsBeingDecidedAsTheSheetIsDismissedInVain() async {
    let (bench, _) = kit.bench()
    kit.isSignedIn.value = true
    let gate = GuardGate()
    bench.router.addGuard("slow", entering: { $0 == .item(1) }, { _ in await gate.wait() })
    bench.router.finishDetour()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.dismiss()
    await settle()
    #expect(bench.tree == "[home]")
    bench.host.cancel()
    #expect(bench.tree == "[home] {signIn}")
    #expect(bench.router.isDetoured)
  }

  /// A tap inside the sign-in while what goes on is being decided.
  @Test func aPushInTheSignInWhileItIsDecidedLeavesWhatWaits() async {
    let (bench, _) = kit.bench(RouteTree(.home), SignIn.root)
    kit.isSignedIn.value = true
    let gate = GuardGate()
    bench.router.addGuard("slow", entering: { $0 == .item(1) }, { _ in await gate.wait() })
    bench.screen(.signIn).finishDetour()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.screen(.signIn).push(.terms)
    bench.host.acknowledgeAll()
    await settle()
    gate.open(.allow)
    await settle()
    bench.host.acknowledgeAll()
    #expect(bench.router.isDetoured || bench.shown == "[home 1]")
  }

  /// The log of a sign-in that was gone on with and could not, at the window's root.
  @Test func theLogOfASignInThatWasInterrupted() async {
    var lines: [String] = []
    let router = Router<Place>(
      RouteTree(.home),
      configuration: RouterConfiguration(log: { lines.append($0) }, advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: router)
    let isSignedIn = Box(false)
    let gate = GuardGate()
    router.addGuard(
      "sign-in", entering: { $0 == .item(1) },
      { _ in
        isSignedIn.value ? .allow : .detour(to: .setRoot(.stack([.signIn])))
      })
    router.addGuard("slow", entering: { $0 == .item(1) }, { _ in await gate.wait() })
    router.push(.item(1))
    isSignedIn.value = true
    router.visibleContext.finishDetour()
    await Task.yieldRepeatedly { gate.count == 1 }
    // Moving about inside the detour.
    router.visibleContext.push(.terms)
    gate.open(.allow)
    await settle()
    router.pop()
    router.visibleContext.finishDetour()
    await settle()
    gate.open(.allow)
    await settle()
    #expect(lines == [])
    #expect(router.shown?.notation == "[home 1]")
  }

  /// A recheck while a wish waits and something else is being decided: the wish stays.
  @Test func aRecheckDuringAPendingSignInKeepsTheWishThoughSomethingIsDecided() async {
    let kit = SignIn()
    kit.isSignedIn.value = true
    let (bench, _) = kit.bench(RouteTree(.stack([.home, .item(1)])), wants: nil)
    kit.isSignedIn.value = false
    let wish = bench.router.push(.item(2))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1] {signIn}")
    let gate = GuardGate()
    bench.router.addGuard("slow", entering: { $0 == .b }, { _ in await gate.wait() })
    bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.recheck()
    await settle()
    bench.host.acknowledgeAll()
    for _ in 0..<5 {
      gate.open(.allow)
      await settle()
      bench.host.acknowledgeAll()
    }
    #expect(wish.currentOutcome == nil)
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown.contains("2"))
  }

  /// The sign-in that a wish waits for comes back with the old tree, and nothing waits for it there.
  @Test func whatComesBackHasNoSignInOverIt() async {
    kit.isSignedIn.value = true
    let (bench, _) = kit.bench(RouteTree(.stack([.home, .item(1)])), wants: nil)
    kit.isSignedIn.value = false
    bench.router.push(.item(2))
    bench.host.acknowledgeAll()
    let gate = GuardGate()
    bench.router.addGuard("slow", entering: { $0 == .b }, { _ in await gate.wait() })
    bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.recheck()
    for _ in 0..<5 {
      gate.open(.allow)
      await settle()
      bench.host.acknowledgeAll()
    }
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(!bench.shown.contains("signIn") || bench.router.isDetoured)
  }
}
