import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// A place that is refused in a column refuses all that comes with it, in front or not.
@MainActor @Suite("Places refused in columns that come")
struct ColumnRefusalTests {
  struct Way: Sendable, CustomStringConvertible {
    let description: String
    /// Where the navigation leads once it is allowed.
    let result: String
    let navigate: @MainActor @Sendable (Router<Place>) -> Navigation

    init(
      _ description: String, to result: String,
      _ navigate: @escaping @MainActor @Sendable (Router<Place>) -> Navigation
    ) {
      self.description = description
      self.result = result
      self.navigate = navigate
    }

    private static func columns(_ filled: RouteStack<Place>..., front: Int) -> Container<Place> {
      RouteColumns(places: 3, filled: filled.map { .stack($0) }, front: front).map(Container.columns)
        ?? .stack(.a)
    }

    @MainActor
    private static func open(_ routes: Place..., on router: Router<Place>) -> Navigation {
      router.open(LinkDestination(ancestors: Array(routes.dropLast()), route: routes[routes.count - 1]))
    }

    static let all: [Way] = [
      Way("root set, refused behind the front", to: "[a*|1|.]") { router in
        router.setRoot(columns([.a], [.item(1)], front: 0))
      },
      Way("root set, refused before the front", to: "[a|1|b*]") { router in
        router.setRoot(columns([.a], [.item(1)], [.b], front: 2))
      },
      Way("root set, refused first", to: "[1|b*|.]") { router in
        router.setRoot(columns([.item(1)], [.b], front: 1))
      },
      Way("root set, refused below", to: "[a*|1 b|.]") { router in
        router.setRoot(columns([.a], [.item(1), .b], front: 0))
      },
      Way("tree set", to: "[home c*|1|.]") { router in
        router.set(RouteTree(columns([.home, .c], [.item(1)], front: 0)))
      },
      Way("filled, refused below", to: "[home|1 b*|.]") { $0.fill(.stack([.item(1), .b]), column: 1) },
      Way("filled, refused in the hidden tab", to: "[home|(a*: [a] | b: [b 1])*|.]") { router in
        router.fill(.tabs(RouteTabs(RouteTab(.a), RouteTab(.b, [.b, .item(1)]))), column: 1)
      },
      Way("a column filled after one that is refused", to: "[home|1|m*]") {
        open(.home, .item(1), .m, on: $0)
      },
      Way("a link to more on it", to: "[home|1 b*|.]") { open(.home, .item(1), .b, on: $0) },
      Way("shown", to: "[home|1*|.]") { $0.show(.item(1)) },
      Way("pushed in a column that is not in front", to: "[home 1|c*|.]") { router in
        router.edit { editor in
          editor.fill(.c, column: 1)
          editor.push(.item(1), at: .root.appending(branch: 0))
        }
      },
    ]
  }

  private let isSignedIn = Box(false)

  private func bench(_ decision: Decision<Place>) -> Bench {
    let bench = Bench.columns([.home], [.c], places: 3)
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn] _ in
      isSignedIn.value ? .allow : decision
    }
    return bench
  }

  @Test(arguments: Way.all)
  func itIsBlockedAsAWhole(way: Way) {
    let bench = bench(.block("private"))
    let before = bench.router.tree
    #expect(way.navigate(bench.router).currentOutcome == .blocked(BlockReason("private")))
    #expect(bench.router.tree == before)
    isSignedIn.value = true
    #expect(way.navigate(bench.router).currentOutcome == .completed)
    #expect(bench.shown == way.result)
  }

  @Test(arguments: Way.all)
  func itGoesOnAsAWholeAfterADetour(way: Way) {
    let bench = bench(.detour(to: .present(.signIn, as: .sheet)))
    let navigation = way.navigate(bench.router)
    #expect(navigation.currentOutcome == nil)
    #expect(bench.shown == "[home|c*|.] {signIn}")
    isSignedIn.value = true
    bench.screen(.signIn).finishDetour()
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == way.result)
  }

  @Test(arguments: Way.all)
  func itIsRedirectedAsAWhole(way: Way) {
    let bench = bench(.redirect(to: .fill(1, .stack(.signIn), near: nil)))
    let navigation = way.navigate(bench.router)
    #expect(navigation.currentOutcome == .completed)
    #expect(navigation.redirects.count == 1)
    #expect(bench.shown == "[home|signIn*|.]")
  }
}

extension Place {
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
