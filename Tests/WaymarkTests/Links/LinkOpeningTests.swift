import Testing
import Waymark
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
          case .order: .modal(.sheet)
          case .flag: .root
          default: .push
          }
        }))
  }

  private func routes(_ router: Router<LinkRoute>) -> RouteTree<LinkRoute> { router.tree.routes }

  @Test func linkIntoATabSelectsItAndSetsItsStack() {
    let router = makeRouter()
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    let navigation = router.open("/users/5")
    #expect(navigation.currentOutcome == .completed)
    #expect(
      routes(router)
        == RouteTree(tabs: RouteTab(.home), RouteTab(.users, [.users, .user(id: 5)]), selected: .users))
    #expect(host.displayed == router.tree)
  }

  @Test func otherTabsKeepTheirStacks() {
    let router = makeRouter(
      RouteTree(tabs: RouteTab(.home, [.home, .me]), RouteTab(.users), selected: .users))
    router.open("/users/5/posts/6")
    #expect(
      routes(router)
        == RouteTree(
          tabs: RouteTab(.home, [.home, .me]),
          RouteTab(.users, [.users, .user(id: 5), .post(user: 5, post: 6)]), selected: .users))
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
    guard case .failed(.linkRefused(let error))? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))")
      return
    }
    #expect(error == SampleLinks.table.refusal(url))
    #expect(router.tree == before)
  }

  @Test func internalLinkOpensFromInside() {
    let router = makeRouter(RouteTree(.home))
    router.open("/hidden/5", from: .inside)
    #expect(router.tree.visibleElement.route == .hidden(5))
  }

  @Test func routerWithoutLinksRefusesAll() {
    let router = Router<LinkRoute>(.home)
    #expect(router.open("/users").currentOutcome == .failed(.linkRefused(LinkError(.noLinkTable, at: 0))))
    router.links = SampleLinks.table
    router.open("/users")
    #expect(router.tree.routes == RouteTree(.home, .users))
  }

  @Test func sameLinkTwiceIsUnchanged() {
    let router = makeRouter()
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    router.open("/users/5")
    #expect(router.open("/users/5").currentOutcome == .unchanged)
  }

  // MARK: Signing in first

  private struct SignedOut {
    let router: Router<LinkRoute>
    let host: RecordingHost<LinkRoute>
    let link: Navigation<LinkRoute>

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
    router.resume()
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
