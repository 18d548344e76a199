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
    #expect(screen.route == .episode(1, at: 0))
    #expect(heard.isEmpty)
    bench.host.acknowledgeAll()
    #expect(screen.route == .episode(1, at: 5))
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

  @Test func aScreenHearsNothingOfARouteThatWasNeverShown() {
    var heard: [Moment] = []
    let screen = bench.screen(.episode(1, at: 0))
    screen.onUpdate { heard.append($0) }
    bench.host.answer = .later
    screen.update(to: .episode(1, at: 5))
    bench.host.cancel()
    #expect(heard.isEmpty)
    screen.update(to: .episode(1, at: 6))
    #expect(screen.route == .episode(1, at: 0))
    bench.host.acknowledgeAll()
    #expect(heard == [.episode(1, at: 6)])
  }
}
