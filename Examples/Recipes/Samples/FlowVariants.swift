import Waymark

enum CheckoutRoute: Route {
  case basket
  /// Where all buttons and links lead, whichever flow it is.
  case checkout
  /// Flow A: three pages.
  case address
  case payment
  case review
  /// Flow B: all on one page.
  case express

  var isCheckout: Bool { self == .checkout }
}

enum Variant { case threePages, onePage }

@MainActor
struct CheckoutExperiment {
  let variant: Variant

  func makeRouter() -> Router<CheckoutRoute> {
    let router = Router<CheckoutRoute>(.basket)
    router.addGuard("checkout experiment", entering: \.isCheckout) { _ in
      switch variant {
      case .threePages: .redirect(to: .present(.address, as: .sheet))
      case .onePage: .redirect(to: .present(.express, as: .sheet))
      }
    }
    return router
  }
}
