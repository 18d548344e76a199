import Testing
import Waymark
import WaymarkTesting

/// What waits with a low priority keeps to what the user does meanwhile, in columns as in tabs.
@MainActor @Suite("Columns and tabs that the user uses while something waits")
struct ColumnOverrideTests {
  enum Kind: CaseIterable, Sendable {
    case tabs
    case columns

    func tree(_ first: RouteStack<Place>, _ second: RouteStack<Place>, focus: Int) -> RouteTree<Place> {
      switch self {
      case .tabs:
        RouteTree(
          tabs: RouteTab(.home, first), RouteTab(.search, second), selectedKey: focus == 0 ? .home : .search)
      case .columns: RouteTree(columns: first, second, front: focus)
      }
    }
  }

  /// What is asked for in the background.
  enum Wish: CaseIterable, Sendable {
    case focusFirst, focusSecond, push, pop, popToRoot, replace, setStack, pushInFirst, pushInSecond,
      popInFirst
    case setFocusFirst, setFocusSecond, setLongerFirst, setLongerSecond, setShorterFirst, setShorterSecond
    case closeFirst, closeSecond, removeFirst, removeSecond, updateFirst, updateSecond

    @MainActor
    func carryOut(_ router: Router<Place>, _ kind: Kind) -> Navigation {
      let options = NavigationOptions(isAnimated: false, priority: .background)
      let first = BranchPath.branches(0)
      switch self {
      case .focusFirst: return focus(0, router, kind, options)
      case .focusSecond: return focus(1, router, kind, options)
      case .push: return router.push(.e, options: options)
      case .pop: return router.pop(options: options)
      case .popToRoot: return router.popToRoot(options: options)
      case .replace: return router.replaceTop(with: .e, options: options)
      case .setStack: return router.setStack([.c, .d], options: options)
      case .pushInFirst: return router.edit(options: options) { $0.push(.e, at: first) }
      case .pushInSecond: return router.edit(options: options) { $0.push(.e, at: .branches(1)) }
      case .popInFirst: return router.edit(options: options) { $0.pop(1, at: first) }
      case .setFocusFirst: return router.set(kind.tree([.a, .b], [.c, .d], focus: 0), options: options)
      case .setFocusSecond: return router.set(kind.tree([.a, .b], [.c, .d], focus: 1), options: options)
      case .setLongerFirst: return router.set(kind.tree([.a, .b, .m], [.c, .d], focus: 0), options: options)
      case .setLongerSecond:
        return router.set(kind.tree([.a, .b], [.c, .d, .m], focus: 1), options: options)
      case .setShorterFirst: return router.set(kind.tree([.a], [.c, .d], focus: 0), options: options)
      case .setShorterSecond: return router.set(kind.tree([.a, .b], [.c], focus: 1), options: options)
      case .closeFirst: return router.close(EntryID(rawValue: 2), options: options)
      case .closeSecond: return router.close(EntryID(rawValue: 4), options: options)
      case .removeFirst: return router.remove(EntryID(rawValue: 1), options: options)
      case .removeSecond: return router.remove(EntryID(rawValue: 4), options: options)
      case .updateFirst: return router.update(EntryID(rawValue: 2), to: .n, options: options)
      case .updateSecond: return router.update(EntryID(rawValue: 4), to: .n, options: options)
      }
    }

    @MainActor
    private func focus(
      _ branch: Int, _ router: Router<Place>, _ kind: Kind, _ options: NavigationOptions
    ) -> Navigation {
      switch kind {
      case .tabs: router.select(branch == 0 ? .home : .search, options: options)
      case .columns: router.focusColumn(branch, options: options)
      }
    }
  }

  /// What the user does.
  enum Fact: CaseIterable, Sendable {
    case picksFirst, picksSecond, closesFirst, closesSecond

    @MainActor
    func happen(_ bench: Bench) {
      switch self {
      case .picksFirst: bench.router.host.report(.selected(.branches(0)))
      case .picksSecond: bench.router.host.report(.selected(.branches(1)))
      case .closesFirst: bench.host.userCloses(EntryID(rawValue: 2))
      case .closesSecond: bench.host.userCloses(EntryID(rawValue: 4))
      }
    }
  }

  /// Who thinks meanwhile.
  enum Thinker: CaseIterable, Sendable {
    /// A guard about what is asked for in the background.
    case itsOwnGuard
    /// A guard about a tap, behind which it waits.
    case aGuardOfATap
    /// A guard about a tap, which asks for it itself before it answers.
    case theGuardThatAsksForIt
  }

