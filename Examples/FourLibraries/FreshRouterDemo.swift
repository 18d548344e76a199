import FreshRouter
import HeadlessUIKit

/// An app written against freshOS Router: screens name cases of an enum and know nothing of one another.
@MainActor
enum FreshRouterDemo {
  enum MyNavigation: Navigation {
    case about
    case profile(Person)
    case settings
  }

  struct Person: CustomStringConvertible {
    let name: String
    var description: String { name }
  }

  final class Home: UIViewController {}
  final class About: UIViewController {}
  final class Settings: UIViewController {}

  final class Profile: UIViewController {
    init(person: Person) {
      super.init(nibName: nil, bundle: nil)
      title = person.name
    }

    required init?(coder: NSCoder) { nil }
  }

  struct MyAppNavigation: AppNavigation {
    func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
      switch navigation as? MyNavigation {
      case .about: About()
      case .profile(let person): Profile(person: person)
      case .settings: Settings()
      case nil: UIViewController()
      }
    }

    func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
      switch navigation as? MyNavigation {
      case .settings: from.present(to, animated: true)
      default: from.navigationController?.pushViewController(to, animated: true)
      }
    }
  }

  static let demo = Demo(name: "FreshRouter") { player in
    let home = Home()
    let window = UIWindow()
    Router.default.setupAppNavigation(appNavigation: MyAppNavigation())
    Router.default.didNavigate { player.note("tracked: \($0)") }
    player.act("launch", in: window) {
      window.rootViewController = UINavigationController(rootViewController: home)
      window.makeKeyAndVisible()
    }
    player.act("navigate(.about)", in: window) { home.navigate(MyNavigation.about) }
    player.act("navigate(.profile(Ada)), and before it has arrived navigate(.settings)", in: window) {
      home.navigate(MyNavigation.profile(Person(name: "Ada")))
      home.navigate(MyNavigation.settings)
    }
    player.act("the user pulls the sheet down", in: window) { window.user.pullDown() }
    player.act("the user swipes back", in: window) { window.user.swipeBack() }
  }
}
