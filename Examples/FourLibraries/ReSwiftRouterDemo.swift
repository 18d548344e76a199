import HeadlessUIKit
import ReSwiftRouter

private struct AppState: StateType {
  var navigationState = NavigationState()
}

private func appReducer(action: any Action, state: AppState?) -> AppState {
  AppState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
}

private final class HomeController: UIViewController, Routable {
  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    let user = UserController()
    navigationController?.pushViewController(user, animated: animated)
    completion()
    return user
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    navigationController?.popViewController(animated: animated)
    completion()
  }
}

private final class UserController: UIViewController, Routable {
  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    let photo = PhotoController()
    present(photo, animated: animated, completion: completion)
    return photo
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    dismiss(animated: animated, completion: completion)
  }
}

private final class PhotoController: UIViewController, Routable {}

private final class StatsController: UIViewController, Routable {}

/// Responsible for the tabs: the last element but one of `["tabs", "home"]`.
private final class TabsController: UITabBarController, Routable {
  private let home = HomeController()
  private let stats = StatsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UINavigationController(rootViewController: home)
    stack.tabBarItem.title = "Home"
    stats.title = "Stats"
    viewControllers = [stack, stats]
  }

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    selectedIndex = element == "stats" ? 1 : 0
    completion()
    return element == "stats" ? stats : home
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    completion()
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    push(to, animated: animated, completion: completion)
  }
}

private final class SignInController: UIViewController, Routable {}

/// Responsible for the window.
@MainActor
private struct RootRoutable: Routable {
  let window: UIWindow

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    let controller: any UIViewController & Routable =
      element == "tabs" ? TabsController() : SignInController()
    window.rootViewController = controller
    completion()
    return controller
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    push(to, animated: animated, completion: completion)
  }
}

/// An app written against ReSwiftRouter: a store, a reducer, and routables that show what a route names.
@MainActor
enum ReSwiftRouterDemo {
  static let demo = Demo(name: "ReSwiftRouter") { player in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let store = Store<AppState>(reducer: appReducer, state: nil)
    let router = Router(store: store, rootRoutable: RootRoutable(window: window)) { state in
      state.select { $0.navigationState }
    }
    await player.actAndTurn("sign in first", in: window) { store.dispatch(SetRouteAction(["signIn"])) }
    await player.actAndTurn("go home", in: window) { store.dispatch(SetRouteAction(["tabs", "home"])) }
    await player.actAndTurn("a user", in: window) {
      store.dispatch(SetRouteAction(["tabs", "home", "user"]))
    }
    await player.actAndTurn("the user's photo", in: window) {
      store.dispatch(SetRouteAction(["tabs", "home", "user", "photo"]))
    }
    await player.actAndTurn("pull the photo down", in: window) {
      window.user.pullDown()
      router.userWentBack()
    }
    await player.actAndTurn("the other tab", in: window) {
      store.dispatch(SetRouteAction(["tabs", "stats"]))
    }
    await player.actAndTurn("back to the first, where it was left", in: window) {
      store.dispatch(SetRouteAction(["tabs", "home", "user"]))
    }
    await player.actAndTurn("up", in: window) { store.dispatch(SetRouteAction(["tabs", "home"])) }
  }
}
