// The samples of ReSwiftRouter's README, completed. What a sample had to change is said where it is.

import ReSwiftRouter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// MARK: Configuration

struct AppState: StateType {
  // other application state
  var navigationState: NavigationState
}

// MARK: Calling the navigation reducer

typealias FakeAppState = AppState

// Changed: reducers are functions since ReSwift 4, so that the type conforms to nothing.
struct AppReducer {
  func handleAction(action: Action, state: FakeAppState?) -> FakeAppState {
    return FakeAppState(
      navigationState: NavigationReducer.handleAction(action, state: state?.navigationState)
    )
  }
}

// Completed: the store that the samples name. In Swift 6 mode it is on the main actor.
#if swift(>=6)
  @MainActor
#endif
let mainStore = Store<AppState>(reducer: AppReducer().handleAction, state: nil)

// MARK: Implementing Routable

// Completed: what is responsible for the window.
class RootRoutable: Routable {
  let routable: UIViewController

  init(routable: UIViewController) {
    self.routable = routable
  }

  func pushRouteSegment(
    routeElementIdentifier: RouteElementIdentifier, completionHandler: RoutingCompletionHandler
  ) -> Routable {
    if routeElementIdentifier == "Home" {
      let home = HomeViewController()
      (routable as? UINavigationController)?.setViewControllers([home], animated: false)
      completionHandler()
      return home
    }
    let tabBar = TabBarViewController()
    tabBar.viewControllers = [UIViewController()]
    (routable as? UINavigationController)?.setViewControllers([tabBar], animated: false)
    completionHandler()
    return tabBar
  }

  func popRouteSegment(
    routeElementIdentifier: RouteElementIdentifier, completionHandler: RoutingCompletionHandler
  ) {
    completionHandler()
  }

  func changeRouteSegment(
    from: RouteElementIdentifier, to: RouteElementIdentifier,
    completionHandler: RoutingCompletionHandler
  ) -> Routable {
    return pushRouteSegment(routeElementIdentifier: to, completionHandler: completionHandler)
  }
}

class UserViewController: UIViewController {}

// Changed: a controller that is given back as a routable has to be one.
extension UserViewController: Routable {}

class HomeViewController: UIViewController, Routable {
  var userViewController: UIViewController?

  // Changed: a handler that is kept is `@escaping` since Swift 3.
  func pushRouteSegment(
    identifier: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> Routable {

    if identifier == "User" {
      #if !canImport(UIKit)
        // Completed: the storyboard, which is a file in an app.
        UIStoryboard.register("UserViewController", in: "Main") { UserViewController() }
      #endif

      // 1.) Perform the transition
      // Changed: the name of the method since Swift 3, and the type that the storyboard makes.
      // swift-format-ignore: NeverForceUnwrap
      let userViewController =
        UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(withIdentifier: "UserViewController") as! UserViewController
      self.userViewController = userViewController

      // 2.) Call the `completionHandler` once the transition is complete
      // Changed: the name of the method since Swift 3.
      present(
        userViewController, animated: false,
        completion: completionHandler)

      // 3.) Return the Routable for the presented segment. For convenience
      // this will often be the UIViewController itself.
      return userViewController
    }

    // Completed.
    completionHandler()
    return self
  }

  func popRouteSegment(
    identifier: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) {

    // Changed: the routable of "Home" is asked to pop what it has pushed, "User".
    if identifier == "User" {
      dismiss(animated: false, completion: completionHandler)
    }

    // ...
  }
}

class TabBarViewController: UITabBarController, Routable {
  func pushRouteSegment(
    identifier: RouteElementIdentifier, completionHandler: RoutingCompletionHandler
  ) -> Routable {
    let tab = StatsViewController()
    setViewControllers([tab], animated: false)
    completionHandler()
    return tab
  }
}

// MARK: Changing the current route

class StatsViewController: UIViewController, Routable {
  static let identifier = "StatsViewController"

  // Changed: there is no @IBAction without Objective-C, and a sender is written `_` since Swift 3.
  func cancelButtonTapped(_ sender: UIButton) {
    mainStore.dispatch(
      SetRouteAction(["TabBarViewController", StatsViewController.identifier])
    )
  }
}

// Completed: what the samples leave to the app delegate.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var router: Router<AppState>?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let rootViewController = UINavigationController()
    let window = UIWindow()
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    self.window = window
    router = Router(store: mainStore, rootRoutable: RootRoutable(routable: rootViewController)) { state in
      state.select { $0.navigationState }
    }
    return true
  }
}
