import Waymark
import WaymarkLinks

/// The places of the shop.
public enum ShopRoute: Route {
  case shelf
  case product(id: Int)

  /// Where a route goes that is shown without saying how.
  public var placement: Placement<ShopRoute> { .push }
}

/// The links of the shop, below a path that the app chooses.
public enum ShopLinks {
  /// From texts to routes and back.
  public static let table = LinkTable<ShopRoute> {
    Link("/", ShopRoute.shelf)
    Link("/products/:id", ShopRoute.product)
  }
}

/// A screen of the shop, which speaks the shop's routes.
@MainActor
public struct ProductModel {
  private let screen: ScreenContext<ShopRoute>
  private let askForHelp: @MainActor () -> Void

  /// Makes the screen's model; a closure takes the user to what lies outside the shop.
  public init(_ screen: ScreenContext<ShopRoute>, askForHelp: @escaping @MainActor () -> Void) {
    self.screen = screen
    self.askForHelp = askForHelp
  }

  /// Shows a product like this one.
  public func openSimilar(_ id: Int) { screen.push(.product(id: id)) }

  /// Leaves the shop for help.
  public func help() { askForHelp() }
}
