import HeadlessUIKit
import Waymark
import WaymarkUIKit

/// Makes a page for every place, and an alert for those whose name ends in a question mark.
@MainActor
final class Pages: UIKitCoordinator {
  let log: Log
  var onMake: ((ScreenContext<Place>) -> Void)?
  var makeStack: ((Place) -> UINavigationController)?
  var makeSplit: ((Int) -> UISplitViewController)?
  var makeTabs: (() -> UITabBarController)?
  var anchor: ((UIViewController) -> PopoverAnchor?)?
  var onPresent: ((UIViewController) -> Void)?
  var updates: [String] = []
  var fieldCount = 0
  var item: (Place) -> UITabBarItem? = { UITabBarItem(title: $0.name, image: nil, tag: 0) }
  var screen: ((Place) -> UIViewController?)?
  var transition = TransitionStyle.standard

  init(_ log: Log) { self.log = log }

  func screen(for route: Place, context: ScreenContext<Place>) -> UIViewController {
    onMake?(context)
    if let made = screen?(route) { return made }
    guard route.name.hasSuffix("?") else { return Page(context, log, fieldCount: fieldCount) }
    return AlertScreen(
      title: route.name,
      buttons: [.init("Yes", answering: Question(route, as: .alert), true), .init("No", style: .cancel)]
    ).controller(in: context)
  }

  func tabBarItem(for key: Place) -> UITabBarItem? { item(key) }
  func stackController(for root: Place) -> UINavigationController {
    makeStack?(root) ?? StackController(nibName: nil, bundle: nil)
  }
  func tabBarController(for keys: [Place]) -> UITabBarController {
    makeTabs?() ?? TabsController(nibName: nil, bundle: nil)
  }
  func splitViewController(for root: Place, capacity: Int) -> UISplitViewController {
    makeSplit?(capacity) ?? ColumnsController(style: capacity == 2 ? .doubleColumn : .tripleColumn)
  }
  func popoverAnchor(for route: Place, over screen: UIViewController) -> PopoverAnchor? { anchor?(screen) }
  func transition(to route: Place) -> TransitionStyle { transition }
  func willPresent(_ controller: UIViewController, for route: Place, as style: Presentation.Style) {
    onPresent?(controller)
  }
  func update(_ screen: UIViewController, to route: Place) {
    updates.append("\(screen.title ?? "") to \(route)")
    screen.title = route.name
  }
}
