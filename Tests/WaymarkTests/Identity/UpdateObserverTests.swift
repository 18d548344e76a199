import Testing
import Waymark
import WaymarkTesting

/// Screens that hear that their route is another one.
@MainActor @Suite("Screens whose route is updated in place")
struct UpdateObserverTests {
  private let bench = MomentBench(RouteTree(.stack([.home, .episode(1, at: 0), .player(Player(second: 0))])))

  @Test func aScreenHearsOfEachRouteThatIsShown() {
    var heard: [Moment] = []
    bench.screen(.episode(1, at: 0)).onUpdate { heard.append($0) }
    bench.router.show(.episode(1, at: 9))
    #expect(heard == [.episode(1, at: 9)])
    bench.router.show(.episode(1, at: 9))
    bench.router.push(.home)
    #expect(heard == [.episode(1, at: 9)])
    bench.screen(.episode(1, at: 0)).update(to: .episode(1, at: 10))
    bench.router.set(RouteTree(.stack([.home, .episode(1, at: 11)])))
    #expect(heard == [.episode(1, at: 9), .episode(1, at: 10), .episode(1, at: 11)])
  }

  @Test func aScreenHearsOfItWhenItIsShown() {
    var heard: [Moment] = []
    let screen = bench.screen(.episode(1, at: 0))
    screen.onUpdate { heard.append($0) }
    bench.host.answer = .later
    screen.update(to: .episode(1, at: 5))
    #expect(screen.route == .episode(1, at: 5))
    #expect(heard.isEmpty)
    bench.host.acknowledgeAll()
    #expect(heard == [.episode(1, at: 5)])
  }

  @Test func aScreenHearsOfItWhereItsTabsAreReplacedOrTheHostRebuilds() {
    let bench = MomentBench(RouteTree(tabs: RouteTab(.home), RouteTab(.episode(1, at: 0))))
    var heard: [Moment] = []
    bench.screen(.episode(1, at: 0)).onUpdate { heard.append($0) }
    bench.router.set(
      RouteTree(tabs: RouteTab(.episode(1, at: 0), [.episode(1, at: 2)]), RouteTab(.search(nil))))
    #expect(heard == [.episode(1, at: 2)])
    bench.host.script = [.error(Trouble())]
    bench.router.show(.episode(1, at: 3))
    #expect(heard == [.episode(1, at: 2), .episode(1, at: 3)])
  }

  @Test func aScreenThatIsMovedWithinItsStackHearsOfItsRoute() {
    var heard: [Moment] = []
    bench.screen(.episode(1, at: 0)).onUpdate { heard.append($0) }
    bench.router.edit { editor in
      editor.pop()
      editor.setStack([.episode(2, at: 0), .episode(1, at: 5)])
    }
    #expect(bench.shown == "[e2:0 e1:5]")
    #expect(heard == [.episode(1, at: 5)])
  }

