import Dispatch
import HeadlessUIKit
import ReRouter
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
    let store = Store(reducer: show, observable: Variable(Place()))
    let router = NavigationRouter(StackCoordinator(stack: stack), store: store) { $0.path }
    router.setupUpdate()
    store.dispatch(Show())
    for _ in 0..<20 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    }
    withExtendedLifetime(router) {
      #expect(stack.viewControllers.count == 2)
      #expect(stack.presentedViewController?.title == "sheet")
    }
  }
}

private struct Place {
  var path = Path<StackCoordinator.Key>()
}

private struct Show: Action {}

@MainActor
private func show(action: any Action, place: Place) -> Place {
  Place(path: Path(StackCoordinator.Key.list).push(ListCoordinator.Key.sheet))
}

/// Pushes a list, and says at once that it is done.
@MainActor
private struct StackCoordinator: CoordinatorType {
  enum Key: PathKey {
    case list
  }

  let stack: UINavigationController

  func item(for key: Key) -> NavigationItem {
    NavigationItem(
      self, ListCoordinator(list: UIViewController()),
      push: { animated, source, target, completion in
        source.stack.pushViewController(target.list, animated: animated)
        completion()
      },
      pop: { animated, source, _, completion in
        source.stack.popViewController(animated: animated)
        completion()
      })
  }
}

/// Presents a sheet from the list.
@MainActor
private struct ListCoordinator: CoordinatorType {
  enum Key: PathKey {
    case sheet
  }

  let list: UIViewController

  func item(for key: Key) -> NavigationItem {
    let sheet = UIViewController()
    sheet.title = "sheet"
    return NavigationItem(
      self, sheet,
      push: { animated, source, target, completion in
        source.list.present(target, animated: animated) { completion() }
      },
      pop: { animated, _, target, completion in
        target.dismiss(animated: animated) { completion() }
      })
  }
}