  /// How it ends, and what there is then, without saying whether it is in tabs or columns.
  private func end(
    _ kind: Kind, focus: Int, _ wish: Wish, _ facts: [Fact], _ thinker: Thinker, _ answer: Decision<Place>
  ) async -> String {
    let bench = Bench(kind.tree([.a, .b], [.c, .d], focus: focus))
    let gate = GuardGate()
    let wanted = Box<Navigation?>(nil)
    bench.router.addGuard { [weak bench] proposal async in
      let isMeant = (proposal.options.priority == .background) == (thinker == .itsOwnGuard)
      guard isMeant else { return .allow }
      if thinker == .theGuardThatAsksForIt, let bench, wanted.value == nil {
        wanted.value = wish.carryOut(bench.router, kind)
      }
      return await gate.wait()
    }
    let tap = thinker == .itsOwnGuard ? nil : bench.router.push(.o)
    if thinker != .itsOwnGuard { await Task.yieldRepeatedly { gate.count == 1 } }
    if thinker != .theGuardThatAsksForIt { wanted.value = wish.carryOut(bench.router, kind) }
    if thinker == .itsOwnGuard { await Task.yieldRepeatedly(20) { gate.count == 1 } }
    for fact in facts { fact.happen(bench) }
    for _ in 0..<8 where wanted.value?.currentOutcome == nil {
      gate.open(answer)
      await Task.yieldRepeatedly(40) { wanted.value?.currentOutcome != nil || gate.count > 0 }
    }
    let outcomes = [tap, wanted.value].map { $0?.currentOutcome.map { "\($0)" } ?? "-" }
    return outcomes.joined(separator: ", ") + " " + (bench.router.shown?.root.branchesAndFocus ?? "nothing")
  }

  @Test(arguments: Kind.allCases)
  func whatTheUserHasChosenStaysAndWhatWouldUndoATapGivesWay(kind: Kind) async {
    let same = await end(kind, focus: 0, .focusSecond, [.picksSecond], .itsOwnGuard, .allow)
    #expect(same.hasPrefix("-, unchanged"))
    // What the user does is done to what waits, too.
    let other = await end(kind, focus: 0, .focusSecond, [.picksSecond, .picksFirst], .itsOwnGuard, .allow)
    #expect(other.hasPrefix("-, unchanged"))
    #expect(other.hasSuffix("at 0"))
    let tap = await end(kind, focus: 0, .setFocusFirst, [], .aGuardOfATap, .allow)
    #expect(tap.hasPrefix("completed, superseded"))
    let alone = await end(kind, focus: 0, .focusSecond, [.closesFirst], .itsOwnGuard, .allow)
    #expect(alone.hasPrefix("-, completed"))
  }

  @Test(arguments: Kind.allCases)
  func whatHasTheFocusInBranchesOfAnotherKindStays(kind: Kind) async throws {
    let before: Kind = kind == .tabs ? .columns : .tabs
    let bench = Bench(before.tree([.a], [.c], focus: 1))
    let gate = GuardGate()
    bench.router.addGuard { proposal async in
      proposal.options.priority == .background ? .allow : await gate.wait()
    }
    let tap = bench.router.push(.o)
    await Task.yieldRepeatedly { gate.count == 1 }
    let wanted = Wish.focusSecond.carryOut(bench.router, kind)
    let root = bench.router.setRoot(kind.tree([.b], [.d], focus: 0).root)
    for _ in 0..<4 where wanted.currentOutcome == nil {
      await Task.yieldRepeatedly(40) { wanted.currentOutcome != nil || gate.count > 0 }
      if gate.count > 0 { gate.open(.allow) }
    }
    try await root.expectOutcome(.completed)
    try await tap.expectOutcome(.superseded(by: root.id))
    try await wanted.expectOutcome(.superseded(by: root.id))
    #expect(bench.router.shown?.root.branchesAndFocus.hasSuffix("at 0") == true)
  }

  @Test(arguments: Wish.allCases, Thinker.allCases)
  func itEndsTheSameInBoth(wish: Wish, thinker: Thinker) async {
    let acts = Fact.allCases.map { [$0] } + Fact.allCases.flatMap { one in Fact.allCases.map { [one, $0] } }
    for answer in [Decision<Place>.allow, .block("no")] {
      for focus in 0...1 {
        for facts in acts {
          let tabs = await end(.tabs, focus: focus, wish, facts, thinker, answer)
          let columns = await end(.columns, focus: focus, wish, facts, thinker, answer)
          #expect(tabs == columns, "\(wish) from \(focus), \(facts), \(answer)")
        }
      }
    }
  }
}

extension Container where Element == Entry<Place> {
  /// The stacks side by side and which has the focus.
  fileprivate var branchesAndFocus: String {
    guard let branches else { return "a stack" }
    return branches.map { "\(Tree($0))" }.joined(separator: " ") + " at \(branches.focus)"
  }
}
