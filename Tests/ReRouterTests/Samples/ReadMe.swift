// The samples of ReRouter's README, completed. What a sample had to change is said where it is.

import ReRouter

// MARK: Coordinators

final class Coordinator: CoordinatorType {
  enum Key: PathKey {
    case presentOther, pushOther
  }

  // Completed: the samples leave out how the controllers are made.
  let navigationController: UINavigationController = UINavigationController(
    rootViewController: HomeController())

  func item(for key: Key) -> NavigationItem {
    switch key {
    case .presentOther:
      // Completed: the controller.
      let otherController: UIViewController = OtherController()
      return NavigationItem(
        self, otherController,
        push: { (animated, source, target, completion) in
          source.navigationController.present(target, animated: animated, completion: completion)
        },
        pop: { (animated, source, target, completion) in
          target.dismiss(animated: animated, completion: completion)
        })
    case .pushOther:
      // Completed: the controller.
      let otherController: UIViewController = OtherController()
      return NavigationItem(
        self, otherController,
        push: { (animated, source, target, completion) in
          source.navigationController.pushViewController(target, animated: animated)
          completion()
        },
        pop: { (animated, source, target, completion) in
          source.navigationController.popViewController(animated: animated)
          completion()
        })
    }
  }
}

class HomeController: UIViewController {}
class OtherController: UIViewController {}
class LogInController: UIViewController {}
class RouteListController: UIViewController {}
class AddRouteController: UIViewController {}

// MARK: Path

// Completed: the coordinators that the sample of a path names.
final class AppCoordinator: CoordinatorType {
  enum Key: PathKey {
    case logIn, routeList, samples
  }

  func item(for key: Key) -> NavigationItem {
    switch key {
    case .logIn:
      return NavigationItem(
        self, LogInController(),
        push: { (_, _, target, completion) in
          UIApplication.shared.keyWindow?.rootViewController = target
          completion()
        },
        pop: { (_, _, _, completion) in
          completion()
        })
    case .routeList:
      return NavigationItem(
        self, RouteCoordinator(),
        push: { (_, _, target, completion) in
          UIApplication.shared.keyWindow?.rootViewController = target.controller
          completion()
        },
        pop: { (_, _, _, completion) in
          completion()
        })
    case .samples:
      return NavigationItem(
        self, Coordinator(),
        push: { (_, _, target, completion) in
          UIApplication.shared.keyWindow?.rootViewController = target.navigationController
          completion()
        },
        pop: { (_, _, _, completion) in
          completion()
        })
    }
  }
}

final class RouteCoordinator: ControllerCoordinator {
  enum Key: PathKey {
    case addRoute
  }

  let controller = RouteListController()

  func item(for key: Key) -> NavigationItem {
    return present(AddRouteController())
  }
}

func addRoutePath() -> Path<AppCoordinator.Key> {
  return Path<AppCoordinator.Key>(.routeList).push(RouteCoordinator.Key.addRoute)
}

struct State: NavigatableState {
  var counter = 0
  var path = Path<AppCoordinator.Key>(.logIn)
}

// Completed: states whose path nobody sets.
struct FixedState: NavigatableState {
  let path = Path<AppCoordinator.Key>(.logIn)
}

struct ComputedState: NavigatableState {
  var isLoggedIn = false
  var path: Path<AppCoordinator.Key> { Path(isLoggedIn ? .routeList : .logIn) }
}

// MARK: Router

// Completed: the store that the sample names.
struct Show: Action {
  let path: Path<AppCoordinator.Key>
}

// In Swift 6 mode a global store is on the main actor.
#if swift(>=6)
  @MainActor
#endif
let mainStore = Store(
  reducer: { (action: Action, state: State) -> State in
    var state = state
    if let action = action as? Show { state.path = action.path }
    return state
  },
  observable: Variable(State()))

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let router = NavigationRouter(AppCoordinator(), store: mainStore)

  // Changed: the name of the type of the options since Swift 4.2.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Completed: the window, which an app's storyboard makes.
    let window = UIWindow()
    window.makeKeyAndVisible()
    self.window = window

    router.setupUpdate()
    return true
  }
}
