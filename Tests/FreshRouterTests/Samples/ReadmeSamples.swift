// The samples of the original's README, in its order. A line that had to change is marked with what it was.
import FreshRouter  // was: import Router

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// 1 - Declare your Navigation enum

enum MyNavigation: Navigation {
  case about
  case profile(Person)
}

// 2 - Declare your App Navigation

struct MyAppNavigation: AppNavigation {

  func viewcontrollerForNavigation(navigation: Navigation) -> UIViewController {
    if let navigation = navigation as? MyNavigation {
      switch navigation {
      case .about:
        return AboutViewController()
      case .profile(let p):
        return ProfileViewController(person: p)
      }
    }
    return UIViewController()
  }

  func navigate(_ navigation: Navigation, from: UIViewController, to: UIViewController) {
    from.navigationController?.pushViewController(to, animated: true)
  }
}

// 3 - Register your navigation on App Launch

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Router.default.setupAppNavigation(appNavigation: MyAppNavigation())
    return true
  }
}

// 4 - Replace navigations in your View Controllers

extension HomeViewController {
  func showAboutByItsType() {
    navigate(MyNavigation.about)
  }
}

extension UIViewController {

  func navigate(_ navigation: MyNavigation) {
    navigate(navigation as Navigation)
  }
}

extension HomeViewController {
  func showAbout() {
    // navigationController?.pushViewController(AboutViewController(), animated: true)
    navigate(.about)
  }
}

// Bonus - Tracking

extension AppDelegate {
  func track() {
    Router.default.didNavigate { navigation in
      // Plug Analytics for instance
      GoogleAnalitcs.trackPage(navigation)
    }
  }
}

// Shave off compilation times

extension AppDelegate {
  func inject() {
    // Inject  your AppNavigation  at runtime to avoid recompilation of AppDelegate :)
    // was: appNavigationFromString("YourAppName.MyAppNavigation")
    Router.default.setupAppNavigation(
      appNavigation: appNavigationFromString("\(yourAppName).MyInjectedAppNavigation"))
  }
}

// was: class MyAppNavigation, the name that sample 2 has
class MyInjectedAppNavigation: RuntimeInjectable, AppNavigation {
  // was left out: what is as in sample 2
  func viewcontrollerForNavigation(navigation: Navigation) -> UIViewController {
    MyAppNavigation().viewcontrollerForNavigation(navigation: navigation)
  }

  func navigate(_ navigation: Navigation, from: UIViewController, to: UIViewController) {
    from.present(to, animated: true)
  }
}
