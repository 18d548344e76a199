import HeadlessUIKit
import ReSwiftRouter
import Testing

/// UIKit refuses a presentation from a controller that it has not laid out yet.
@MainActor @Suite("Refusals")
struct RefusalTests {
  @Test func aSheetIsPresentedFromTheControllerThatHasJustBeenPushed() async {
    let window = UIWindow()
    window.variant.laysOutAtEndOfTurn = true
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let store = Store<AppState>(reducer: appReducer, state: nil)
    let router = Router(store: store, rootRoutable: StackRoutable(stack: stack)) {
      $0.select { $0.navigationState }
    }
    store.dispatch(SetRouteAction(["list", "sheet"], animated: false))
    await settle()
    withExtendedLifetime(router) {
      #expect(stack.viewControllers.count == 2)
      #expect(stack.presentedViewController?.title == "sheet")
    }
  }
}

/// Pushes a list, and says at once that it is done.
@MainActor
private struct StackRoutable: Routable {
  let stack: UINavigationController

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    let list = UIViewController()
    stack.pushViewController(list, animated: animated)
    completion()
    return ListRoutable(list: list)
  }
}

/// Presents a sheet from the list.
@MainActor
private struct ListRoutable: Routable {
  let list: UIViewController

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    let sheet = UIViewController()
    sheet.title = element
    list.present(sheet, animated: animated) { completion() }
    return self
  }
}
