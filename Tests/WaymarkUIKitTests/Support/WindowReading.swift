import HeadlessUIKit
import Waymark

/// The tree that UIKit's controllers amount to, read from them alone.
@MainActor
enum WindowReading {
  static func tree(of window: UIWindow) -> RouteTree<Place>? {
    guard let root = window.rootViewController, let container = container(of: root) else { return nil }
    var modals: [Modal<Place>] = []
    var next = root.presentedViewController
    while let controller = next {
      next = controller.presentedViewController
      guard let container = self.container(of: controller) else { continue }
      modals.append(Modal(style: style(of: controller), container: container))
    }
    return RouteTree(container, modals: modals)
  }

  private static func style(of controller: UIViewController) -> ModalStyle {
    switch controller.modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .popover: .popover
    case .custom, .overFullScreen: .alert
    default: .sheet
    }
  }

  private static func container(of controller: UIViewController) -> Container<Place>? {
    switch controller {
    case let stack as UINavigationController:
      let places = stack.viewControllers.compactMap { ($0 as? Page).map { Place($0.title ?? "") } }
      return RouteStack(elements: places).map { .stack($0) }
    case let tabs as UITabBarController:
      let all = (tabs.viewControllers ?? []).compactMap { tab in
        container(of: tab).map { RouteTab(key: Place(tab.tabBarItem.title ?? "?"), container: $0) }
      }
      guard all.indices.contains(tabs.selectedIndex) else { return nil }
      return RouteTabs(tabs: all, selectedKey: all[tabs.selectedIndex].key).map { .tabs($0) }
    case let alert as UIAlertController:
      return .stack(Place(alert.title ?? ""))
    default:
      return controller.children.first.flatMap { container(of: $0) }
    }
  }
}
