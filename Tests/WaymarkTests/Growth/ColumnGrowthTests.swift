import Testing
import Waymark
import WaymarkTesting

/// Each would take many minutes if anything in it grew faster than the tree.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("Columns beside much cost what it is, and no more", .timeLimit(.minutes(30)))
struct ColumnGrowthTests {
  private static let size = 10_000

  private func deep(_ root: Place) -> Container<Place> {
    .stack(RouteStack(root: root, pushed: (1..<Self.size).map { .item($0) }))
  }

  private func columns(_ filled: [Container<Place>]) throws -> Container<Place> {
    .columns(try #require(RouteColumns(places: 3, filled: filled, front: filled.count - 1)))
  }

  /// Fills the last two columns again and again.
  private func fill(_ tree: RouteTree<Place>, observing isObserved: Bool = false) throws {
    let router = Router<Place>(tree, configuration: .init(timer: ManualClock(), log: nil))
    router.attach(PlainHost())
    var heard = 0
    if isObserved {
      router.tree.forEachElement { entry in router.context(for: entry).onUpdate { _ in heard += 1 } }
    }
    let id = router.tree.root.root.id
    for number in 0..<200 {
      #expect(router.fill(1, with: .item(-number)).currentOutcome == .completed)
      #expect(router.fill(2, with: .a).currentOutcome == .completed)
    }
    #expect(router.shown == router.tree)
    #expect(router.tree.root.root.id == id)
    #expect(heard == 0)
  }

  @Test func fillingBesideADeepColumn() throws {
    try fill(RouteTree(try columns([deep(.home), .stack(.b)])))
  }

  @Test func fillingBesideADeepColumnWhoseScreensHearOfTheirRoutes() throws {
    try fill(RouteTree(try columns([deep(.home), .stack(.b)])), observing: true)
  }

  @Test func fillingWhereAnotherTabIsDeep() throws {
    let tabs = RouteTabs(
      tabs: [
        RouteTab(key: Place.home, container: try columns([.stack(.home), .stack(.b)])),
        RouteTab(key: Place.a, container: deep(.a)),
      ], selectedKey: .home)
    try fill(RouteTree(.tabs(try #require(tabs))))
  }

  @Test func fillingOverWhichThereIsADeepModal() throws {
    let modal = Modal(style: ModalStyle.sheet, container: try columns([.stack(.home), .stack(.b)]))
    let tree = RouteTree(deep(.home), modals: [modal])
    try fill(tree)
  }
}
