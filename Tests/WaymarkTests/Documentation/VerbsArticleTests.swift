import Testing
import Waymark
import WaymarkTesting

/// The table "Which verb when": when each verb changes nothing, and whether its step is animated.
@MainActor
struct VerbsArticleTests {
  enum AppRoute: Route {
    case home, a, b, m, shop, orders, placed
    case note(Int)

    var identity: AppRoute { if case .note = self { .note(0) } else { self } }
  }

  typealias Verb = @MainActor (Router<AppRoute>) -> Navigation

  private func router(_ tree: RouteTree<AppRoute>) -> (Router<AppRoute>, RecordingHost<AppRoute>) {
    let configuration = RouterConfiguration<AppRoute>(
      placement: { $0 == .placed ? .tab(.orders) : .push }, log: nil)
    let router = Router<AppRoute>(tree, configuration: configuration)
    let host = RecordingHost<AppRoute>()
    host.attach(to: router)
    host.clearRequests()
    return (router, host)
  }

  nonisolated static let stack = RouteTree<AppRoute>(.home, .a)
  nonisolated static let tabs = RouteTree<AppRoute>(tabs: RouteTab(.shop), RouteTab(.orders))
  nonisolated static let columns = RouteTree<AppRoute>(columns: [.home], capacity: 2)
  nonisolated static let deep = RouteTree<AppRoute>(.home, .a, .b)
  nonisolated static let filled: RouteTree<AppRoute> = {
    var tree = columns
    tree.fill(.stack(.a), column: 1)
    return tree
  }()
  nonisolated static let modal: RouteTree<AppRoute> = {
    var tree = RouteTree<AppRoute>(.home, .a)
    tree.present(.m, as: .sheet)
    return tree
  }()

  nonisolated static let unchanged: [(String, RouteTree<AppRoute>, Verb)] = [
    ("pop at the root", RouteTree(.home), { $0.pop() }),
    ("pop to what is on top", stack, { $0.pop(to: .a) }),
    ("pop to root at the root", RouteTree(.home), { $0.popToRoot() }),
    ("replace the top by itself", stack, { $0.replaceTop(with: .a) }),
    ("set the same stack", stack, { $0.edit { $0.setStack([.home, .a]) } }),
    ("dismiss without a modal", stack, { $0.dismiss() }),
    ("dismiss all without a modal", stack, { $0.dismissAll() }),
    ("select the selected tab", tabs, { $0.select(.shop) }),
    ("empty what is empty", columns, { $0.clearColumns(from: 1) }),
    ("bring to front what is in front", columns, { $0.focusColumn(0) }),
    ("update to the same route", stack, { $0.update($0.tree.visibleElement.id, to: .a) }),
    ("close the window's root", RouteTree(.home), { $0.close($0.tree.visibleElement.id) }),
    ("remove the window's root", RouteTree(.home), { $0.edit { $0.remove($0.tree.visibleElement.id) } }),
    ("show what is visible", stack, { $0.show(.a) }),
    ("set the same tree", stack, { $0.set(stack) }),
    ("edit nothing", stack, { $0.edit { _ in } }),
  ]

  @Test(arguments: unchanged)
  func changesNothing(_ name: String, _ tree: RouteTree<AppRoute>, _ verb: Verb) {
    let (router, host) = router(tree)
    #expect(verb(router).currentOutcome == .unchanged, "\(name)")
    #expect(host.requests.isEmpty)
  }

  nonisolated static let missing: [(String, RouteTree<AppRoute>, Verb)] = [
    ("pop to what is not there", stack, { $0.pop(to: .b) }),
    ("select a tab that is not there", tabs, { $0.select(.b) }),
    ("bring an empty column to front", columns, { $0.focusColumn(1) }),
    ("show in a tab that is not there", stack, { $0.show(.placed) }),
  ]

  @Test(arguments: missing)
  func namesNothing(_ name: String, _ tree: RouteTree<AppRoute>, _ verb: Verb) {
    let (router, host) = router(tree)
    var misuses: [String] = []
    router.onEvent { if case .misused(let problem, _) = $0.kind { misuses.append(problem) } }
    #expect(verb(router).currentOutcome == .failed(.notThere), "\(name)")
    #expect(misuses.count == 1)
    #expect(host.requests.isEmpty)
  }

  nonisolated static let animated: [(String, RouteTree<AppRoute>, Bool, Verb)] = [
    ("push", stack, true, { $0.push(.b) }),
    ("push the same once more", stack, true, { $0.push(.a) }),
    ("pop", stack, true, { $0.pop() }),
    ("pop to root", stack, true, { $0.popToRoot() }),
    ("replace the top", stack, true, { $0.replaceTop(with: .b) }),
    ("set the stack", stack, true, { $0.edit { $0.setStack([.home, .b]) } }),
    ("present", stack, true, { $0.present(.m, as: .sheet) }),
    ("dismiss", modal, true, { $0.dismiss() }),
    ("select", tabs, true, { $0.select(.orders) }),
    ("fill", columns, true, { $0.fill(.a, column: 1) }),
    ("update", stack, false, { $0.update($0.tree.visibleElement.id, to: .b) }),
    ("set the root", stack, true, { $0.setRoot(.stack(.b)) }),
    ("show goes back", stack, true, { $0.show(.home) }),
    ("insert a tab", tabs, true, { $0.edit { $0.insertTab(RouteTab(.home), at: 1) } }),
    ("remove a tab", tabs, true, { $0.edit { $0.removeTab(.orders) } }),
    ("empty a column", filled, true, { $0.clearColumns(from: 1) }),
    ("bring a column to front", filled, true, { $0.focusColumn(0) }),
    ("close", stack, true, { $0.close($0.tree.visibleElement.id) }),
    ("remove what is in sight", stack, true, { $0.edit { $0.remove($0.tree.visibleElement.id) } }),
    (
      "remove what is covered", deep, true,
      { router in
        let id = second(of: router)
        return router.edit { $0.remove(id) }
      }
    ),
    ("set", stack, true, { $0.set(RouteTree(.home, .b)) }),
    ("replace by the same place", RouteTree(.home, .note(1)), false, { $0.replaceTop(with: .note(2)) }),
    ("without animation", stack, false, { $0.push(.b, options: NavigationOptions(isAnimated: false)) }),
  ]

  private static func second(of router: Router<AppRoute>) -> EntryID {
    var entries: [EntryID] = []
    router.tree.forEachElement { entries.append($0.id) }
    return entries[1]
  }

  @Test(arguments: animated)
  func isAnimated(_ name: String, _ tree: RouteTree<AppRoute>, _ isAnimated: Bool, _ verb: Verb) {
    let (router, host) = router(tree)
    #expect(verb(router).currentOutcome == .completed, "\(name)")
    #expect(host.steps.last?.isAnimated == isAnimated, "\(name)")
  }

  @Test func onlyTheLastVisibleStepIsAnimated() {
    let (router, host) = router(Self.modal)
    router.edit { tree in
      tree.dismissAll()
      tree.push(.b)
    }
    #expect(host.steps.map(\.isAnimated) == [false, true])
  }

  @Test func contextPushesOnceAndRouterStacks() {
    let (router, _) = router(Self.stack)
    let context = router.visibleContext
    context.push(.b)
    context.push(.b)
    #expect(router.tree.routes == RouteTree(.home, .a, .b))
    router.push(.b)
    router.push(.b)
    #expect(router.tree.routes == RouteTree(.home, .a, .b, .b, .b))
    context.push(.m)
    #expect(
      router.tree.routes == RouteTree(.home, .a, .b, .b, .b, .m),
      "on top of its stack, and not above itself")
  }
}
