import Waymark
import WaymarkJournal
import WaymarkTesting

/// A router at random, whose user leaves places at any time, held against ``PlainLeaving``.
@MainActor
final class LeavingRun {
  private var dice: SplitMix
  private let fails: Bool
  private let bench: Bench
  /// What is done most often in this run.
  private let favourites: [Int]
  private var count = 100
  private var closed: Set<EntryID> = []
  private var navigations: [(Navigation, EntryID?, Place?)] = []
  private var displayed: Set<String> = []
  private(set) var log: [String] = []
  private(set) var problem: String?
  private let history: History<Place>?

  private var router: Router<Place> { bench.router }
  private var host: RecordingHost<Place> { bench.host }

  init(seed: UInt64) {
    var dice = SplitMix(seed: seed)
    fails = dice.chance(40)
    // Often many changes of one kind wait when the user leaves something.
    let random = [dice.number(20), dice.number(20), 13]
    favourites = dice.one(of: [random, [9, 10, 13, 18], [7, 8, 13, 18], [0, 9, 13, 13]])
    var plan = StartingTree()
    let modals = (0..<max(0, dice.number(4) - 2)).map { _ in
      Modal(.sheet, plan.container(&dice, 1))
    }
    let columns = RouteTree(columns: plan.stack(&dice), plan.stack(&dice), places: 3, front: 0)
    let tree = dice.chance(20) ? columns : RouteTree(plan.container(&dice, 2), modals: modals)
    bench = Bench(tree, answering: .later)
    self.dice = dice
    history = dice.chance(20) ? bench.router.keepHistory() : nil
    log.append("\(fails) \(bench.tree)")
    see()
  }

  private func see() {
    guard let tree = host.displayed else { return }
    for entry in tree.entries { displayed.insert("\(entry.id.rawValue) \(entry.route)") }
  }

  private func fault(_ text: String) { if problem == nil { problem = text } }

  func run(_ length: Int) {
    for _ in 0..<length where problem == nil {
      act()
      check()
    }
    guard problem == nil else { return }
    log.append("settle")
    while problem == nil, host.acknowledge() { look() }
    if router.tree != router.shown { fault("at rest: \(bench.tree) is not shown: \(bench.shown)") }
    if host.displayed != router.shown {
      fault("at rest: displayed \(bench.displayed), shown \(bench.shown)")
    }
    if !router.isSettled { fault("not settled") }
    for (navigation, opened, place) in navigations {
      guard let outcome = navigation.currentOutcome else {
        return fault("\(navigation.id) never ends")
      }
      if outcome == .completed, let opened, let place,
        !displayed.contains("\(opened.rawValue) \(place)")
      {
        fault("\(navigation.id) is completed, and \(place) was not shown")
      }
    }
  }

  private func look() {
    see()
    check()
  }

  private func check() {
    if !host.misfits.isEmpty { fault("misfit: \(host.misfits)") }
    for (name, tree) in [
      ("tree", router.tree), ("shown", router.shown), ("displayed", host.displayed),
    ] {
      guard let tree else { continue }
      let ids = tree.entries.map(\.id)
      if Set(ids).count != ids.count { fault("\(name) has an entry twice: \(tree.notation)") }
      if history == nil, let back = tree.entries.first(where: { closed.contains($0.id) }) {
        fault("\(back.route) is back in \(name): \(tree.notation)")
      }
    }
  }

  /// Notes a navigation.
  private func navigate(_ name: String, _ body: () -> Navigation) -> Navigation {
    let navigation = body()
    log.append("\(name) -> \(bench.tree)")
    see()
    navigations.append((navigation, nil, nil))
    return navigation
  }

  private func new() -> Place {
    count += 1
    return .item(count)
  }

  /// An entry of a tree, mostly one of the stack that the user sees.
  private func entry(of tree: EntryTree<Place>) -> Entry<Place> {
    let seen = dice.chance(70) ? tree.stack(at: tree.visiblePath)?.elements : nil
    return dice.one(of: seen ?? tree.entries)
  }

