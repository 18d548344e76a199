import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// The terminal shows the router's tree in the end, whatever is navigated and typed, however its size changes.
///
/// `WAYMARK_RUNS` says how many times as many runs to try, of 50 steps each, and `WAYMARK_SEED` tries one of them.
@MainActor @Suite struct HostPropertyTests {
  nonisolated private static var seeds: [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["WAYMARK_SEED"].flatMap(UInt64.init) { return [seed] }
    return Array(0..<30 * (environment["WAYMARK_RUNS"].flatMap(UInt64.init) ?? 1))
  }

  @Test func theTerminalShowsTheTreeInTheEnd() throws {
    for seed in Self.seeds {
      let run = HostRun(seed: seed)
      for _ in 0..<50 where run.problem == nil { run.step() }
      run.rest()
      try #require(run.problem == nil, "run \(seed): \(run.problem ?? "")")
    }
  }
}

/// One random run.
@MainActor
private final class HostRun {
  private var random: SplitMix
  private let fixture: HostFixture
  private var screens: [EntryID: ObjectIdentifier] = [:]
  private var guardCount = 0
  private var guarding: Registration?
  private var objections: [Registration] = []
  private var steps: [String] = []
  private(set) var problem: String?

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let width = Self.width(using: &random)
    let tree = Self.tree(using: &random)
    fixture = HostFixture(tree, size: Size(width: width, height: 12), chrome: .standard)
    // A modal with another root is another modal, whose places get screens anew.
    fixture.router.onEvent { [weak self] event in
      if case .lifecycle(let entry, .removed) = event.kind { self?.screens[entry.id] = nil }
    }
    guarding = fixture.router.addGuard { [weak self] _ in
      self?.guardCount += 1
      return .allow
    }
  }

  private static func width(using random: inout SplitMix) -> Int {
    [20, 44, 60, 89, 90, 100, 134, 135, 150].randomElement(using: &random) ?? 60
  }

  private static func stack(using random: inout SplitMix) -> RouteStack<Place> {
    RouteStack(
      root: page(using: &random),
      pushed: (0..<Int.random(in: 0...2, using: &random)).map { _ in page(using: &random) })
  }

  private static func page(using random: inout SplitMix) -> Place {
    .page(Int.random(in: 0...4, using: &random))
  }

  /// A stack, tabs or columns, these mostly.
  private static func container(depth: Int, using random: inout SplitMix) -> Container<Place> {
    let kind = depth == 0 ? 0 : Int.random(in: 0...5, using: &random)
    switch kind {
    case 0: return .stack(stack(using: &random))
    case 1:
      let keys = [Place.files, .bookmarks, .recent].prefix(Int.random(in: 1...3, using: &random))
      let tabs = keys.map { RouteTab($0, container(depth: depth - 1, using: &random)) }
      let selected = keys.randomElement(using: &random)
      return RouteTabs(checking: tabs, selectedKey: selected).map { .tabs($0) } ?? .stack([.home])
    default:
      let capacity = Int.random(in: 2...3, using: &random)
      let filled = (0..<Int.random(in: 1...capacity, using: &random)).map { _ in
        container(depth: depth - 1, using: &random)
      }
      let columns = RouteColumns(
        capacity: capacity, filled: filled, front: Int.random(in: 0..<filled.count, using: &random))
      return columns.map { .columns($0) } ?? .stack([.home])
    }
  }

  private static func tree(using random: inout SplitMix) -> RouteTree<Place> {
    let modals = (0..<max(0, Int.random(in: -2...1, using: &random))).map { _ in
      Modal(style(using: &random), container(depth: 2, using: &random))
    }
    return RouteTree(container(depth: 2, using: &random), modals: modals)
  }

  private static func style(using random: inout SplitMix) -> Presentation {
    Presentation.modals.randomElement(using: &random) ?? .sheet
  }

  /// A place that there may be.
  private func path() -> BranchPath {
    var path = BranchPath(layer: Int.random(in: 0...fixture.router.tree.modals.count, using: &random))
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      path = path.appending(branch: Int.random(in: 0...2, using: &random))
    }
    return path
  }

  func step() {
    let router = fixture.router
    let options = NavigationOptions(isAnimated: random.next() % 4 != 0)
    let page = Self.page(using: &random)
    let column = Int.random(in: 0...2, using: &random)
    let choice = Int.random(in: 0..<22, using: &random)
    switch choice {
    case 0: router.push(page, options: options)
    case 1: router.pop(options: options)
    case 2, 3: router.fill(page, column: column, options: options)
    case 4: router.fill(Self.container(depth: 1, using: &random), column: column, options: options)
    case 5: router.clearColumns(from: column, options: options)
    case 6, 7: router.focusColumn(column, options: options)
    case 8:
      let path = path()
      router.edit(options: options) { $0.push(page, at: path) }
    case 9: router.select(path(), options: options)
    case 10: router.present(page, as: Self.style(using: &random), options: options)
    case 11: router.dismiss(options: options)
    case 12: if random.next() % 3 == 0 { router.set(Self.tree(using: &random), options: options) }
    case 13, 14:
      let click = click
      fixture.type(
        ["\t", "\u{7F}", "\u{1B}", "2", "x", "\u{1B}[Z", "\u{1B}[D", "\u{1B}[<65;1;1M", click].randomElement(
          using: &random) ?? "x")
    case 15, 16, 17: resize()
    case 18: setObjection()
    case 19: router.select([.files, .bookmarks, .recent].randomElement(using: &random) ?? .files)
    case 20: fixture.host.redraw()
    default: fixture.timer.advance(by: .milliseconds(Int.random(in: 0...90, using: &random)))
    }
    steps.append("\(choice)")
    if random.next() % 5 == 0 { rest() }
  }

  /// The bytes that a terminal sends for a click anywhere.
  private var click: String {
    "\u{1B}[<0;\(1 + random.next() % 150);\(1 + random.next() % 12)M"
  }

  /// Makes the window another size at any moment, which nobody is asked about and which changes no tree.
  private func resize() {
    let router = fixture.router
    let isAtRest = router.isSettled
    let (tree, shown, asked) = (router.tree, router.shown, guardCount)
    let made = fixture.coordinator.made.count
    fixture.terminal.resize(
      to: Size(width: Self.width(using: &random), height: Int.random(in: 3...14, using: &random)))
    fixture.host.setNeedsDisplay()
    fixture.timer.turn()
    expect(router.tree == tree && router.shown == shown, "another width changed a tree")
    expect(guardCount == asked, "another width asked a guard")
    expect(fixture.coordinator.made.count == made, "another width made screens")
    if isAtRest { expect(router.isSettled, "another width began something") }
    let fitting = min(3, max(1, fixture.terminal.size.width / 45))
    expect(
      router.host.columnsThatFit == fitting,
      "\(router.host.columnsThatFit) columns were said to fit, not \(fitting)")
  }

  /// The screen that has the keys objects to being left, or none does any more.
  private func setObjection() {
    for objection in objections { objection.cancel() }
    objections = []
    if random.next() % 2 == 0, fixture.router.shown != nil {
      objections.append(fixture.router.visibleContext.onLeave { _ in .stay("unsaved") })
    }
  }

  /// Lets everything come to its end and looks at it.
  func rest() {
    fixture.timer.advance(by: .milliseconds(60))
    fixture.settle()
    let (router, host) = (fixture.router, fixture.host)
    expect(router.isSettled, "the router is not at rest")
    expect(router.shown == router.tree, "what is shown is not the tree")
    expect(host.tree == router.tree, "the host shows something else")
    var ids: [EntryID] = []
    router.tree.forEachElement { ids.append($0.id) }
    expect(Set(host.screens.all.keys) == Set(ids), "there are other screens than places")
    for id in ids {
      guard let screen = host.screens.all[id].map({ ObjectIdentifier($0) }) else { continue }
      expect(screens[id] ?? screen == screen, "the screen of \(id) was made twice")
      screens[id] = screen
    }
    let seen = Set(
      fixture.drawn.keys.filter { router.tree.position(of: $0)?.path.layer == router.tree.modals.count })
    var phases = Set<EntryID>()
    for (id, screen) in host.screens.all where (screen as? NoteScreen)?.phase == .appeared {
      phases.insert(id)
    }
    expect(seen == phases, "\(seen) are seen and \(phases) have appeared")
    let fresh = HostFixture(router.tree.routes, size: fixture.terminal.size, chrome: .standard)
    expect(
      fixture.terminal.looksLike(fresh.terminal), "\(fixture.terminal.text)\n---\n\(fresh.terminal.text)")
    expect(fixture.terminal.unrecognized.isEmpty, "\(fixture.terminal.unrecognized)")
  }

  private func expect(_ isRight: Bool, _ message: @autoclosure () -> String) {
    guard !isRight, problem == nil else { return }
    problem =
      "\(message()) after \(steps.joined(separator: " ")) at \(fixture.terminal.size), \(fixture.router.tree)"
  }
}
