import Waymark
import WaymarkTesting

/// A navigation that waits for a detour that is in the place of something, while the user leaves places at random, held against
/// ``PlainLeaving``.
@MainActor
final class DetourLeavingRun {
  private var dice: SplitMix
  private let bench: Bench
  private let isSignedIn = Box(false)
  /// The tree that is wanted, for each navigation that waits, the newest last.
  private var wanted: [EntryTree<Place>] = []
  private(set) var log: [String] = []
  private(set) var problem: String?

  private var router: Router<Place> { bench.router }

  init(seed: UInt64) {
    var dice = SplitMix(seed: seed)
    var plan = StartingTree()
    let modals = (0..<max(0, dice.number(4) - 2)).map { _ in
      Modal(.sheet, plan.container(&dice, 1))
    }
    bench = Bench(RouteTree(plan.container(&dice, 2), modals: modals), answering: .later)
    let detour: Intent<Place> = dice.one(of: [.setRoot(.stack([.signIn])), .replaceTop(with: .signIn)])
    bench.router.addGuard { [isSignedIn] proposal in
      guard !isSignedIn.value, proposal.destination.route == .e else { return .allow }
      return .detour(to: detour)
    }
    self.dice = dice
    note("begins")
  }

  private func note(_ what: String) { log.append("\(what) -> \(bench.tree) shown \(bench.shown)") }

  private func fault(_ text: String) { if problem == nil { problem = text } }

  /// Takes places out from below others in a stack, and presents one that needs the detour.
  private func want() -> Navigation {
    let entry = dice.one(of: router.tree.entries)
    let path = router.tree.position(of: entry.id)?.path ?? .root
    let stack = router.tree.stack(at: path)?.elements ?? []
    // With another root, a modal or a column after the first would be another one.
    let keepsRoot = sequence(first: path, next: \.parent).contains { place in
      guard let parent = place.parent else { return place.layer > 0 }
      guard case .columns? = router.tree.container(at: parent) else { return false }
      return place.branch(at: place.branchCount - 1) > 0
    }
    let kept = RouteStack(
      elements: Array(stack.dropFirst(keepsRoot ? 0 : dice.number(stack.count - 1))))
    let routes = kept.flatMap { RouteStack(elements: $0.elements.map(\.route)) }
    var tree = router.tree
    if let kept { tree.setStack(kept, at: path) }
    tree.present(Entry(id: EntryID(rawValue: 1_000_000), route: .e), as: .sheet)
    wanted = [tree]
    return router.edit { editor in
      if let routes { editor.setStack(routes, at: path) }
      editor.present(.e)
    }
  }

  func run() {
    for _ in 0..<dice.number(3) { change() }
    let navigation = want()
    note("wants \(wanted[0].notation)")
    guard navigation.currentOutcome == nil, router.isDetoured else { return }
    for _ in 0..<dice.number(80) {
      if dice.chance(75) { leave() } else { change() }
      guard problem == nil, navigation.currentOutcome == nil else { return }
    }
    isSignedIn.value = true
    guard router.finishDetour() != nil else { return fault("nothing waits") }
    note("resumes")
    if router.tree.routes != wanted[0].routes { fault("should be \(wanted[0].notation)") }
    while bench.host.acknowledge() {}
    if router.tree != router.shown || bench.host.displayed != router.shown { fault("is not shown") }
    if navigation.currentOutcome == nil { fault("never ends") }
  }

  private var count = 100

  private func change() {
    count += 1
    switch dice.number(4) {
    case 0: router.push(.item(count))
    case 1: router.present(.item(count))
    case 2: router.pop()
    default: bench.host.acknowledge()
    }
    note("changes")
  }

  private func leave() {
    guard let shown = router.shown, bench.host.displayed == shown else { return }
    let entry = dice.one(of: shown.entries)
    guard let leaving = PlainLeaving(closing: entry.id, in: shown) else { return }
    wanted = wanted.map { leaving.left(of: $0) }
    bench.host.userCloses(entry.id)
    note("user closes \(entry.route)")
  }
}
