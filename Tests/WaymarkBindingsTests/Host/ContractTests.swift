import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkBindings

@MainActor
struct ContractTests {
  @Test(arguments: [UInt64(1), 100, 200]) func theHostKeepsTheContract(seed: UInt64) async throws {
    let shared = ContractFrames()
    let contract = HostContract<Place>(
      routes: ["a", "b", "c", "d", "e", "f"], features: .all, seed: seed,
      advance: { shared.advance() },
      makeHost: { shared.subject(for: $0, seed: seed) })
    try await contract.check()
  }

  @Test func soItDoesOffTheScreen() async throws {
    let contract = HostContract<Place>(
      routes: ["a", "b", "c", "d", "e", "f"], features: .all, seed: 300
    ) { router in
      let host = BindingHost(router: router, timer: ManualClock())
      return HostUnderTest(
        host,
        displayed: { [weak host] in
          // Nothing is drawn: what views would read counts.
          host.flatMap { Views($0, seed: 0) }?.wouldShow?.routes
        })
    }
    try await contract.check()
  }
}

/// Lets frames pass for the host that is being checked, without keeping it.
@MainActor
private final class ContractFrames {
  private weak var views: Views?
  private weak var clock: ManualClock?

  func advance() {
    clock?.advance(by: .milliseconds(16))
    views?.frame()
  }

  func subject(for router: Router<Place>, seed: UInt64) -> HostUnderTest<Place> {
    let clock = ManualClock()
    let host = BindingHost(router: router, timer: clock, patience: .seconds(600))
    let views = Views(host, seed: seed)
    host.setRootShown(true)
    self.views = views
    self.clock = clock
    weak let weakHost = host
    weak let weakRouter = router
    return HostUnderTest(
      host,
      displayed: { views.tree?.routes },
      screens: {
        withExtendedLifetime(clock) {}
        var screens: [EntryID: AnyObject] = [:]
        weakRouter?.shown?.forEachElement { screens[$0.id] = weakHost?.screens[$0.id] }
        return screens
      },
      userCloses: { id in
        guard let shown = weakRouter?.shown, let position = shown.firstPosition(where: { $0.id == id }) else {
          return false
        }
        // No user is as quick as the room changes.
        for _ in 0..<10 { clock.advance(by: .milliseconds(16)) }
        let isDone =
          if position.index > 0 {
            views.topEntry == id && views.swipeBack()
          } else if shown.columns(around: position.path) != nil, views.isInFront(id) {
            views.leaveColumn(isWrittenFirst: false)
          } else {
            views.pullDown()
          }
        guard isDone else { return false }
        // The user has let go, and what was begun comes to its end.
        for _ in 0..<40 where !views.isIdle { views.frame() }
        // Whether the room changes is waited for.
        for _ in 0..<10 { clock.advance(by: .milliseconds(16)) }
        return true
      },
      userSelects: { path in
        guard weakRouter?.shown?.container(at: path) != nil, path.branchCount > 0 else { return false }
        for _ in 0..<10 { clock.advance(by: .milliseconds(16)) }
        let isDone = views.focusColumn(path.branch(at: path.branchCount - 1))
        // Whether the room changes is waited for.
        for _ in 0..<10 where isDone { clock.advance(by: .milliseconds(16)) }
        return isDone
      },
      columns: ColumnsReading(
        fitting: { views.fittingColumns },
        resize: { count in if views.isCompact != (count == 1) { views.turn() } },
        seen: { views.seenEntries }))
  }
}

extension Views {
  /// The tree that is read now, as if it were drawn at once.
  var wouldShow: EntryTree<Place>? {
    guard let host, host.root != nil else { return nil }
    let seen = Seen(host)
    layers = seen.layers.map { DrawnLayer($0, .there, isCompact: isCompact) }
    defer { layers = [] }
    return tree
  }

  /// How many columns fit in the topmost layer that has some.
  fileprivate var fittingColumns: Int {
    let columns = layers.reversed().lazy.compactMap(\.content.seenColumns.first).first
    return columns.map { $0.isCompact ? 1 : $0.model.capacity } ?? (isCompact ? 1 : 2)
  }

  /// The entries that are seen in the topmost layer.
  fileprivate var seenEntries: Set<EntryID> {
    Set(layers.last?.content.seen.compactMap { $0.screens.last?.model.id } ?? [])
  }

  /// Whether a column that is known by an entry is in front.
  fileprivate func isInFront(_ id: EntryID) -> Bool {
    guard let columns = layers.last?.content.seenColumns.first else { return false }
    return columns.front > 0 && columns.columns[columns.front].container?.root.id == id
  }
}
