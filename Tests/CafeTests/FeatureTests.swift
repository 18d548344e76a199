import CafeAccount
import CafeCore
import CafeMenu
import CafeOrders
import Testing
import Waymark
import WaymarkTesting

/// The features on a host without a screen.
@MainActor
struct FeatureTests {
  @Test func sizeThatIsChosenComesBackToTheDrink() throws {
    let menu = Feature(RouteTree(MenuRoute.list, .drink(id: "tea")))
    let model = DrinkModel(id: "tea", menu.context) { _, _ in }
    model.pickSize()
    #expect(menu.routes == RouteTree(.stack(.list, .drink(id: "tea")), modals: [Modal(.sheet, [.size])]))
    SizeModel(menu.context).choose(.large)
    #expect(model.size == .large)
    #expect(menu.routes == RouteTree(.list, .drink(id: "tea")))
  }

  @Test func sizeIsKeptWithTheDrink() {
    let menu = Feature(RouteTree(MenuRoute.list, .drink(id: "tea")))
    let model = DrinkModel(id: "tea", menu.context) { _, _ in }
    model.pickSize()
    SizeModel(menu.context).choose(.small)
    let restored = Feature(RouteTree(MenuRoute.list))
    restored.router.restore(menu.router.snapshot)
    #expect(DrinkModel(id: "tea", restored.context) { _, _ in }.size == .small)
  }

  @Test func drinkIsOrderedByWhoeverMountsTheMenu() {
    let menu = Feature(RouteTree(MenuRoute.list, .drink(id: "espresso")))
    var ordered: [String] = []
    DrinkModel(id: "espresso", menu.context) { ordered.append("\($0.name) \($1)") }.orderNow()
    #expect(ordered == ["Espresso medium"])
  }

  @Test(arguments: [true, false]) func orderIsCancelledWhenTheAnswerIsYes(isSure: Bool) {
    let book = OrderBook()
    let number = book.add("Tea")
    let orders = Feature(RouteTree(OrdersRoute.list, .order(number: number)))
    let model = OrderModel(number: number, orders.context, book: book)
    model.askToCancel()
    orders.context.close(returning: isSure)
    #expect(book.orders.isEmpty == isSure)
    #expect(orders.routes == (isSure ? RouteTree(.list) : RouteTree(.list, .order(number: number))))
  }

  @Test func nobodySignsInWithoutAName() {
    let session = Session()
    let account = Feature(RouteTree(.stack(AccountRoute.account), modals: [Modal(.sheet, [.signIn])]))
    let model = SignInModel(account.context, session: session)
    model.signIn()
    #expect(!session.isSignedIn)
    model.name = "Ada"
    model.signIn()
    #expect(session.name == "Ada")
    #expect(account.routes == RouteTree(.account))
  }

  @Test func linksOfAllFeaturesAreWellFormed() throws {
    try CafeLinks.table.validate()
    for route: CafeRoute in [
      .menu(.list), .menu(.drink(id: "tea")), .orders(.order(number: 3)), .account(.account),
    ] {
      let url = try CafeLinks.table.url(for: route)
      #expect(try CafeLinks.table.route(for: url) == route)
    }
  }
}

/// A feature by itself.
@MainActor
private struct Feature<R: Route> {
  let router: Router<R>
  private let host = RecordingHost<R>()

  init(_ tree: RouteTree<R>) {
    router = Router(tree, configuration: .init(timer: ManualClock()))
    host.attach(to: router)
  }

  /// The context of the screen that the user sees.
  var context: ScreenContext<R> { router.visibleContext }

  var routes: RouteTree<R> { router.tree.routes }
}
