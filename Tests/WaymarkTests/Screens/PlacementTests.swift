import Testing
import Waymark
import WaymarkTesting

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
    #expect(bench.shown == "(home*: [home] | shop.catalogue: [shop.catalogue]) {fullScreen: shop.product}")
    bench.router.show(.shop(.catalogue))
    #expect(bench.shown == "(home: [home] | shop.catalogue*: [shop.catalogue])")
  }
}
