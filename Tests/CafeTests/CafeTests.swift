import CafeAccount
import CafeCore
import CafeMenu
import CafeOrders
import Testing
import Waymark
import WaymarkTesting

/// What the app makes of its features, on a host without a screen.
@MainActor
struct CafeTests {
  private let cafe = Cafe(timer: ManualClock())
  private let host = RecordingHost<CafeRoute>()

  init() { host.attach(to: cafe.router) }

  private var visible: [CafeRoute] { cafe.router.tree.visibleRoutes }

  @Test func linkToAnOrderAsksToSignInAndArrives() {
    let link = cafe.router.open("cafe://orders/3")
    #expect(cafe.router.tree.modals.map(\.root.route) == [.account(.signIn)])
    #expect(link.currentOutcome == nil)
    let form = SignInModel(
      cafe.router.visibleContext.scoped(CafeRoute.account, .signIn), session: cafe.session)
    form.name = "Ada"
    form.signIn()
    #expect(link.currentOutcome == .completed)
    #expect(cafe.router.tree.visibleElement.route == .orders(.order(number: 3)))
    #expect(cafe.router.tree.modals.isEmpty)
    #expect(host.displayed == cafe.router.tree)
  }

  @Test func linkIsDroppedWithTheForm() {
    let link = cafe.router.open("cafe://orders/3")
    SignInModel(cafe.router.visibleContext.scoped(CafeRoute.account, .signIn), session: cafe.session).cancel()
    #expect(link.currentOutcome == .cancelled)
    #expect(cafe.router.tree.visibleElement.route == .menu(.list))
  }

  @Test func tabOfTheOrdersIsForThoseWhoAreSignedIn() {
    cafe.router.select(.orders(.list))
    #expect(cafe.router.tree.visibleElement.route == .account(.signIn))
    cafe.router.dismiss()
    cafe.session.signIn(as: "Ada")
    cafe.router.select(.orders(.list))
    #expect(cafe.router.tree.visibleElement.route == .orders(.list))
  }

  @Test func orderedDrinkIsShownAmongTheOrders() {
    cafe.session.signIn(as: "Ada")
    cafe.router.push(.menu(.drink(id: "tea")))
    cafe.order(Drink.all[2], .large)
    #expect(cafe.book.orders.map(\.title) == ["Tea, large"])
    #expect(cafe.router.tree.visibleElement.route == .orders(.order(number: 1)))
  }

  @Test func linkIntoTheMenuHasItsBackStack() {
    cafe.router.open("https://cafe.example/menu/espresso")
    let stack = cafe.router.tree.stack(at: cafe.router.tree.visiblePath)
    #expect(stack?.elements.map(\.route) == [.menu(.list), .menu(.drink(id: "espresso"))])
  }
}
