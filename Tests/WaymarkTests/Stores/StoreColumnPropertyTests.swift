import Testing
import Waymark
import WaymarkTesting

/// A store that leads a window of columns, whatever the user does in it and however wide it is.
@MainActor @Suite("A store and columns at random")
struct StoreColumnPropertyTests {
  @MainActor
  private final class Run {
    var random: SplitMix
    let bench: Bench
    let store: PlainStore
    private let binding: Registration
    /// What the store said last, as long as nobody else has had a word since.
    var lastWord: RouteTree<Place>?
    /// How much the store had been sent by then.
    var sentBefore = 0
    private(set) var log: [String] = []
    private(set) var problems: [String] = []

    init(seed: Int) {
      random = SplitMix(seed: UInt64(seed))
      let answers: [HostAnswer] = [.now, .later]
      let tree = random.columnTree()
      bench = Bench(tree, answering: answers[seed % 2])
      store = PlainStore(tree)
      store.isLate = seed / 4 % 3 == 0
      binding = bench.router.bind(to: store)
      log.append("\(tree)")
    }

    func act() {
      let router = bench.router
      let column = Int.random(in: 0...2, using: &random)
      let place = random.columnPlace()
      switch Int.random(in: 0..<16, using: &random) {
      case 0...3: lead()
      case 4: other("fill \(column) with \(place)") { router.fill(place, column: column) }
      case 5: other("empty \(column)") { router.clearColumns(from: column) }
      case 6: other("front \(column)") { router.focusColumn(column) }
      case 7: other("push \(place)") { router.push(place) }
      case 8: other("pop") { router.pop() }
      case 9: userCloses()
      case 10: userSelects()
      case 11, 12: resize()
      case 13:
        log.append("the store takes over")
        store.process()
      default:
        log.append("the host answers")
        bench.host.acknowledge()
      }
    }

    /// What anybody but the store has done, after which it has to follow.
    private func other(_ what: String, _ act: () -> Void) {
      log.append(what)
      lastWord = nil
      act()
    }

    private func lead() {
      let tree = random.columnTree(near: store.tree)
      guard tree != store.tree else { return }
      log.append("the store says \(tree)")
      // What it was sent before comes over it, once it takes that over.
      lastWord = store.isBehind ? nil : tree
      sentBefore = store.sent.count
      store.change(to: tree)
    }

    private func userCloses() {
      var ids: [EntryID] = []
      bench.host.displayed?.forEachElement { ids.append($0.id) }
      guard let id = ids.dropFirst().randomElement(using: &random) else { return }
      other("the user closes \(id.rawValue)") { bench.host.userCloses(id) }
    }

    private func userSelects() {
      guard let displayed = bench.host.displayed,
        case .columns(let columns) = displayed.layer(displayed.modals.count)
      else { return }
      let index = Int.random(in: 0..<columns.count, using: &random)
      let path = BranchPath(layer: displayed.modals.count).appending(branch: index)
      other("the user goes to column \(index)") { bench.host.userSelects(path) }
    }

    /// Another width is nobody's business but the host's and the screens'.
    private func resize() {
      let room = Int.random(in: 1...3, using: &random)
      log.append("room for \(room)")
      let (tree, sent, steps) = (bench.router.tree, store.sent.count, bench.host.requests.count)
      bench.host.columnsThatFit = room
      if bench.router.tree != tree || store.sent.count != sent || bench.host.requests.count != steps {
        problems.append("another width changed something")
      }
    }

    func rest() {
      log.append("rest")
      for _ in 0..<30 {
        bench.host.acknowledgeAll()
        store.process()
      }
      let (tree, shown) = (bench.router.tree, bench.router.shown)
      if shown != tree || bench.host.displayed != tree || !bench.router.isSettled {
        problems.append("\(bench.shown) is shown, and not \(bench.tree)")
      }
      if store.tree != tree.routes { problems.append("the store has \(store.tree), and not \(bench.tree)") }
      if let lastWord {
        if tree.routes != lastWord { problems.append("\(bench.tree) is there, and not \(lastWord)") }
        if store.sent.dropFirst(sentBefore).contains(where: { $0 != lastWord.notation }) {
          problems.append("the store was sent \(store.sent.dropFirst(sentBefore)) after \(lastWord)")
        }
      }
      checkPhases(tree)
      if !bench.host.misfits.isEmpty { problems.append("a step did not fit") }
    }

