import Waymark

/// What was called otherwise, once each, with text and comments that stay: router.leave(), UserAction.
@MainActor
final class Session {
  weak var router: Router<AppRoute>?
  private let engine: Waymark.Router<AppRoute>
  private var guards: [GuardRegistration] = []
  private var observation: RouterObservation?
  private var binding: StoreBinding<AppRoute>?
  private var names = ["router.settled"]

  init(engine: Router<AppRoute>, store: AppStore) {
    self.engine = engine
    router = engine
    binding = engine.bind(to: store)
    guards.append(engine.addGuard { proposal in proposal.navigation.rawValue > 1 ? .allow : .block("no") })
    observation = engine.onEvent { event in print(event.navigation, event.kind) }
    guards.append(engine.addGuard { self.log($0.navigation) })
    let arrival = engine.didNavigate { print($0.navigation) }
    arrival.cancel()
  }

  func run() async {
    let before = engine
    await before.settled  // stays where it is
    await router?.settled
    if let router { await router.settled }
    for await event in engine.events { print(event.navigation) }
    var iterator = engine.events.makeAsyncIterator()
    _ = await iterator.next()
    engine.replace(with: .home, options: NavigationOptions(animated: false, priority: .background))
    engine.push(.home, options: .init(animated: false))
    await Turns.pass(50) { self.guards.isEmpty }
  }

  func quit(options: NavigationOptions) -> Bool {
    guard let router = self.router else { return true }
    return router.leave(options: options).isCommitted
  }

  func change() {
    engine.edit { tree in
      tree.popTo(.home)
      tree.popTo(.home, at: .root)
    }
    var tree = engine.tree.routes
    tree.popTo(.list)
    var stack = RouteStack<AppRoute>(root: .home)
    stack.popTo(where: { $0 == .home })
    stack.popTo { $0 == .home }
    stack.popTo /* far */ { $0 == .list }
  }

  func perform(_ step: NavigationStep<AppRoute>, _ event: RouterEvent<AppRoute>?) -> NavigationID? {
    print(event?.navigation as Any, [event].compactMap { $0 }.map(\RouterEvent<AppRoute>.navigation))
    return step.navigation
  }

  func asks(_ intent: Intent<AppRoute>) -> Bool {
    if case .leave = intent { return true }
    return intent == .leave || intent == Intent<AppRoute>.leave
  }

  func describe(_ asker: Asker, _ action: UserAction<AppRoute>, _ other: Waymark.UserAction<AppRoute>) -> String {
    switch asker {
    case .routerGuard(let name): "\(name) \(action) \(other)"
    default: "\(Asker.self)"
    }
  }
}

func positions(of path: ContainerPath) -> [Int] {
  let deeper = path.appending(tab: 1)
  let all = (0..<path.tabCount).map { path.tab(at: $0) }
  return all + (0..<deeper.tabCount).map(deeper.tab) + [ContainerPath.maximumTabCount]
}

func start() -> RouteTree<AppRoute> {
  let tabs = RouteTabs(RouteTab(AppRoute.home), RouteTab(.list), selected: .list)
  let other = Tree<AppRoute>(tabs: RouteTab(.home), RouteTab(.list), selected: .home)
  let third: RouteTree<AppRoute> = .init(tabs: RouteTab(.home), selected: .home)
  return [other, third].first ?? RouteTree(.tabs(tabs))
}

extension Tree where Element.RouteValue == AppRoute {
  var first: RouteValue? { visibleRoutes.first }
}

func reason(of error: any Error) -> String {
  (error as? GTKHostError).map(String.init(describing:)) ?? "\(UIKitHostError.nothingShown)"
}
