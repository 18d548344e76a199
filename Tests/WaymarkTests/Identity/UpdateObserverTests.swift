import Testing
import Waymark
import WaymarkTesting

/// Screens that hear that their route is another one.
@MainActor @Suite("Screens whose route is updated in place")
struct UpdateObserverTests {
  private let bench = MomentBench(RouteTree(.stack([.home, .episode(1, at: 0), .player(Player(second: 0))])))

  @Test func aStepNamesTheEntriesThatItUpdates() {
    var updated: [Moment] = []
    bench.router.onEvent { event in
      guard case .stepBegan(let step) = event.kind else { return }
      step.forEachUpdated { updated.append($0.route) }
    }
    bench.router.show(.player(Player(second: 5)))
    bench.router.push(.home)
    #expect(updated == [.player(Player(second: 5))])
  }

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
}
