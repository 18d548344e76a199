import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// A router opens a link in its window.
@MainActor
@Suite struct LinkOpeningTests {
  /// A router with tabs, whose users have a tab and whose orders are sheets.
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
          default: .push
          }
        }))
  }

  @Test func linkIntoATabSelectsItAndSetsItsStack() {
    let router = makeRouter()
    router.present(.me, as: .sheet)
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    #expect(router.open("/users/5").currentOutcome == .completed)
    #expect(
      host.displayed?.routes
        == RouteTree(tabs: RouteTab(.home), RouteTab(.users, [.users, .user(id: 5)]), selectedKey: .users))
    #expect(router.open("/users/5").currentOutcome == .unchanged)
  }

  @Test func otherTabsKeepTheirStacks() {
    let router = makeRouter(
      RouteTree(tabs: RouteTab(.home, [.home, .me]), RouteTab(.users), selectedKey: .users))
    router.open("/users/5/posts/6")
    #expect(
      router.tree.routes
        == RouteTree(
          tabs: RouteTab(.home, [.home, .me]),
          RouteTab(.users, [.users, .user(id: 5), .post(user: 5, post: 6)]), selectedKey: .users))
  }

  @Test func pushedLinkKeepsTheTabsRootAndHasItOnce() {
    let router = makeRouter()
    router.open("/names/x")
    let deep = RouteTab<LinkRoute>(.users, [.users, .name("deep"), .name("deeper")])
    #expect(router.tree.routes == RouteTree(tabs: RouteTab(.home, [.home, .name("x")]), deep))
    router.open(LinkDestination(ancestors: [.home], route: .name("y")))
    #expect(router.tree.routes == RouteTree(tabs: RouteTab(.home, [.home, .name("y")]), deep))
  }

  @Test func aSheetOfALinkComesOverTheWindowAndStaysTheOneThatItIs() throws {
    let router = makeRouter(RouteTree(.home, .me))
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    router.open("/posts/newest")
    #expect(
      host.displayed?.routes == RouteTree(.stack(.home, .me), modals: [Modal(.sheet, [.order(.newest)])]))
    #expect(router.open("/posts/newest").currentOutcome == .unchanged)
    router.open("/posts/oldest")
    #expect(
      router.tree.routes.modals == [Modal(.sheet, [.order(.newest)]), Modal(.sheet, [.order(.oldest)])])
  }

  @Test func aSheetOfALinkTouchesNothingBelowIt() {
    let router = Router<LinkRoute>(
      RouteTree(tabs: RouteTab(.home), RouteTab(.users, [.users, .user(id: 3)]), selectedKey: .users),
      configuration: RouterConfiguration(
        placement: { route in
          switch route {
          case .post: .sheet
          case .home: .tab(.home)
          default: .push
          }
        }))
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    router.open(LinkDestination(ancestors: [.home, .users, .post(user: 5, post: 6)], route: .me))
    #expect(
      host.displayed?.description
        == "([home] | [users user(id: 3)]*) {post(user: 5, post: 6) me}")
    router.open(LinkDestination(route: .home))
    #expect(host.displayed?.description == "([home]* | [users user(id: 3)])")
  }

  @Test func theLinkOfWhatIsThereChangesNothingInColumns() {
    let router = Router<LinkRoute>(
      RouteTree(columns: [.users], [.user(id: 1)]),
      configuration: RouterConfiguration(
        placement: { route in if case .user = route { .column(1) } else { .push } }))
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    let link = LinkDestination<LinkRoute>(ancestors: [.users], route: .user(id: 1))
    #expect(router.open(link).currentOutcome == .unchanged)
    router.open(LinkDestination(ancestors: link.routes, route: .me))
    #expect(host.displayed?.description == "[users|user(id: 1) me*]")
    #expect(router.open(link).currentOutcome == .completed)
    #expect(host.displayed?.description == "[users|user(id: 1)*]")
  }

  @Test func aWindowThatShowsNothingGetsWhatLiesBelowASheetToo() {
    let router = makeRouter(RouteTree(.home))
    router.open(LinkDestination(ancestors: [.home, .me, .order(.newest)], route: .page(1)))
    #expect(router.tree.description == "[home me] {order(newest) page(1)}")
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

  @Test func aPrivateLinkWaitsForTheSignInThatTheUserHasOpened() {
    let router = makeRouter(RouteTree(.home))
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    let session = Session()
    let isPrivate: @MainActor (LinkRoute) -> Bool = { $0 == .name("x") }
    router.addGuard("sign-in", entering: isPrivate) { _ in
      session.isSignedIn ? .allow : .detour(to: .present(.me, as: .sheet))
    }
    router.present(.me, as: .sheet)
    let link = router.open("/names/x")
    #expect(link.currentOutcome == nil)
    #expect(host.displayed?.description == "[home] {me}")
    session.isSignedIn = true
    router.finishDetour()
    #expect(link.currentOutcome == .completed)
    #expect(host.displayed?.description == "[home name(\"x\")]")
  }

  @Test(arguments: [false, true]) func aLinkComesOverWhatIsRestored(isLinkFirst: Bool) {
    let router = makeRouter(RouteTree(.home))
    let snapshot = Snapshot<LinkRoute>(RouteTree(.home, .tags(["draft"])))
    var link: Navigation?
    if isLinkFirst { link = router.open("/posts/newest") }
    let restored = router.restore(snapshot)
    if !isLinkFirst { link = router.open("/posts/newest") }
    let host = RecordingHost<LinkRoute>()
    host.attach(to: router)
    #expect(restored.currentOutcome == .completed)
    #expect(link?.currentOutcome == .completed)
    #expect(
      host.displayed?.routes
        == RouteTree(.stack(.home, .tags(["draft"])), modals: [Modal(.sheet, [.order(.newest)])]))
  }

  @Test(arguments: [false, true]) func aRestoredFormIsAskedBeforeALinkReplacesIt(isLinkFirst: Bool) {
    let router = makeRouter(RouteTree(.home))
    let snapshot = Snapshot<LinkRoute>(RouteTree(.home, .tags(["draft"])))
    var link: Navigation?
    if isLinkFirst { link = router.open("/names/x") }
    router.restore(snapshot)
    if !isLinkFirst { link = router.open("/names/x") }
    let host = RecordingHost<LinkRoute>(answering: .later)
    host.attach(to: router)
    var asked = 0
    router.visibleContext.onLeave { _ in
      asked += 1
      return .stay
    }
    host.acknowledgeAll()
    #expect(asked == 1)
    guard case .blocked? = link?.currentOutcome else {
      Issue.record("\(String(describing: link?.currentOutcome))")
      return
    }
    #expect(host.displayed?.routes == snapshot.tree)
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

  @Test func routerWithoutLinksRefusesAll() {
    let router = Router<LinkRoute>(.home)
    #expect(router.open("/users").currentOutcome == .failed(.linkRefused(.noLinks)))
    router.links = SampleLinks.table
    router.open("/users")
    #expect(router.tree.routes == RouteTree(.home, .users))
  }
}

@MainActor
private final class Session {
  var isSignedIn = false
}
