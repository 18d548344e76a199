import RecipesShop
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import Recipes

@MainActor
struct FeaturePackagesTests {
  private let host = RecordingHost<MallRoute>()

  @Test func featureNavigatesInItsOwnRoutes() async throws {
    let router = Mall.makeRouter()
    host.attach(to: router)
    router.open("https://mall.example/shop/products/1")
    let product = Mall.product(.product(id: 1), router.visibleContext)
    product.openSimilar(2)
    try await host.expectDisplayed("[shop.shelf shop.product(id: 1) shop.product(id: 2)]")
  }

  @Test func featureAsksTheAppForWhatLiesOutside() async throws {
    let router = Mall.makeRouter()
    host.attach(to: router)
    router.push(.shop(.product(id: 1)))
    Mall.product(.product(id: 1), router.visibleContext).help()
    try await host.expectDisplayed("[shop.shelf shop.product(id: 1)] {help}")
  }

  @Test func featureIsTestedWithoutTheApp() async throws {
    let router = Router<ShopRoute>(.product(id: 1))
    let host = RecordingHost<ShopRoute>()
    host.attach(to: router)
    ProductModel(router.visibleContext, askForHelp: {}).openSimilar(2)
    try await host.expectDisplayed("[product(id: 1) product(id: 2)]")
  }
}
