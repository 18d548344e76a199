import WaymarkCore
import WaymarkState

/// Chance: what an app, its guards and its screens may do.
extension World {
  mutating func anyRoute() -> AnyRoute {
    AnyRoute(Page(number: random.below(8), version: random.chance(20) ? 1 : 0))
  }

  mutating func anyPath(_ tree: PlaceTree) -> BranchPath? {
    var paths: [BranchPath] = []
    func collect(_ container: Container<Place>, _ path: BranchPath) {
      for index in 0..<container.branchCount {
        paths.append(path.appending(branch: index))
        if let branch = container.branch(at: index) { collect(branch, path.appending(branch: index)) }
      }
    }
    for layer in 0..<tree.layerCount { collect(tree.layer(layer), BranchPath(layer: layer)) }
    return paths.isEmpty ? nil : random.pick(paths)
  }

  mutating func anyTree() -> RouteTree<AnyRoute> {
    var tree = state.tree.routes
    for _ in 0..<(1 + random.below(3)) {
      switch random.below(8) {
      case 7: changeDetents(of: &tree)
      case 0: tree.push(anyRoute())
      case 1: tree.pop()
      case 2: tree.present(anyRoute(), as: .sheet)
      case 3: tree.dismissAll()
      case 4: tree.popToRoot()
      case 5: tree.replaceTop(with: anyRoute())
      default: if let path = anyPath(state.tree) { tree.select(path) }
      }
    }
    return tree
  }

  /// Lets the topmost sheet rest at another height, or presents one that does.
  private mutating func changeDetents(of tree: inout RouteTree<AnyRoute>) {
    let detents = Presentation.sheet(detents: [.medium, .large], selected: random.chance(50) ? .large : nil)
    guard let top = tree.modals.last, top.style == .sheet else {
      tree.present(anyRoute(), as: detents)
      return
    }
    tree.dismiss()
    tree.present(Modal(detents, top.container))
  }

  /// A value that a snapshot has kept for a place of its tree, and perhaps a navigation that waits there.
  private mutating func anyRestored(_ routes: RouteTree<AnyRoute>, _ restore: NavigationNumber) -> Restored {
    var positions: [ElementPosition] = []
    routes.forEachPosition { position, _ in positions.append(position) }
    let place = random.pick(positions)
    let value = TypedValue(restore)
    account.kept[restore] = [place: value]
    let waiting = random.chance(30) ? [place: Request(newNumber(), .push(anyRoute()))] : [:]
    return Restored(saved: [place: ["value": value]], detours: waiting)
  }

  mutating func anyEdit() -> Edit {
    let place = random.pick(state.tree.places()).id
    switch random.below(30) {
    case 0..<6: return .push(anyRoute())
    case 6..<9: return .pop(1 + random.below(2))
    case 9: return .popTo(anyRoute())
    case 10: return .popToEntry(place)
    case 11: return .popToRoot
    case 12: return .replaceTop(anyRoute())
    case 13..<15: return .present(Modal(random.chance(20) ? .alert : .sheet, .stack(anyRoute())))
    case 15:
      let tabs = (0...random.below(2)).map { RouteTab(AnyRoute(Page(number: 103 + $0)), .stack(anyRoute())) }
      return .present(Modal(.sheet, .tabs(RouteTabs(tabs))))
    case 16: return .dismiss
    case 17: return .dismissAll
    case 18: return .select(AnyRoute(Page(number: 100 + random.below(3))))
    case 19, 20: return anyPath(state.tree).map { .selectBranch($0) } ?? .popToRoot
    case 21: return .selectAgain(anyPath(state.tree) ?? .root)
    case 22: return .fill(.stack(anyRoute()), column: random.below(3))
    case 23: return random.chance(50) ? .focusColumn(random.below(3)) : .clearColumns(from: 1)
    case 24: return .update(place, anyRoute())
    case 25: return .close(place)
    case 26: return .setRoot(.stack(anyRoute()))
    case 27, 28: return .set(anyTree())
    default: return .own(random.next())
    }
  }

  mutating func anyOpening() -> Opening {
    random.chance(70) ? .present(anyRoute(), .sheet) : .push(anyRoute())
  }