  private func act() {
    switch dice.chance(60) ? dice.one(of: favourites) : dice.number(20) {
    case 0, 1:
      let place = new()
      let navigation = navigate("push \(place)") { router.push(place) }
      let opened = router.tree.entries.first { $0.route == place }?.id
      navigations[navigations.count - 1] = (navigation, opened, place)
    case 2: _ = navigate("pop") { router.pop(1 + dice.number(1)) }
    case 3:
      let place = new()
      _ = navigate("present \(place)") { router.present(place) }
    case 4: _ = navigate("dismiss") { router.dismiss() }
    case 5:
      let entry = entry(of: router.tree)
      _ = navigate("remove \(entry.route)") { router.remove(entry.id) }
    case 6:
      let entry = entry(of: router.tree)
      _ = navigate("close \(entry.route)") { router.close(entry.id) }
    case 7, 8:
      let entry = entry(of: router.tree)
      let place = new()
      let navigation = navigate("update \(entry.route) to \(place)") {
        router.update(entry.id, to: place)
      }
      navigations[navigations.count - 1] = (navigation, entry.id, place)
    case 9, 10: setStack()
    case 11:
      let place: Place = dice.one(of: [.a, .b, .c])
      _ = navigate("select \(place)") { router.select(place) }
    case 12:
      let place = new()
      let column = 1 + dice.number(1)
      _ = navigate("fill \(column) \(place)") { router.fill(place, column: column) }
    case 13, 14, 15: leave()
    case 16 where fails: fail()
    case 17 where history != nil:
      guard let history, let moment = history.moments.randomElement(using: &dice) else { return }
      if let travel = history.go(to: moment.id) { _ = navigate("travel") { travel } }
    default:
      let did = host.acknowledge()
      log.append("acknowledge \(did) -> \(bench.displayed)")
      see()
    }
  }

  private func setStack() {
    let entry = entry(of: router.tree)
    guard let path = router.tree.position(of: entry.id)?.path,
      let stack = router.tree.stack(at: path)
    else {
      return
    }
    var routes = stack.elements.map(\.route)
    switch dice.number(4) {
    case 0: routes.shuffle(using: &dice)
    case 4:
      // What was on top stays, above something else.
      let end = min(1 + dice.number(1), routes.count - 1)
      routes.replaceSubrange(..<end, with: dice.chance(50) ? [] : [new()])
    case 1: routes[dice.number(routes.count - 1)] = new()
    case 2: routes.insert(new(), at: dice.number(routes.count))
    default: if routes.count > 1 { routes.remove(at: dice.number(routes.count - 1)) }
    }
    guard let wanted = RouteStack(elements: routes) else { return }
    _ = navigate("set \(wanted.elements) at \(path)") {
      router.edit { $0.setStack(wanted, at: path) }
    }
  }

  /// The user leaves a place that is on the screen.
  private func leave() {
    guard let shown = router.shown, host.displayed == shown else { return }
    let entry = entry(of: shown)
    let tree = router.tree
    let leaving = PlainLeaving(closing: entry.id, in: shown)
    if let leaving { closed.formUnion(leaving.gone) }
    host.userCloses(entry.id)
    log.append("user closes \(entry.route) -> \(bench.tree) shown \(bench.shown)")
    let (wanted, left) = (leaving?.left(of: tree) ?? tree, leaving?.left(of: shown) ?? shown)
    if wanted != router.tree { fault("tree should be \(wanted.notation)") }
    if left != router.shown { fault("shown should be \(left.notation)") }
    see()
  }

  private func fail() {
    let before = router.tree
    let isCancelled = dice.chance(40)
    let did = isCancelled ? host.cancel() : host.fail(Trouble())
    log.append("\(isCancelled ? "cancel" : "fail") \(did) -> \(bench.tree)")
    if router.tree != before, router.tree != router.shown { fault("went back to \(bench.tree)") }
    see()
  }
}
