import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What screens get instead of a router")
struct ScreenContextTests {
  @Test func aScreenPushesFromWhereItIs() {
    let bench = Bench(.home, .a, .b)
    bench.screen(.a).push(.c)
    #expect(bench.shown == "[home a b c]")
    bench.screen(.home).popToSelf()
    #expect(bench.shown == "[home]")
  }

  @Test func aScreenClosesItselfAndAModalsRootTheModal() {
    let bench = Bench(.home, .a, .b)
    bench.router.present(.m)
    bench.router.push(.n)
    bench.screen(.n).close()
    #expect(bench.shown == "[home a b] {m}")
    bench.screen(.m).close()
    #expect(bench.shown == "[home a b]")
    bench.screen(.a).close()
    #expect(bench.shown == "[home]")
  }

  @Test func aScreensRouteIsWhatItWasUpdatedTo() {
    let bench = Bench(.home, .item(1))
    let screen = bench.screen(.item(1))
    screen.update(to: .item(2))
    #expect(screen.route == .item(2))
    #expect(bench.shown == "[home 2]")
    #expect(bench.host.screens[screen.id]?.route == .item(2))
  }

  @Test func showGoesBackToWhatIsThereAndElseWhereItIsPlaced() {
    let bench = Bench(RouteTree(.home, .a, .b), placement: { $0 == .m ? .fullScreen : .push })
    bench.screen(.b).show(.m)
    #expect(bench.shown == "[home a b] {fullScreen: m}")
    bench.screen(.m).show(.a)
    #expect(bench.shown == "[home a]")
    bench.screen(.a).show(.c)
    #expect(bench.shown == "[home a c]")
  }

  @Test func tasksEndWithTheScreen() async {
    let bench = Bench(.home)
    bench.router.push(.a)
    let screen = bench.screen(.a)
    let tasks = (0..<2).map { _ in
      screen.task { await Task.yieldRepeatedly(500) { Task.isCancelled } }
    }
    await Task.yieldRepeatedly(5)
    #expect(tasks.allSatisfy { !$0.isCancelled })
    bench.router.pop()
    #expect(tasks.allSatisfy { $0.isCancelled })
    #expect(screen.phase == .removed)
    #expect(screen.task {}.isCancelled)
    for task in tasks { await task.value }
  }

  @Test func aScreenOfARouterThatIsGoneIsRemoved() throws {
    var bench: Bench? = Bench(.home)
    let screen = try #require(bench?.screen(.home))
    #expect(screen.phase == .appeared)
    bench = nil
    #expect(screen.phase == .removed)
    #expect(screen.task {}.isCancelled)
  }

  @Test(arguments: [false, true])
  func aFeaturesScreenFollowsItsRoute(mayReflect: Bool) {
    let extract: @MainActor @Sendable (Place) -> ShopPlace? = {
      if case .shop(let place) = $0 { place } else { nil }
    }
    let bench = Bench(.home)
    bench.router.push(.shop(.catalogue))
    let shop = bench.screen(.shop(.catalogue)).scoped(Place.shop, extract: mayReflect ? nil : extract)
    bench.router.update(shop.id, to: .shop(.product))
    #expect(shop.route == .product)
  }

  @Test func aFeaturesScreenIsToldOfItsPhases() {
    let bench = Bench(.home, .shop(.catalogue))
    var phases: [ScreenPhase] = []
    let shop = bench.screen(.shop(.catalogue)).scoped(Place.shop)
    shop.onPhase { phases.append($0) }
    bench.router.push(.a)
    bench.router.popToRoot()
    #expect(phases == [.covered, .removed])
  }

  @Test func theVisibleContextIsThatOfWhatIsShown() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    #expect(bench.router.visibleContext.route == .home)
    bench.host.acknowledge()
    #expect(bench.router.visibleContext.route == .a)
  }
}

@MainActor @Suite("Screens whose entries are gone")
struct GoneScreenTests {
  typealias Verb = @MainActor (ScreenContext<Place>) -> Navigation

  nonisolated static let verbs: [(String, Verb)] = [
    ("push", { $0.push(.b) }), ("present", { $0.present(.m) }), ("show", { $0.show(.b) }),
    ("select", { $0.select(.b) }), ("popToSelf", { $0.popToSelf() }), ("pop", { $0.pop() }),
    ("replaceTop", { $0.replaceTop(with: .b) }), ("dismiss", { $0.dismiss() }), ("open", { $0.open("/b") }),
  ]

  @Test(arguments: verbs)
  func aScreenThatIsGoneAsksForNothing(_ name: String, _ verb: Verb) {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.router.pop()
    #expect(verb(screen).currentOutcome == .failed(.screenGone), "\(name)")
    #expect(screen.close().currentOutcome == .unchanged)
    #expect(screen.update(to: .b).currentOutcome == .unchanged)
    #expect(bench.shown == "[home]")
  }
}
