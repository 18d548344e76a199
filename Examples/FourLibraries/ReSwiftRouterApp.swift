import HeadlessUIKit
import ReSwiftRouter

// An app as one written for ReSwiftRouter is: a store, a reducer, and routables that show what a route names.

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
    home.title = "Home"
    stats.title = "Stats"
    viewControllers = [UINavigationController(rootViewController: home), stats]
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
    let controller: UIViewController & Routable = element == "tabs" ? TabsController() : SignInController()
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

/// Plays the app.
@MainActor
func playReSwiftRouter(_ stage: Stage) async {
  let store = Store<AppState>(reducer: appReducer, state: nil)
  let router = Router(store: store, rootRoutable: RootRoutable(window: stage.window)) { state in
    state.select { $0.navigationState }
  }
  await stage.act("sign in first") { store.dispatch(SetRouteAction(["signIn"])) }
  await stage.act("go home") { store.dispatch(SetRouteAction(["tabs", "home"])) }
  await stage.act("a user's photo") {
    store.dispatch(SetRouteAction(["tabs", "home", "user", "photo"]))
  }
  await stage.act("pull the photo down") {
    stage.window.user.pullDown()
    router.userWentBack()
  }
  await stage.act("the other tab") { store.dispatch(SelectTabAction(["tabs", "stats"])) }
  await stage.act("back to the first, where it was left") {
    store.dispatch(SelectTabAction(["tabs", "home"]))
  }
  await stage.act("up") { store.dispatch(PopRouteAction()) }
}
