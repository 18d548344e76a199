import HeadlessUIKit
import Waymark
import WaymarkUIKit

/// Makes the screens of a random run, some of which object, are unusual or should not be.
@MainActor
final class RandomPages: UIKitCoordinator {
  private let log = Log()
  private let book: LifeBook
  /// The unusual screens that come next, in place of pages.
  var unusual: [(Place) -> UIViewController?] = []
  /// Whether the next screens, stacks and tab bars may be that.
  var mayBeUnusual = true
  /// Whether the next stacks, tab bars and split views may be that: a host that is attached again has nothing else to show.
  var mayHaveOddContainers = true
  /// The changes to the next screens.
  var changes: [(Page) -> Void] = []
  /// The calls before the next modals are presented.
  var presenting: [(UIViewController) -> Void] = []
  /// The calls while the next screens are made.
  var making: [() -> Void] = []
  /// The makers of the next stacks.
  var stacks: [() -> UINavigationController] = []
  /// The makers of the next tab bars.
  var tabBars: [() -> UITabBarController] = []
  /// The makers of the next split views.
  var splits: [(UISplitViewController.Style) -> UISplitViewController?] = []

  private let fieldCount: Int

  init(_ book: LifeBook, fieldCount: Int = 0) {
    self.book = book
    self.fieldCount = fieldCount
  }

  func screen(for route: Place, context: ScreenContext<Place>) -> UIViewController {
    making.popLast()?()
    if mayBeUnusual, let made = unusual.popLast()?(route) { return made }
    let made: UIViewController
    if route.name.hasSuffix("?") {
      made = AlertScreen(
        title: route.name,
        buttons: [.init("Yes", answering: Question(route, as: .alert), 1), .init("No", style: .cancel)]
      ).controller(in: context)
    } else {
      let page = Page(context, log, fieldCount: fieldCount)
      changes.popLast()?(page)
      made = page
    }
    book.note(made, "screen \(route)")
    return made
  }

  func tabBarItem(for key: Place) -> UITabBarItem? { UITabBarItem(title: key.name, image: nil, tag: 0) }

  func stackController(for root: Place) -> UINavigationController {
    let made =
      (mayBeUnusual && mayHaveOddContainers ? stacks.popLast()?() : nil)
      ?? StackController(nibName: nil, bundle: nil)
    book.note(made, "stack of \(root)")
    return made
  }

  func tabBarController(for keys: [Place]) -> UITabBarController {
    let made =
      (mayBeUnusual && mayHaveOddContainers ? tabBars.popLast()?() : nil)
      ?? TabsController(nibName: nil, bundle: nil)
    book.note(made, "tabs of \(keys)")
    return made
  }

  func splitViewController(for root: Place, capacity: Int) -> UISplitViewController {
    let style: UISplitViewController.Style = capacity == 2 ? .doubleColumn : .tripleColumn
    let made =
      (mayBeUnusual && mayHaveOddContainers ? splits.popLast()?(style) : nil)
      ?? ColumnsController(style: style)
    book.note(made, "columns of \(root)")
    return made
  }

  func willPresent(_ controller: UIViewController, for route: Place, as style: Presentation.Style) {
    if !(controller is UIAlertController) { book.note(controller, "\(style) of \(route)") }
    presenting.popLast()?(controller)
  }
}
