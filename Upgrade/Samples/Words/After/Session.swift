import Waymark

/// What was called otherwise, once each, with text and comments that stay: router.leave(), UserAction.
@MainActor
final class Session {
  weak var router: Router<AppRoute>?
  private let engine: Waymark.Router<AppRoute>
  private var guards: [Registration] = []
  private var observation: Registration?
  private var binding: Registration?
  private var names = ["router.settled"]

  init(engine: Router<AppRoute>, store: AppStore) {
    self.engine = engine
    router = engine
    binding = engine.bind(to: store)
    guards.append(engine.addGuard { proposal in proposal.navigationID.rawValue > 1 ? .allow : .block("no") })
    observation = engine.onEvent { event in print(event.navigationID, event.kind) }
    guards.append(engine.addGuard { self.log($0.navigationID) })
    let arrival = engine.didNavigate { print($0.navigationID) }
    arrival.cancel()
  }

  func run() async {
    let before = engine
    await before.settled()  // stays where it is
    await router?.settled()
    if let router { await router.settled() }
    for await event in engine.events() { print(event.navigationID) }
    var iterator = engine.events().makeAsyncIterator()
    _ = await iterator.next()
    engine.replaceTop(with: .home, options: NavigationOptions(isAnimated: false, priority: .background))
    engine.push(.home, options: .init(isAnimated: false))
    await Task.yieldRepeatedly(50) { self.guards.isEmpty }
  }

  func quit(options: NavigationOptions) -> Bool {
    guard let router = self.router else { return true }
    return router.askToLeave(options: options).isCommitted
  }

  func change() {
    engine.edit { tree in
      tree.pop(to: .home)
      tree.pop(to: .home, at: .root)
    }
    var tree = engine.tree.routes
    tree.pop(to: .list)
    var stack = RouteStack<AppRoute>(root: .home)
    stack.pop(toLastWhere: { $0 == .home })
    stack.pop(toLastWhere: { $0 == .home })
    stack.pop(toLastWhere: /* far */ { $0 == .list })
  }

  func perform(_ step: NavigationStep<AppRoute>, _ event: RouterEvent<AppRoute>?) -> NavigationID? {
    print(event?.navigationID as Any, [event].compactMap { $0 }.map(\RouterEvent<AppRoute>.navigationID))
    return step.navigationID
  }

  func asks(_ intent: Intent<AppRoute>) -> Bool {
    if case .askToLeave = intent { return true }
    return intent == .askToLeave || intent == Intent<AppRoute>.askToLeave
  }

  func describe(_ asker: DecisionSource, _ action: ExternalChange<AppRoute>, _ other: Waymark.ExternalChange<AppRoute>) -> String {
    switch asker {
    case .routerGuard(let name): "\(name) \(action) \(other)"
    default: "\(DecisionSource.self)"
    }
  }
}

func positions(of path: ContainerPath) -> [Int] {
  let deeper = path.appending(branch: 1)
  let all = (0..<path.branchCount).map { path.branch(at: $0) }
  return all + (0..<deeper.branchCount).map(deeper.branch) + [ContainerPath.maximumBranchCount]
}

func start() -> RouteTree<AppRoute> {
  let tabs = RouteTabs(RouteTab(AppRoute.home), RouteTab(.list), selectedKey: .list)
  let other = Tree<AppRoute>(tabs: RouteTab(.home), RouteTab(.list), selectedKey: .home)
  let third: RouteTree<AppRoute> = .init(tabs: RouteTab(.home), selectedKey: .home)
  return [other, third].first ?? RouteTree(.tabs(tabs))
}

extension Tree where Element.R == AppRoute {
  var first: R? { visibleRoutes.first }
}

func reason(of error: any Error) -> String {
  (error as? HostError).map(String.init(describing:)) ?? "\(HostError.nothingShown)"
}
