import Testing
import Waymark
import WaymarkTesting

/// Verbs that meet a place which is there by another route.
@MainActor @Suite("The same place by another route")
struct IdentityVerbTests {
  private let bench = MomentBench(
    RouteTree(.stack([.home, .episode(1, at: 0), .search(nil), .episode(1, at: 30), .episode(2, at: 0)])))

  @Test func aRouteIsItsIdentityUnlessItSaysOtherwise() {
    #expect(Place.item(3).identity == .item(3))
    #expect(ShopPlace.product.identity == .product)
  }

  @Test func showGoesToTheTopmostOfThePlaceAndUpdatesIt() {
    let before = bench.numbers
    let navigation = bench.router.show(.episode(1, at: 12))
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[home e1:0 search e1:12]")
    #expect(bench.numbers == Array(before.prefix(4)))
    #expect(bench.router.show(.episode(1, at: 12)).currentOutcome == .unchanged)
  }

  @Test func popToOnlyFinds() {
    let before = bench.numbers
    bench.router.pop(to: .search("news"))
    #expect(bench.shown == "[home e1:0 search]")
    #expect(bench.numbers == Array(before.prefix(3)))
    #expect(bench.router.pop(to: .search("news")).currentOutcome == .unchanged)
  }

  @Test func replaceTopUpdatesThePlace() {
    let before = bench.numbers
    bench.router.replaceTop(with: .episode(2, at: 7))
    #expect(bench.shown == "[home e1:0 search e1:30 e2:7]")
    #expect(bench.numbers == before)
    #expect(bench.router.replaceTop(with: .episode(2, at: 7)).currentOutcome == .unchanged)
    bench.router.replaceTop(with: .episode(3, at: 0))
    #expect(bench.numbers != before)
  }

  @Test(arguments: [false, true]) func aStackIsSetWithTheScreensOfItsPlaces(isModal: Bool) {
    let stack: RouteStack<Moment> = [.home, .episode(1, at: 3), .search("x"), .episode(1, at: 30)]
    if isModal { bench.router.present(Modal(.sheet, [.home, .episode(1, at: 0), .search(nil), .home])) }
    let before = bench.numbers
    let navigation = bench.router.edit { $0.setStack(stack) }
    #expect(navigation.currentOutcome == .completed)
    if isModal {
      #expect(bench.router.shown?.modals.last?.description == "{home e1:3 search?x e1:30}")
      #expect(Array(bench.numbers.prefix(8)) == Array(before.prefix(8)))
      #expect(bench.numbers[8] > before[8])
    } else {
      #expect(bench.shown == "[home e1:3 search?x e1:30]")
      #expect(bench.numbers == Array(before.prefix(4)))
    }
    #expect(bench.router.edit { $0.setStack(stack) }.currentOutcome == .unchanged)
  }

  @Test func tabsAreLookedUpByTheirValueAndThenByTheirPlace() {
    let bench = MomentBench(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search(nil)), RouteTab(.search("a"), [.episode(1, at: 0)])))
    bench.router.select(.search("a"))
    #expect(bench.router.tree.visibleRoute == .episode(1, at: 0))
    bench.router.select(.search("b"))
    #expect(bench.router.tree.visibleRoute == .search(nil), "the first of the place")
    bench.router.edit { tree in
      tree.push(.episode(2, at: 0), inTab: .search("c"))
      tree.removeTab(.search("a"))
      tree.removeTab(.episode(1, at: 0))
    }
    #expect(bench.shown == "([home] | [search e2:0]*)")
    let isInserted = Box(false)
    bench.router.edit { isInserted.value = $0.insertTab(RouteTab(.search("a"))) }
    #expect(isInserted.value, "keys go by value")
  }
}
