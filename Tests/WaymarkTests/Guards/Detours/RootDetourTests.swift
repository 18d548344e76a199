import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A second wish during a sign-in at the root")
struct RootDetourTests {
  private let kit = SignIn()

  /// A link that comes while somebody signs in at the window's root: the sign-in is closed all the same.
  @Test(arguments: [true, false]) func aSecondWishClosesTheSignInToo(isShow: Bool) {
    let (bench, first) = kit.bench(RouteTree(.stack([.home, .a])), SignIn.root)
    #expect(bench.shown == "[signIn]")
    let second = isShow ? bench.router.show(.item(2)) : bench.router.push(.item(2))
    bench.host.acknowledgeAll()
    #expect(first?.currentOutcome == .superseded(by: second.id))
    kit.signIn(bench)
    #expect(!bench.shown.contains("signIn"))
    #expect(bench.shown == "[home a 2]")
  }

  @Test func theSameThoughAStepIsGivenUp() {
    let (bench, _) = kit.bench(RouteTree(.stack([.home, .a])), SignIn.root)
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.cancel()
    kit.isSignedIn.value = false
    bench.router.push(.item(2))
    bench.host.acknowledgeAll()
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(!bench.shown.contains("signIn"))
  }

  /// Sign-out at the root, then a link: the recheck's wish.
  @Test func aLinkAfterASessionThatRanOut() {
    let bench = kit.signedOutAtRoot()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[signIn]")
    bench.router.push(.item(2))
    bench.host.acknowledgeAll()
    kit.isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(!bench.shown.contains("signIn"))
  }

  /// A window root that is refused, twice given up, with a wish.
  @Test func aRootThatIsRefusedAndGivenUp() {
    let bench = kit.signedOutAtRoot()
    #expect(bench.tree == "[signIn]")
    bench.host.cancel()
    #expect(bench.tree == "[signIn]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[signIn]")
    #expect(bench.router.isDetoured)
    kit.isSignedIn.value = true
    bench.screen(.signIn).finishDetour()
    bench.host.cancel()
    #expect(bench.router.isDetoured)
    bench.screen(.signIn).finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[0 a]")
  }
}
