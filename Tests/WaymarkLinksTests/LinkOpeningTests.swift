import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor
@Suite struct LinkOpeningTests {
  /// A router with tabs, whose users and searches have a tab each and whose orders are sheets.
  private func makeRouter(
    _ tree: RouteTree<LinkRoute> = RouteTree(
      tabs: RouteTab(.home), RouteTab(.users, [.users, .name("deep"), .name("deeper")]))
  ) -> Router<LinkRoute> {
    Router(
      tree,
      configuration: RouterConfiguration(
        links: SampleLinks.table,
        placement: { route in
          switch route {
          case .users, .user, .post: .tab(.users)
          case .order: .sheet
          case .flag: .root
          default: .push
          }
        }))
  }

  private func routes(_ router: Router<LinkRoute>) -> RouteTree<LinkRoute> { router.tree.routes }

  private func ids(_ router: Router<LinkRoute>) -> [EntryID] {
    var ids: [EntryID] = []
    router.tree.forEachElement { ids.append($0.id) }
    return ids
  }

  @Test func linkIntoATabSelectsItAndSetsItsStack() {
    let router = makeRouter()
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    let navigation = router.open("/users/5")
    #expect(navigation.currentOutcome == .completed)
    #expect(
      routes(router)
        == RouteTree(tabs: RouteTab(.home), RouteTab(.users, [.users, .user(id: 5)]), selectedKey: .users))
    #expect(host.displayed == router.tree)
  }

  @Test func otherTabsKeepTheirStacks() {
    let router = makeRouter(
      RouteTree(tabs: RouteTab(.home, [.home, .me]), RouteTab(.users), selectedKey: .users))
    router.open("/users/5/posts/6")
    #expect(
      routes(router)
        == RouteTree(
          tabs: RouteTab(.home, [.home, .me]),
          RouteTab(.users, [.users, .user(id: 5), .post(user: 5, post: 6)]), selectedKey: .users))
  }

  @Test func pushedLinkKeepsTheTabsRoot() {
    let router = makeRouter()
    router.open("/names/x")
    #expect(
      routes(router)
        == RouteTree(
          tabs: RouteTab(.home, [.home, .name("x")]),
          RouteTab(.users, [.users, .name("deep"), .name("deeper")])))
  }

  @Test func plusAloneIsASpaceInAQuery() {
    let router = makeRouter(RouteTree(.home))
    router.open("/search?q=+")
    #expect(router.tree.visibleRoute == .search(query: " ", page: nil))
  }

  @Test func linkThatBeginsWithTheTabsRootHasItOnce() {
    let router = makeRouter(
      RouteTree(
        tabs: RouteTab(.me, .stack([.users])), RouteTab(.home), selectedKey: .me))
    router.open(LinkDestination(ancestors: [.users], route: .name("x")))
    #expect(router.tree.routes.stack(at: router.tree.visiblePath)?.elements == [.users, .name("x")])
  }

  @Test func placementMakesASheet() {
    let router = makeRouter(RouteTree(.home, .me))
    router.open("/posts/newest")
    #expect(routes(router).modals == [Modal(.sheet, [.order(.newest)])])
  }

  @Test func placementTakesTheWindow() {
    let router = makeRouter()
    router.open("/flags/true")
    #expect(routes(router) == RouteTree(.flag(true)))
  }

  @Test func modalsInFrontOfTheLinkAreDismissed() {
    let router = makeRouter()
    router.present(.me, as: .sheet)
    router.open("/users/5")
    #expect(routes(router).modals.isEmpty)
  }

  @Test func linkBeforeTheFirstScreenWaitsForTheHost() {
    let router = makeRouter(RouteTree(.home))
    let navigation = router.open("/names/x")
    #expect(navigation.isCommitted)
    #expect(navigation.currentOutcome == nil)
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    #expect(navigation.currentOutcome == .completed)
    #expect(host.displayed?.routes == RouteTree(.home, .name("x")))
  }

  @Test(arguments: ["/hidden/5", "https://[", "/a/%", "mailto:x", "/a/../b"])
  func refusedLinkFailsAndChangesNothing(url: String) {
    let router = makeRouter()
    let before = router.tree
    let navigation = router.open(url)
    guard case .failed(.linkRefused(let refusal))? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))")
      return
    }
    #expect(refusal.error as? LinkError == SampleLinks.table.refusal(url))
    #expect(router.tree == before)
  }

  @Test func internalLinkOpensFromInside() {
    let router = makeRouter(RouteTree(.home))
    router.open("/hidden/5", from: .inside)
    #expect(router.tree.visibleRoute == .hidden(5))
  }

  @Test func routerWithoutLinksRefusesAll() {
    let router = Router<LinkRoute>(.home)
    #expect(router.open("/users").currentOutcome == .failed(.linkRefused(.noLinks)))
    router.links = SampleLinks.table
    router.open("/users")
    #expect(router.tree.routes == RouteTree(.home, .users))
  }

  // MARK: Where a link leads

  @Test func shorterPathOfTheSameRouteIsThereOnce() throws {
    let table = links {
      Link("/", LinkRoute.home)
      Link("/users", LinkRoute.users)
      Link("/users/all", LinkRoute.users)
      Link("/users/all/:id", LinkRoute.user)
    }
    #expect(
      try table.destination(for: "/users/all") == LinkDestination(ancestors: [.home], route: .users))
    #expect(
      try table.destination(for: "/users/all/5")
        == LinkDestination(ancestors: [.home, .users], route: .user(id: 5)))
    #expect(try table.destination(for: "/") == LinkDestination(route: .home))
    #expect(try table.destination(for: "/users/") == LinkDestination(ancestors: [.home], route: .users))
  }

  @Test func whatOneLinkCannotReadLeadsWhereTheNextDoes() throws {
    let table = links {
      Link("/users", LinkRoute.users)
      Link("/users/:id", LinkRoute.user)
      Link("/users/:name", LinkRoute.name)
    }
    #expect(
      try table.destination(for: "/users/fox") == LinkDestination(ancestors: [.users], route: .name("fox")))
    #expect(
      try table.destination(for: "/users/5") == LinkDestination(ancestors: [.users], route: .user(id: 5)))
  }

  @Test func shorterPathsAreLookedUpWithoutQueryAndFragment() throws {
    let table = links {
      Link("/s?q=:q", LinkRoute.raw)
      Link("/s", LinkRoute.users)
      Link("/s/:id", LinkRoute.user)
      Link("/é/*", LinkRoute.missing)
      Link("/é/x/:name", LinkRoute.name)
      Link("/é", LinkRoute.me)
    }
    #expect(
      try table.destination(for: "/s/5?q=x#y") == LinkDestination(ancestors: [.users], route: .user(id: 5)))
    // What takes the rest of a path is below nothing.
    #expect(
      try table.destination(for: "/%C3%A9/x/%41?q=%C3%A9#f")
        == LinkDestination(ancestors: [.me], route: .name("A")))
  }

  @Test func treeOfALinkKeepsTheOtherTabsOfTheTreeThatThereIs() throws {
    let tree = RouteTree<LinkRoute>(tabs: RouteTab(.home, [.home, .me]), RouteTab(.users))
    #expect(
      try SampleLinks.table.tree(for: "/users/5", in: tree, placement: { _ in .tab(.users) })
        == RouteTree(
          tabs: RouteTab(.home, [.home, .me]), RouteTab(.users, [.users, .user(id: 5)]), selectedKey: .users))
  }

  @Test func treeOfModalsAloneStandsOnTheLowestRoute() throws {
    let tree = try SampleLinks.table.tree(for: "/users/5", placement: { _ in .sheet })
    #expect(
      tree
        == RouteTree(
          .stack(.home),
          modals: [Modal(.sheet, [.home]), Modal(.sheet, [.users]), Modal(.sheet, [.user(id: 5)])]))
    #expect(try links { Link("/x", LinkRoute.me) }.tree(for: "/x") == RouteTree(.me))
  }

  /// The tree that routes placed one after the other lead to, from one with two tabs and a modal.
  private func opened(_ placed: [(LinkRoute, Placement<LinkRoute>)]) -> RouteTree<LinkRoute> {
    var tree = RouteTree<LinkRoute>(
      .tabs(RouteTabs(RouteTab(.home, [.home, .missing]), RouteTab(.users, [.users, .missing]))),
      modals: [Modal(.sheet, [.missing])])
    let routes = placed.map(\.0)
    let destination = LinkDestination(ancestors: Array(routes.dropLast()), route: routes[routes.count - 1])
    tree.open(destination) { route in placed.first { $0.0 == route }?.1 ?? .push }
    return tree
  }

  @Test func routesArePlacedOneAfterTheOther() {
    let home = RouteTab<LinkRoute>(.home, [.home, .missing])
    let users = RouteTab<LinkRoute>(.users, [.users, .missing])
    // What is pushed after a modal lies in it.
    #expect(
      opened([(.me, .push), (.name("a"), .sheet), (.name("b"), .push), (.name("c"), .alert)])
        == RouteTree(
          .tabs(RouteTabs(RouteTab(.home, [.home, .me]), users)),
          modals: [Modal(.sheet, [.name("a"), .name("b")]), Modal(.alert, [.name("c")])]))
    // A tab and a window lie under no modal that came before.
    #expect(
      opened([(.name("a"), .sheet), (.me, .tab(.users))])
        == RouteTree(tabs: home, RouteTab(.users, [.users, .me]), selectedKey: .users))
    #expect(opened([(.name("a"), .sheet), (.me, .root)]) == RouteTree(.me))
    // What was pushed before a tab lies in it, and what lay in another does not.
    #expect(
      opened([(.me, .push), (.name("a"), .tab(.users)), (.name("b"), .tab(.users))])
        == RouteTree(
          tabs: home, RouteTab(.users, [.users, .me, .name("a"), .name("b")]), selectedKey: .users))
    #expect(
      opened([(.me, .push), (.name("a"), .tab(.users)), (.name("b"), .tab(.home))])
        == RouteTree(tabs: RouteTab(.home, [.home, .name("b")]), users))
    // A window of its own takes nothing along, and what is pushed then lies in it.
    #expect(
      opened([(.me, .push), (.name("a"), .root), (.name("b"), .push)]) == RouteTree(.name("a"), .name("b")))
    // The key of a tab is that tab, and a tab that is not there is none.
    #expect(
      opened([(.users, .push), (.me, .push)])
        == RouteTree(tabs: home, RouteTab(.users, [.users, .me]), selectedKey: .users))
    #expect(opened([(.me, .tab(.flag(true)))]) == RouteTree(tabs: RouteTab(.home, [.home, .me]), users))
  }

  @Test func sameLinkTwiceIsUnchanged() {
    let router = makeRouter()
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    router.open("/users/5")
    #expect(router.open("/users/5").currentOutcome == .unchanged)
  }

  @Test func anEditOpensALinkBesideWhatElseItDoes() throws {
    let router = makeRouter(RouteTree(.home, .me, .me, .name("deep")))
    let places = ids(router)
    let destination = LinkDestination(ancestors: [LinkRoute.home, .me], route: .page(1))
    var results: [Bool] = []
    router.edit { editor in
      editor.remove(places[1])
      results.append(editor.open(destination))
      results.append(editor.open(destination))
    }
    #expect(results == [true, false])
    #expect(router.tree.routes == RouteTree(.home, .me, .page(1)))
    // Of two equal neighbours the one stays that the edit has left.
    #expect(ids(router).prefix(2) == [places[0], places[2]])
  }

  @Test func aModalThatALinkHasToStaysTheModalThatItIs() throws {
    let router = makeRouter()
    router.present(.order(.newest), as: .sheet)
    let sheet = try #require(router.tree.modals.first?.root.id)
    router.open(LinkDestination(ancestors: [LinkRoute.me], route: .order(.newest)))
    #expect(router.tree.modals.map(\.root.id) == [sheet])
    router.open(LinkDestination(route: LinkRoute.order(.oldest)))
    #expect(router.tree.modals.count == 1)
    #expect(router.tree.modals.first?.root.id != sheet)
  }

  // MARK: Signing in first

  private struct SignedOut {
    let router: Router<LinkRoute>
    let host: RecordingHost<LinkRoute>
    let link: Navigation

    @MainActor
    init(_ session: Session) {
      host = RecordingHost()
      router = Router(RouteTree(.home), configuration: RouterConfiguration(links: SampleLinks.table))
      host.attach(to: router)
      router.addGuard { proposal in
        guard case .user = proposal.destination.route, !session.isSignedIn else { return .allow }
        return .detour(
          to: .present(.token(.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))), as: .sheet))
      }
      link = router.open("/users/5")
    }
  }

  @MainActor
  private final class Session {
    var isSignedIn = false
  }

  @Test func linkIsKeptWhileSigningInAndArrivesWithItsBackStack() {
    let session = Session()
    let signedOut = SignedOut(session)
    let router = signedOut.router
    #expect(signedOut.link.currentOutcome == nil)
    #expect(router.tree.modals.count == 1)
    router.push(.name("terms"))
    #expect(signedOut.link.currentOutcome == nil)
    session.isSignedIn = true
    var commits = 0
    router.onEvent { if case .committed = $0.kind { commits += 1 } }
    router.finishDetour()
    #expect(commits == 1)
    #expect(signedOut.link.currentOutcome == .completed)
    #expect(router.tree.routes == RouteTree(.home, .users, .user(id: 5)))
    #expect(signedOut.host.displayed == router.tree)
  }

  @Test func leavingSignInCancelsTheLink() {
    let signedOut = SignedOut(Session())
    signedOut.router.dismiss()
    #expect(signedOut.link.currentOutcome == .cancelled)
    #expect(signedOut.router.tree.routes == RouteTree(.home))
  }

  @Test func linkInTheBackgroundDoesNotUndoATap() async {
    let gate = LinkGate()
    let router = makeRouter(RouteTree(.home))
    router.addGuard { _ async in
      await gate.wait()
      return .allow
    }
    let tap = router.push(.me)
    let link = router.open("/names/x", options: .init(priority: .background))
    while gate.count == 0 { await Task.yield() }
    gate.open()
    #expect(await link.outcome == .superseded(by: tap.id))
    #expect(tap.isCommitted)
    #expect(router.tree.routes == RouteTree(.home, .me))
  }
}

/// Where asynchronous guards wait until the test lets them go on.
@MainActor
private final class LinkGate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var count: Int { waiting.count }

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func open() { if !waiting.isEmpty { waiting.removeFirst().resume() } }
}
