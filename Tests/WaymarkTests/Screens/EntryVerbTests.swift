import Testing
import Waymark
import WaymarkTesting

/// The verbs of a screen are a single step if they are about the stack that the user sees, and a whole tree if not.
///
/// Both do the same.
@MainActor @Suite("A screen's verb does the same wherever the screen is")
struct EntryVerbTests {
  private nonisolated static let stack = RouteStack(root: Place.a, pushed: [.b, .c])

  private nonisolated static var tabs: Container<Place> {
    .tabs(
      RouteTabs(
        RouteTab(.home, [.home, .d]), RouteTab(.search, [.search, .e]), selectedKey: .search))
  }

  private nonisolated static var columns: Container<Place> {
    .columns(RouteColumns([.m, .n], [.o, .terms], places: 3))
  }

  /// Trees with each kind of container at the bottom, and above that.
  nonisolated static var trees: [RouteTree<Place>] {
    let containers = [Container.stack(stack), tabs, columns]
    return containers.flatMap { root in
      [RouteTree(root)]
        + containers.map { RouteTree(root, modals: [Modal(.sheet, $0)]) }
        + containers.map {
          RouteTree(
            root,
            modals: [
              Modal(.sheet, $0),
              Modal(.fullScreen, RouteStack(root: .signIn, pushed: [.item(1)])),
            ])
        }
    }
  }

  private struct Verb {
    let name: String
    let intent: (EntryID) -> Intent<Place>
    let edit: @Sendable (EntryID, inout TreeEditor<Place>) -> Void
  }

  private static var verbs: [Verb] {
    [
      Verb(name: "push", intent: { .pushNear($0, .item(9)) }, edit: { $1.push(.item(9), near: $0) }),
      Verb(name: "close", intent: { .close($0) }, edit: { $1.close($0) }),
      Verb(name: "back", intent: { .popToEntry($0) }, edit: { $1.pop(to: $0) }),
    ]
      + [0, 1, 2, .max].map { count in
        Verb(
          name: "pop \(count)", intent: { .popEntry($0, count) }, edit: { $1.pop(count, from: $0) })
      }
  }

  private func makeRouter(_ tree: RouteTree<Place>) -> Router<Place> {
    let router = Router<Place>(tree, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    RecordingHost<Place>().attach(to: router)
    return router
  }

  @Test(arguments: trees) func ofEachEntry(_ tree: RouteTree<Place>) {
    var ids: [EntryID] = []
    makeRouter(tree).tree.forEachElement { ids.append($0.id) }
    for verb in Self.verbs {
      for id in ids {
        let (asked, edited) = (makeRouter(tree), makeRouter(tree))
        let answer = asked.submit(verb.intent(id)).currentOutcome
        let expected = edited.edit { verb.edit(id, &$0) }.currentOutcome
        #expect(answer == expected, "\(verb.name) of \(id)")
        #expect(asked.tree == edited.tree, "\(verb.name) of \(id)")
        #expect(asked.shown == asked.tree, "\(verb.name) of \(id)")
      }
    }
  }
}
