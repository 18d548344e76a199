import Testing
import Waymark
import WaymarkLinks

/// The shorter paths that are links are a link's back stack.
@Suite struct LinkDestinationTests {
  @Test func shorterPathOfTheSameRouteIsThereOnce() throws {
    let table = links {
      Link("/", LinkRoute.home)
      Link("/users", LinkRoute.users)
      Link("/users/all", LinkRoute.users)
      Link("/users/all/:id", LinkRoute.user)
    }
    #expect(try table.destination(for: "/users/all") == LinkDestination(ancestors: [.home], route: .users))
    #expect(
      try table.destination(for: "/users/all/5")
        == LinkDestination(ancestors: [.home, .users], route: .user(id: 5)))
    #expect(try table.destination(for: "/") == LinkDestination(route: .home))
    #expect(try table.destination(for: "/users/") == LinkDestination(ancestors: [.home], route: .users))
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
    // A link that takes the rest of a path is below nothing.
    #expect(
      try table.destination(for: "/%C3%A9/x/%41?q=%C3%A9#f")
        == LinkDestination(ancestors: [.me], route: .name("A")))
  }

  @Test func hierarchicalRestHasAncestors() throws {
    let table = links { Link("/:path*", LinkRoute.file).hierarchical() }
    #expect(
      try table.destination(for: "/usr/share").routes == [
        .file([]), .file(["usr"]), .file(["usr", "share"]),
      ])
    let flat = links { Link("/:path*", LinkRoute.file) }
    #expect(try flat.destination(for: "/usr/share").routes == [.file(["usr", "share"])])
  }

  @Test func internalAncestorIsNoneFromOutside() throws {
    let table = links {
      Link("/users", LinkRoute.users).internalOnly()
      Link("/users/:id", LinkRoute.user)
    }
    #expect(try table.destination(for: "/users/5").routes == [.user(id: 5)])
    #expect(try table.destination(for: "/users/5", from: .inside).routes == [.users, .user(id: 5)])
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
    // A route that is pushed after a modal lies in it.
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
    // A route in a tab lies on those that are in that tab already, and not on those that are elsewhere.
    #expect(
      opened([(.me, .push), (.name("a"), .tab(.users)), (.name("b"), .tab(.users))])
        == RouteTree(
          tabs: home, RouteTab(.users, [.users, .name("a"), .name("b")]), selectedKey: .users))
    #expect(
      opened([(.me, .push), (.name("a"), .tab(.users)), (.name("b"), .tab(.home))])
        == RouteTree(tabs: RouteTab(.home, [.home, .name("b")]), users))
    // A window of its own takes nothing along, and a route that is pushed then lies in it.
    #expect(
      opened([(.me, .push), (.name("a"), .root), (.name("b"), .push)]) == RouteTree(.name("a"), .name("b")))
    // The key of a tab is that tab, and a tab that is not there is none.
    #expect(
      opened([(.users, .push), (.me, .push)])
        == RouteTree(tabs: home, RouteTab(.users, [.users, .me]), selectedKey: .users))
    #expect(opened([(.me, .tab(.flag(true)))]) == RouteTree(tabs: RouteTab(.home, [.home, .me]), users))
  }
}