  mutating func ask() throws {
    let number = newNumber()
    var edit = anyEdit()
    let priority: Priority = random.chance(15) ? .background : .user
    var screen: EntryID?
    if random.chance(30) { screen = random.pick(state.tree.places()).id }
    if random.chance(2) { screen = EntryID(rawValue: UInt64(1 + random.below(20))) }
    var wantsAnswer = random.chance(20)
    var cause = Cause.app
    var restored: Restored?
    // Links and restores come first of all, and now and then.
    if random.chance(account.isShown ? 10 : 50) {
      cause = random.chance(50) ? .link : .restore
      (wantsAnswer, screen) = (false, nil)
      if cause == .restore, random.chance(50) {
        let routes = anyTree()
        (edit, restored) = (.set(routes), anyRestored(routes, number))
      }
    }
    let first = edit
    let asked: Asked = random.chance(4) ? .nobody : .everybody
    var answer: AnyValue?
    // A screen closes and gives an answer.
    if random.chance(15) {
      let from = random.chance(50) ? state.tree.visibleElement.id : random.pick(state.tree.places()).id
      edit = .close(from)
      answer = TypedValue(Int(number))
    }
    let isRecheck = random.chance(6)
    let asksScreens = random.chance(30)
    if random.chance(1) { edit = .leaveWindow }
    // A double tap, perhaps after another tap.
    if random.chance(8), !taps.isEmpty {
      let tap = random.pick(taps)
      if state.tree.contains(tap.screen ?? EntryID(rawValue: 0)) {
        (edit, screen, cause, wantsAnswer) = (tap.edit, tap.screen, .app, tap.wantsAnswer)
      }
    }
    let request =
      isRecheck
      ? Request.recheck(number, asksScreens: asksScreens)
      : Request(
        number, edit, from: screen, priority: priority, cause: cause, asking: asked, wantsAnswer: wantsAnswer,
        answer: answer, restored: edit == first ? restored : nil)
    taps = taps.suffix(2) + [request]
    try send(.asked(request))
  }

  // MARK: Guards

  mutating func decide() throws {
    if !working.isEmpty, random.chance(60) { return try workOut() }
    if !asking.isEmpty { return try send(.decided(asking.removeFirst(), anyLeaveAnswer())) }
    guard !thinking.isEmpty else { return }
    let turn = thinking.remove(at: random.below(thinking.count))
    stale.append(turn)
    let verdict = isObjection(turn) ? anyLeaveAnswer() : anyVerdict()
    try send(.decided(turn.number, verdict))
  }

  func isObjection(_ turn: Turn) -> Bool {
    switch account.guards[turn.asked] {
    case .leaving, .leavingTab: true
    default: false
    }
  }

  mutating func anyLeaveAnswer() -> Verdict {
    switch random.below(isStrict ? 8 : 6) {
    case 0: .block("stay")
    case 1, 6, 7: .detour(anyOpening())
    default: .allow
    }
  }

  mutating func anyVerdict() -> Verdict {
    switch random.below(14) {
    case 0: .block("no")
    case 1: .redirect(anyEdit())
    case 2, 3: .detour(anyOpening())
    default: .allow
    }
  }

  mutating func workOut() throws {
    let work = working.removeFirst()
    if random.chance(10) { return try send(.workedOut(work.number, .failed(.notThere))) }
    var (tree, ids) = (work.tree, work.ids)
    if random.chance(10) { return try send(.workedOut(work.number, .tree(tree, lastID: ids.last))) }
    tree.push(Place(id: ids.next(), route: anyRoute()))
    if random.chance(30) { tree.present(Place(id: ids.next(), route: anyRoute()), as: .sheet) }
    try send(.workedOut(work.number, .tree(tree, lastID: ids.last)))
  }

  /// Asks for something that takes a screen away which objects.
  mutating func leave(_ screen: EntryID) throws {
    let edit: Edit = random.chance(50) ? .close(screen) : .setRoot(.stack(anyRoute()))
    try send(.asked(Request(newNumber(), edit)))
  }

  mutating func addGuard() throws {
    let one = GuardNumber(1_000_000 + newNumber())
    let screen = random.chance(50) ? state.tree.visibleElement.id : random.pick(state.tree.places()).id
    let scopes: [Guard.Scope] = [.navigations, .entering, .leaving(screen), .leavingTab(screen)]
    guards.append(one)
    try send(.added(Guard(one, random.pick(scopes))))
  }

  /// Somebody answers what nobody has asked, or for somebody else.
  mutating func answerAstray() throws {
    let inputs: [Input] = [
      .began(100_000), .gaveUp(100_000), .answered(EntryID(rawValue: 100_000), nil),
      .workedOut(100_000, .failed(.notThere)), .finishedDetour(EntryID(rawValue: 100_000)),
    ]
    let before = state
    try send(random.pick(inputs))
    guard before.tree == state.tree, before.openTurn == state.openTurn,
      before.openQuestion == state.openQuestion, before.openHostRequest == state.openHostRequest,
      before.detourScreens == state.detourScreens
    else { throw Found("an answer that nobody has asked for counts") }
  }

  mutating func answerStale() throws {
    guard !stale.isEmpty else { return }
    let turn = random.pick(stale)
    let before = state.tree
    guard !thinking.contains(where: { $0.number == turn.number }), !asking.contains(turn.number),
      state.openQuestion == nil
    else { return }
    try send(.decided(turn.number, .block("stale")))
    if state.tree != before { throw Found("a stale verdict changes the tree") }
  }
}
