import HeadlessUIKit
import RGRoutable

/// An app written against RGRoutable: screens call the closures of their routers, which one class sets.
@MainActor
enum RGRoutableDemo {
  final class Home: UIViewController, Routable {
    enum Route: RoutableData {
      case settings
      case profile
    }

    let router = Router()
  }

  final class Settings: UIViewController, Routable {
    let router = Router()
  }

  final class Profile: UIViewController, Routable {
    let router = Router()
  }

  final class Stack: UINavigationController, Routable {
    let router = Router()
  }

  enum Answer: RoutableData {
    case saved
  }

  /// Decides which screen comes where.
  @MainActor
  final class AppRouter {
    let player: Player

    init(_ player: Player) { self.player = player }

    var home: Home {
      let home = Home()
      home.router.onNext = { [weak self] payload in
        guard let self, let route = payload.data as? Home.Route else { return }
        switch route {
        case .settings: payload.sender?.present(next: Stack(rootViewController: settings))
        case .profile: payload.sender?.push(next: profile)
        }
      }
      home.router.onReturn = { [player] in
        player.note("returned: \($0.data.map { "\($0)" } ?? "nothing")")
      }
      return home
    }

    var settings: Settings {
      let settings = Settings()
      settings.router.onNext = { [weak self] payload in
        if let self { payload.sender?.push(next: profile) }
      }
      return settings
    }

    var profile: Profile {
      let profile = Profile()
      profile.router.onNext = {
        $0.sender?.removeNavigationStack(payload: $0, animated: true, completion: nil)
      }
      return profile
    }
  }

  static let demo = Demo(name: "RGRoutable") { player in
    let app = AppRouter(player)
    let home = app.home
    let window = UIWindow()
    var front: (any Routable)? { window.user.frontmost as? any Routable }
    player.act("launch", in: window) {
      window.rootViewController = Stack(rootViewController: home)
      window.makeKeyAndVisible()
    }
    player.act("home: onNext(.profile)", in: window) {
      home.router.onNext?(home.routablePayload(data: Home.Route.profile))
    }
    player.act("profile: onComplete", in: window) {
      if let front { front.router.onComplete(front.routablePayload(data: Answer.saved)) }
    }
    player.act("home: onNext(.settings)", in: window) {
      home.router.onNext?(home.routablePayload(data: Home.Route.settings))
    }
    player.act("settings: onNext", in: window) {
      if let front { front.router.onNext?(front.routablePayload()) }
    }
    player.act("profile: the whole stack goes", in: window) {
      if let front { front.router.onNext?(front.routablePayload(data: Answer.saved)) }
    }
    player.act("home: onNext(.settings), which the user pulls down at once", in: window) {
      home.router.onNext?(home.routablePayload(data: Home.Route.settings))
      window.clock.runUntilIdle()
      window.user.pullDown()
    }
  }
}
