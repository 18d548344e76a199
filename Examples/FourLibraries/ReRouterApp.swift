import ReRouter

// An app as one written for ReRouter is: a path in the state, and coordinators that know where their keys lead.

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
      return present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert))
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

/// Plays the app.
@MainActor
func playReRouter(_ stage: Stage) async {
  let store = Store(reducer: reduce, observable: Variable(AppState()))
  let router = NavigationRouter(AppCoordinator(window: stage.window), store: store)
  await stage.act("the initial path") { router.setupUpdate() }
  await stage.act("sign in") { store.dispatch(Change.go(Path(.list))) }
  await stage.act("a detail") { store.dispatch(Change.push(.detail(7))) }
  await stage.act("swipe back, and tell the store silently") {
    stage.window.user.swipeBack()
    store.dispatch(Change.userWentBack)
  }
  await stage.act("edit") { store.dispatch(Change.push(.edit)) }
  await stage.act("another path in one go") {
    store.dispatch(Change.go(Path<AppCoordinator.Key>(.list).push(ListCoordinator.Key.detail(1))))
  }
  await stage.act("back") { store.dispatch(Change.back) }
  await stage.act("an alert") { store.dispatch(Change.push(.alert)) }
  await stage.act("sign out") { store.dispatch(Change.go(Path(.signIn))) }
}
