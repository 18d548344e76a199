import CafeAccount
import CafeMenu
import CafeOrders
import Waymark

/// One window of the app, whatever shows it: the router, and what the features share with the outside.
@MainActor
package final class Cafe {
  package let router: Router<CafeRoute>
  package let session: Session
  package let book: OrderBook

  /// How snapshots are written and read.
  package static let format = SnapshotFormat<CafeRoute>(version: 1)

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - session: Who is signed in, which windows share.
  ///   - book: What has been ordered, which windows share.
  ///   - timer: What time-outs are measured with.
  package init(
    session: Session = Session(), book: OrderBook = OrderBook(), timer: (any NavigationTimer)? = nil
  ) {
    self.session = session
    self.book = book
    router = Router(
      CafeRoute.start,
      configuration: RouterConfiguration(timer: timer, links: CafeLinks.table, placement: Cafe.placement))
    router.addGuard("sign-in", entering: \.isPrivate) { [session] _ in
      session.isSignedIn ? .allow : .detour(to: .present(.account(.signIn), as: .sheet))
    }
    // Who signs out takes the orders along, wherever they are open.
    router.recheck(whenChanged: { [session] in session.isSignedIn })
  }

  private static func placement(of route: CafeRoute) -> Placement<CafeRoute> {
    switch route {
    case .menu(.size), .account(.signIn): .modal(.sheet)
    case .orders(.cancelQuestion): .modal(.alert)
    case .menu: .tab(.menu(.list))
    case .orders: .tab(.orders(.list))
    case .account: .tab(.account(.account))
    }
  }

  /// Takes an order down and shows it.
  ///
  /// The menu calls it without knowing of orders.
  package func order(_ drink: Drink, _ size: CupSize) {
    let number = book.add("\(drink.name), \(size.rawValue)")
    router.show(.orders(.order(number: number)))
  }
}
