import ReRouter

private final class SignInController: UIViewController {}
private final class ListController: UIViewController {}
private final class DetailController: UIViewController {}
private final class EditController: UIViewController {}

private final class AppCoordinator: CoordinatorType {
  enum Key: PathKey {
    case signIn
    case list
  }

  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func item(for key: Key) -> NavigationItem {
    let window = window
    switch key {
    case .signIn:
      return NavigationItem(
        self, SignInController(),
        push: { _, _, target, completion in
          window.rootViewController = target
          completion()
        },
        pop: { _, _, _, completion in completion() })
    case .list:
      return NavigationItem(
        self, ListCoordinator(),
        push: { _, _, target, completion in
          window.rootViewController = target.controller
          completion()
        },
        pop: { _, _, _, completion in completion() })
    }
  }
}

private final class ListCoordinator: ControllerCoordinator {
  enum Key: PathKey {
    case detail(Int)
    case edit
    case alert
  }

  let controller = UINavigationController(rootViewController: ListController())

  func item(for key: Key) -> NavigationItem {
    switch key {
    case .detail(let number):
      let detail = DetailController()
      detail.title = "Detail \(number)"
      return NavigationItem(
        self, detail,
        push: { animated, source, target, completion in
          source.controller.pushViewController(target, animated: animated)
          completion()
        },
        pop: { animated, source, _, completion in
          source.controller.popViewController(animated: animated)
          completion()
        })
    case .edit:
      return present(EditController())
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert)
    }
  }
}

private struct AppState: NavigatableState {
  var path = Path<AppCoordinator.Key>(.signIn)
}

private enum Change: Action {
  case go(Path<AppCoordinator.Key>)
  case push(ListCoordinator.Key)
  case back
  case userWentBack
}

private func reduce(action: any Action, state: AppState) -> AppState {
  guard let change = action as? Change else { return state }
  var state = state
  switch change {
  case .go(let path): state.path = path
  case .push(let key): state.path.append(key)
  case .back: state.path.removeLast()
  case .userWentBack: state.path = state.path.dropLast().silently()
  }
  return state
}

/// An app written against ReRouter: a path in the state, and coordinators that know where their keys lead.
@MainActor
enum ReRouterDemo {
  static let demo = Demo(name: "ReRouter") { player in
    let window = UIWindow()
    window.makeKeyAndVisible()
    let store = Store(reducer: reduce, observable: Variable(AppState()))
    let router = NavigationRouter(AppCoordinator(window: window), store: store)
    let list = Path<AppCoordinator.Key>(.list)
    player.act("the initial path", in: window) { router.setupUpdate() }
    player.act("sign in", in: window) { store.dispatch(Change.go(list)) }
    player.act("a detail", in: window) { store.dispatch(Change.push(.detail(7))) }
    player.act("swipe back, and tell the store silently", in: window) {
      window.user.swipeBack()
      store.dispatch(Change.userWentBack)
    }
    player.act("edit", in: window) { store.dispatch(Change.push(.edit)) }
    player.act("another path in one go", in: window) {
      store.dispatch(Change.go(list.push(ListCoordinator.Key.detail(1))))
    }
    player.act("back", in: window) { store.dispatch(Change.back) }
    player.act("an alert", in: window) { store.dispatch(Change.push(.alert)) }
    player.act("sign out", in: window) { store.dispatch(Change.go(Path(.signIn))) }
  }
}
