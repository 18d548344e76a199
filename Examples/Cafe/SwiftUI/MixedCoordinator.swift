#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CafeAccount
  import CafeCore
  import SwiftUI
  import UIKit
  import Waymark
  import WaymarkSwiftUI

  /// The app for a UIKit host, its account made of SwiftUI views, the rest as another coordinator has it.
  ///
  /// The router keeps it as long as the host, so it does not keep the router, or what keeps that.
  @MainActor
  package struct MixedCoordinator<Base: Coordinator<CafeRoute>>: Coordinator
  where Base.Screen == UIViewController {
    private let session: Session
    private let base: Base

    package init(_ cafe: Cafe, base: Base) {
      session = cafe.session
      self.base = base
    }

    package func screen(for route: CafeRoute, context: ScreenContext<CafeRoute>) -> UIViewController {
      guard case .account(let account) = route else { return base.screen(for: route, context: context) }
      let scoped = context.scoped(CafeRoute.account, account)
      return ScreenController(scoped) {
        AccountScreen(route: account, context: scoped, session: session)
      }
    }
  }

  /// The whole SwiftUI app as one screen of another app, on a router of its own.
  ///
  /// - Parameter cafe: What it shows.
  /// - Returns: A controller to push, to present or to put into a tab.
  @MainActor
  package func makeCafeController(_ cafe: Cafe) -> UIViewController {
    RouterController(CafeView(cafe: cafe).routerView)
  }
#endif
