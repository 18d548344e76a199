import Testing
import WaymarkState

@Suite("Routes in a few words")
struct RouteNotationTests {
  @Test(arguments: [
    (AppRoute.home, "home"), (.article(5), "article(5)"),
    (.search(text: "a b", page: nil), #"search(text: "a b", page: nil)"#),
    (.search(text: "", page: 2), #"search(text: "", page: 2)"#),
    (.map(.init(x: 1, y: 2)), "map(Point(x: 1, y: 2))"),
    (.tags(["b", "a"], ["d": 2, "c": 1]), #"tags(["a", "b"], ["c": 1, "d": 2])"#),
  ])
  func aRouteReadsAsItIsWritten(route: AppRoute, text: String) {
    #expect(RouteTree(route).description == "[\(text)]")
  }

  @Test(arguments: [
    (AppRoute.shop(.catalogue), "shop.catalogue"), (.shop(.product(5)), "shop.product(5)"),
    (.shop(.review(id: 5)), "shop.review(id: 5)"), (.basket(route: .product(5)), "basket.product(5)"),
    (.compare(.product(1), with: .catalogue), "compare(product(1), with: catalogue)"),
    (.later(.shop(.catalogue)), "later.shop.catalogue"),
  ])
  func aFeaturesRouteIsNamedWithoutItsModuleAndType(route: AppRoute, text: String) {
    #expect(RouteTree(route).description == "[\(text)]")
  }

  @Test func aRouteThatDescribesItselfHasTheLastWord() {
    struct Page: Route, CustomStringConvertible {
      let number: Int
      var description: String { "p\(number)" }
    }
    #expect(RouteTree(Page(number: 1), Page(number: 2)).description == "[p1 p2]")
  }

  @Test func aRouteThatIsNoEnumIsNamedByItsType() {
    struct Page: Route { let number: Int }
    #expect(RouteTree(Page(number: 1)).description == "[Page(number: 1)]")
    #expect(Page(number: 1).routeName == "Page")
  }

  @Test(arguments: [
    (AppRoute.home, "home"), (.article(5), "article"), (.search(text: "a", page: 1), "search"),
    (.shop(.catalogue), "shop.catalogue"), (.shop(.product(5)), "shop.product"),
    (.basket(route: .review(id: 1)), "basket.review"), (.compare(.catalogue, with: .catalogue), "compare"),
  ])
  func aNameHasNoValues(route: AppRoute, name: String) {
    #expect(route.routeName == name)
  }

  @Test func aNameThatTheAppSaysIsFoundWithoutReflection() {
    enum Named: Route, CustomReflectable {
      case page(Int)
      var routeName: String { "the page" }
      var customMirror: Mirror { fatalError("reflected") }
    }
    enum Outer: Route {
      case inner(Named)
      var routeName: String {
        switch self {
        case .inner(let route): "inner.\(route.routeName)"
        }
      }
    }
    #expect(Outer.inner(.page(1)).routeName == "inner.the page")
    let route: any Route = Named.page(2)
    #expect(route.routeName == "the page")
  }
}
