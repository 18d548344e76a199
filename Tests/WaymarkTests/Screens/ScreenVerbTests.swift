import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Verbs that a screen has as its router does")
struct ScreenVerbTests {
  private let bench = Bench(.home, .a, .b, .c)

  @Test func popTakesTheScreenWithWhatIsAboveIt() {
    bench.screen(.b).pop()
    #expect(bench.shown == "[home a]")
  }

  @Test(arguments: [
    (2, "[home]"), (9, "[home]"), (Int.max, "[home]"), (0, "[home a b c]"), (-1, "[home a b c]"),
  ])
  func popTakesScreensBelowAlongAndNeverTheRoot(count: Int, left: String) {
    let navigation = bench.screen(.b).pop(count)
    #expect(bench.shown == left)
    #expect(navigation.currentOutcome == (count > 0 ? .completed : .unchanged))
  }

  @Test func openGoesWhereALinkLeads() {
    bench.router.links = LinkTable {
      Link("/", Place.home)
      Link("/search", Place.search)
    }
    #expect(bench.screen(.c).open("/search").currentOutcome == .completed)
    #expect(bench.shown == "[home search]")
    guard case .failed(.linkRefused)? = bench.screen(.search).open("/nowhere").currentOutcome else {
      Issue.record("it is no link")
      return
    }
  }
}

@MainActor @Suite("Placements of features")
struct PlacementTests {
  private static func shopPlacement(of place: ShopPlace) -> Placement<ShopPlace> {
    switch place {
    case .catalogue: .tab(.catalogue)
    case .product: .fullScreen
    }
  }

  private static func placement(of place: Place) -> Placement<Place> {
    switch place {
    case .shop(let place): shopPlacement(of: place).map(Place.shop)
    default: .push
    }
  }

  @Test(arguments: [
    (Placement<ShopPlace>.push, Placement<Place>.push), (.alert, .alert),
    (.tab(.catalogue), .tab(.shop(.catalogue))), (.root, .root),
  ])
  func aFeaturesPlacementIsSaidInTheAppsRoutes(placement: Placement<ShopPlace>, expected: Placement<Place>) {
    #expect(placement.map(Place.shop) == expected)
  }

  @Test func aFeaturePlacesItsOwnRoutes() {
    let bench = Bench(
      RouteTree(tabs: RouteTab(.home), RouteTab(.shop(.catalogue))), placement: Self.placement)
    bench.router.show(.shop(.product))
    #expect(bench.shown == "([home]* | [shop.catalogue]) {fullScreen: shop.product}")
    bench.router.show(.shop(.catalogue))
    #expect(bench.shown == "([home] | [shop.catalogue]*)")
  }
}
