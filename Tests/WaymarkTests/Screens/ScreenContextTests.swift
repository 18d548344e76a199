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

  @Test func aContextOfAnEntryThatIsGoneIsRemoved() {
    let bench = Bench(.home, .a)
    let entry = bench.router.tree.visibleElement
    bench.router.pop()
    #expect(bench.router.host.context(for: entry).phase == .removed)
  }

  @Test func aScreenOfARouterThatIsGoneIsRemoved() throws {
    var bench: Bench? = Bench(.home)
    let screen = try #require(bench?.screen(.home))
    #expect(screen.phase == .appeared)
    bench = nil
    #expect(screen.phase == .removed)
    #expect(screen.task {}.isCancelled)
  }

  @Test func aTaskThatHasEndedIsNotCancelledWithTheScreen() async {
    let bench = Bench(.home)
    bench.router.push(.a)
    let task = bench.screen(.a).task {}
    await task.value
    bench.router.pop()
    #expect(!task.isCancelled)
  }

  @Test func aScreenIsFoundAfterWhatTheUserDidHoweverManyWereLookedUpBefore() {
    let bench = Bench(.home, .a, .b, answering: .later)
    bench.router.push(.c)
    let home = bench.screen(.home)
    for _ in 0..<20 { #expect(home.route == .home) }
    bench.host.userCloses(bench.entry(.b))
    bench.router.set(RouteTree(.stack([.home, .d, .e])))
    let screen = bench.screen(.d)
    #expect(screen.phase == .created)
    #expect(screen.push(.a).currentOutcome == nil)
    #expect(bench.tree == "[home d e a]")
  }

  @Test func screensLiveThroughModalsAndTabs() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    bench.noteLife()
    for place in [Place.home, .search] {
      let name = "\(place)"
      bench.screen(place).onPhase { [weak bench] in bench?.note("\(name) \($0)") }
    }
    bench.router.select(.search)
    bench.router.present(.m)
    bench.router.set(RouteTree(tabs: RouteTab(.home), RouteTab(.search), selectedKey: .search))
    #expect(
      bench.life == [
        "home covered", "search appeared", "m created", "search covered", "m appeared", "m removed",
        "search appeared",
      ])
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
}
