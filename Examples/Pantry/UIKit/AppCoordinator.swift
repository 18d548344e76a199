import SwiftUI
import UIKit
import Waymark
import WaymarkSwiftUI
import WaymarkUIKit

/// Makes the view controllers: SwiftUI's views in stacks, tabs and sheets of UIKit, and an alert.
struct AppCoordinator: UIKitCoordinator {
  let stores: Stores

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
    if route == .items(.discardChanges) {
      return AlertScreen(
        title: "Discard the changes?",
        buttons: [
          .init("Discard", style: .destructive, answering: ItemsQuestions.discard, true),
          .init("Keep editing", style: .cancel),
        ]
      ).controller(in: context)
    }
    return ScreenController(context) { AppView(route: route, context: context, stores: stores) }
  }

  func tabBarItem(for key: AppRoute) -> UITabBarItem? {
    UITabBarItem(title: key.tab.title, image: UIImage(systemName: key.tab.symbol), tag: 0)
  }
}