    /// What fits is there to be seen, and nothing else.
    private func checkPhases(_ tree: EntryTree<Place>) {
      let seen = tree.layer(tree.modals.count).tops(room: bench.host.columnsThatFit)
      tree.forEachElement { entry in
        let phase = bench.router.host.context(for: entry).phase
        let expected: ScreenPhase = seen.contains(entry.id) ? .appeared : .covered
        // One that was never seen has nothing over it either.
        if phase != expected, !(expected == .covered && phase == .created) {
          problems.append("\(entry) is \(phase) in \(tree) with room for \(bench.host.columnsThatFit)")
        }
      }
    }
  }

  @Test(arguments: 0..<Runs.count(60))
  func bothHoldOneTreeInEveryWidth(seed: Int) {
    let run = Run(seed: seed)
    for index in 0..<60 where run.problems.isEmpty {
      run.act()
      if index % 6 == 5 { run.rest() }
    }
    run.rest()
    #expect(run.problems.isEmpty, "\(run.problems)\n\(run.log.joined(separator: "\n"))")
  }
}

extension Container<Entry<Place>> {
  /// The entries on top of what can be seen.
  fileprivate func tops(room: Int) -> Set<EntryID> {
    switch self {
    case .stack(let stack): [stack.top.id]
    case .tabs(let tabs): tabs.selected.container.tops(room: room)
    case .columns(let columns):
      // As many as fit, and as far to the left as the one in front allows.
      Set(
        (max(0, columns.front - room + 1)..<min(columns.count, max(columns.front + 1, room))).flatMap {
          columns[$0].tops(room: 1)
        })
    }
  }
}

extension SplitMix {
  fileprivate mutating func columnPlace() -> Place {
    [.a, .b, .c, .d, .e, .item(1), .item(2)].randomElement(using: &self) ?? .a
  }

  private mutating func stack() -> Container<Place> {
    let pushed = (0..<Int.random(in: 0...2, using: &self)).map { _ in columnPlace() }
    return .stack(RouteStack(root: columnPlace(), pushed: pushed))
  }

  /// A column, which may have tabs.
  private mutating func column() -> Container<Place> {
    guard Int.random(in: 0..<5, using: &self) == 0 else { return stack() }
    let tabs = RouteTabs(
      checking: [RouteTab(Place.a, stack()), RouteTab(.b, stack())],
      selectedKey: Bool.random(using: &self) ? .a : .b)
    return tabs.map { .tabs($0) } ?? stack()
  }

  private mutating func columns() -> Container<Place> {
    let filled = (0...Int.random(in: 0...2, using: &self)).map { _ in column() }
    let front = Int.random(in: 0..<filled.count, using: &self)
    return RouteColumns(places: 3, filled: filled, front: front).map { .columns($0) } ?? stack()
  }

  fileprivate mutating func columnTree() -> RouteTree<Place> {
    var tree = RouteTree(columns())
    if Int.random(in: 0..<5, using: &self) == 0 {
      tree.present(Modal(.sheet, Bool.random(using: &self) ? columns() : stack()))
    }
    return tree
  }

  /// Another tree, most often one that differs little, as those do that a store holds.
  fileprivate mutating func columnTree(near tree: RouteTree<Place>) -> RouteTree<Place> {
    var near = tree
    let column = Int.random(in: 0...2, using: &self)
    switch Int.random(in: 0..<7, using: &self) {
    case 0: near.focusColumn(column)
    case 1: near.fill(self.column(), column: column)
    case 2: near.clearColumns(from: column)
    case 3: near.push(columnPlace())
    case 4: near.pop()
    case 5: near.dismiss()
    default: near = columnTree()
    }
    return near
  }
}
