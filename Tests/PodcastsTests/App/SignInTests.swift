import PodcastsAccount
import PodcastsCore
import Testing
import Waymark
import WaymarkLinks

/// Private places open for nobody who is signed out, whichever way leads there.
@MainActor
struct SignInTests {
  @Test(arguments: [
    "podcasts://library", "podcasts://library/playlists/1", "podcasts://library/subscriptions/tides",
    "https://podcasts.example/library",
  ])
  func linkIntoTheLibraryAsksToSignInAndArrives(link: String) throws {
    let window = RecordedWindow()
    let navigation = window.router.open(link)
    #expect(window.visible == .account(.signIn))
    #expect(navigation.currentOutcome == nil)
    window.signIn(as: "Ada")
    #expect(navigation.currentOutcome == .completed)
    let route = try AppLinks.table.route(for: link)
    #expect(window.visible == route)
    #expect(window.router.tree.modals.isEmpty)
  }

  private nonisolated static let hidden = start { tree in
    tree.select(.library(.list))
    tree.push(.library(.playlist(id: 1)))
    tree.select(.shows(.list))
  }

  /// Trees of which a part is private: on top, below a public place, as a sheet, below a sheet, in a tab that is selected or
  /// hidden, as the root.
  private nonisolated static let trees: [RouteTree<AppRoute>] = [
    start { $0.push(.library(.review(show: "tides"))) },
    start { tree in
      tree.push(.library(.review(show: "tides")))
      tree.push(.shows(.show(id: "tides")))
    },
    start { $0.present(.library(.playlists)) },
    start { tree in
      tree.present(.library(.playlists))
      tree.present(.account(.account))
    },
    start { tree in
      tree.select(.library(.list))
      tree.push(.library(.playlist(id: 1)))
    },
    hidden,
    RouteTree(.library(.list)),
  ]

  @Test(arguments: trees)
  func snapshotOpensNothingPrivate(tree: RouteTree<AppRoute>) {
    let window = RecordedWindow(restoring: Snapshot(tree))
    #expect(window.places.allSatisfy { !$0.isInLibrary || $0 == .library(.list) }, "\(window.router.tree)")
    #expect(!window.visible.isInLibrary)
    // A place that would not have been seen asks nobody to sign in.
    #expect(window.visible == (tree == Self.hidden ? .shows(.list) : .account(.signIn)))
  }

  @Test func signingOutTakesAwayWhatIsPrivateWhereverItIsOpen() async {
    let window = RecordedWindow.ofAda()
    window.router.select(.library(.list))
    window.router.push(.library(.playlist(id: 1)))
    window.router.select(.shows(.list))
    window.router.push(.library(.review(show: "tides")))
    window.router.select(.account(.account))
    window.stores.session.signOut()
    #expect(await eventually { window.router.tree.routes == Self.start { $0.select(.account(.account)) } })
    #expect(window.visible == .account(.account))
  }

  private nonisolated static func start(_ edit: (inout RouteTree<AppRoute>) -> Void) -> RouteTree<AppRoute> {
    var tree = AppRoute.start
    edit(&tree)
    return tree
  }
}

extension AppRoute {
  fileprivate var isInLibrary: Bool { if case .library = self { true } else { false } }
}
