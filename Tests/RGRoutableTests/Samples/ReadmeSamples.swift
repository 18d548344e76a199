// The samples of the original's README, in its order. A line that had to change is marked with what it was.
import RGRoutable

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// Usage

class HomeViewController: UIViewController, Routable {

  let router = Router()
}

// Push/Present a new controller

extension HomeViewController {
  func next(_ route: Route) {
    router.onNext?(routablePayload(data: route))  // was: router.onNext?(...)
  }
}

// Pop/Dismiss itself

extension ProfileViewController {
  func complete() {
    router.onComplete(routablePayload())  // was: router.onComplete(...)
  }
}

extension SettingsViewController {
  func complete() {
    router.onComplete(routablePayload(data: Answer.saved))  // was: router.onComplete(...)
  }
}

// Receive some data when one of its `presentedViewController` got removed

extension HomeViewController {
  func receive() {
    router.onReturn = { received.append($0.data) }  // was: router.onReturn = { ... handle incoming data ... }
  }
}

// How to make routes?

extension HomeViewController {

  enum Route: RoutableData {
    case settings
    case profile
  }
}

@MainActor  // was left out: Swift 6 mode asks for it unless it is the default isolation
final class AppRouter {

  var homeVC: HomeViewController {
    let controller = HomeViewController.instance()
    controller.router.onNext = { [weak self] payload in
      guard
        let this = self,
        let route = payload.data as? HomeViewController.Route
      else { return }
      switch route {
      case .settings:
        payload.sender?.present(next: this.settingsVC)
      case .profile:
        payload.sender?.push(next: this.profileVC)
      }
    }
    return controller
  }

  var settingsVC: SettingsViewController {
    SettingsViewController()  // was: ...
  }

  var profileVC: ProfileViewController {
    ProfileViewController()  // was: ...
  }
}

// Router

@MainActor  // was left out, likewise
func makeRouter(_ log: @escaping (String) -> Void) -> Router {
  let router = Router()
  let handler: RouteHandler = { _ in log("next") }
  router.onNext = handler
  router.onReturn = { _ in log("return") }
  router.onComplete = { _ in log("complete") }
  return router
}

// Routable

final class Flow: Routable {  // was: the declaration of the protocol, which this type meets
  var router: Router { Router() }
  var calls: [String] = []

  func present(next: Routable) { calls.append("present") }
  func push(next: Routable) { calls.append("push") }
  func remove(payload: RoutablePayload?) { calls.append("remove") }
}

// RoutableData

enum Answer: RoutableData {
  case saved
}

// RouterPayload

@MainActor  // was left out, likewise
func makePayload(_ sender: Routable) -> RoutablePayload {
  let payload = RoutablePayload(data: Answer.saved, sender: sender)
  return payload
}