  /// The tree may be ahead when a screen appears, which is no route that the screen knows.
  @Test func aScreenThatRegistersWhenItAppearsHearsOfTheRouteThatComesNext() {
    var heard: [Moment] = []
    bench.host.answer = .later
    bench.router.push(.search(nil))
    let screen = bench.router.host.context(for: bench.router.tree.visibleElement)
    screen.onPhase { phase in
      if phase == .appeared { screen.onUpdate { heard.append($0) } }
    }
    screen.update(to: .search("a"))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home e1:0 player0 search?a]")
    #expect(heard == [.search("a")])
  }

  /// As a host makes a screen anew that it has let go of, for a step that it cannot carry out after all.
  @Test func aScreenThatIsMadeAnewForARouteThatIsNotShownHearsOfTheOneThatIs() {
    var first: [Moment] = []
    var second: [Moment] = []
    bench.screen(.episode(1, at: 0)).onUpdate { first.append($0) }
    let entry = bench.router.tree.position(of: .episode(1, at: 0)).flatMap {
      bench.router.tree.element(at: $0)
    }
    guard var entry else { return }
    entry.route = .episode(1, at: 7)
    bench.router.host.context(for: entry).onUpdate { second.append($0) }
    bench.host.script = [.error(Trouble())]
    bench.router.push(.home)
    #expect(first.isEmpty)
    #expect(second == [.episode(1, at: 0)])
    bench.router.show(.episode(1, at: 3))
    #expect(first == [.episode(1, at: 3)])
    #expect(second == [.episode(1, at: 0), .episode(1, at: 3)])
  }

  @Test func aScreenThatIsGoneHearsNothing() {
    var heard: [Moment] = []
    let screen = bench.screen(.player(Player(second: 0)))
    screen.onUpdate { heard.append($0) }
    bench.router.pop()
    screen.onUpdate { heard.append($0) }
    bench.router.push(.player(Player(second: 4)))
    #expect(heard.isEmpty)
  }

  @Test func aFeaturesScreenHearsOfItsOwnRoute() {
    var heard: [Int] = []
    let context = bench.screen(.player(Player(second: 0))).scoped(Moment.player)
    let registration = context.onUpdate { heard.append($0.second) }
    bench.router.show(.player(Player(second: 8)))
    #expect(heard == [8])
    #expect(context.route.second == 8)
    registration.cancel()
    bench.router.show(.player(Player(second: 9)))
    #expect(heard == [8])
    #expect(context.route.second == 9)
    #expect(bench.logged.isEmpty)
  }

  @Test func aRouteThatIsNotTheFeaturesIsLoggedOnce() {
    var heard: [Int] = []
    let context = bench.screen(.player(Player(second: 0))).scoped(Moment.player)
    context.onUpdate { heard.append($0.second) }
    bench.router.show(.player(Player(second: 8)))
    bench.router.update(context.id, to: .search("a"))
    #expect(heard == [8])
    #expect(context.route.second == 8)
    #expect(bench.logged.count == 1)
  }

  @Test func aScreenOfNoFeatureHasNoFeaturesContext() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = MomentBench(RouteTree(.home)).screen(.home).scoped(Moment.player) }
    }
  }

  @Test func whoeverHearsOfItMayNavigate() {
    let screen = bench.screen(.episode(1, at: 0))
    screen.onUpdate { [router = bench.router] route in
      if route == .episode(1, at: 1) { router.show(.episode(1, at: 2)) }
    }
    bench.router.show(.episode(1, at: 1))
    #expect(bench.shown == "[home e1:2]")
  }

  /// What is taken back before it was shown needs no step.
  @Test func aScreenThatHasReadARouteHearsThatTheTreeHasGoneBackFromIt() {
    var heard: [Moment] = []
    let screen = bench.screen(.episode(1, at: 0))
    screen.onUpdate { heard.append($0) }
    bench.host.answer = .later
    bench.router.push(.home)
    screen.update(to: .episode(1, at: 5))
    #expect(screen.route == .episode(1, at: 5))
    screen.update(to: .episode(1, at: 0))
    #expect(heard.isEmpty)
    bench.host.acknowledgeAll()
    #expect(heard == [.episode(1, at: 0)])
    #expect(screen.route == .episode(1, at: 0))
  }

  @Test func soItDoesWhereTheUserGivesTheStepUpOrTheHostCannotDoIt() {
    var heard: [Moment] = []
    let screen = bench.screen(.episode(1, at: 0))
    screen.onUpdate { heard.append($0) }
    bench.host.answer = .later
    screen.update(to: .episode(1, at: 5))
    #expect(screen.route == .episode(1, at: 5))
    bench.host.cancel()
    #expect(heard == [.episode(1, at: 0)])
    screen.update(to: .episode(1, at: 6))
    #expect(screen.route == .episode(1, at: 6))
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(heard == [.episode(1, at: 0), .episode(1, at: 0)])
  }

  /// As hosts make screens that read their routes at once.
  @Test func aScreenThatIsMadeWhileTheTreeIsAheadHearsThatItHasGoneBack() {
    var read: [Moment] = []
    var heard: [Moment] = []
    let router = Router<Moment>(
      .home, configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Moment>(answering: .now)
    host.attach(to: router)
    host.answer = .later
    router.push(.episode(1, at: 0))
    let top = router.tree.visibleElement
    router.update(top.id, to: .episode(1, at: 5))
    let context = router.host.context(for: top)
    read.append(context.route)
    context.onUpdate { heard.append($0) }
    #expect(read == [.episode(1, at: 5)])
    // The push is there, and what comes after it is given up.
    host.acknowledge()
    host.cancel()
    host.acknowledgeAll()
    #expect(router.tree.visibleRoute == .episode(1, at: 0))
    #expect(heard == [.episode(1, at: 0)])
  }

  @Test func aScreenThatHasNotReadItOrHasBeenToldInBetweenHearsNothing() {
    var heard: [Moment] = []
    let screen = bench.screen(.episode(1, at: 0))
    screen.onUpdate { heard.append($0) }
    bench.host.answer = .later
    screen.update(to: .episode(1, at: 5))
    bench.host.cancel()
    #expect(heard.isEmpty)
    screen.update(to: .episode(1, at: 6))
    #expect(screen.route == .episode(1, at: 6))
    bench.host.acknowledgeAll()
    #expect(heard == [.episode(1, at: 6)])
  }
}
