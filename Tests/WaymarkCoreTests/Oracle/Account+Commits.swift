import WaymarkCore
import WaymarkState

/// Commits: nothing comes, and nobody is left, without leave.
extension Account {
  mutating func committed(_ number: NavigationNumber, _ change: Change, _ input: Input, _ shown: PlaceTree?)
    throws
  {
    let old = tree
    let new = change.applied(to: old)
    let removed = old.ids.subtracting(new.ids)
    let brought = new.places(notIn: old)
    tree = new
    if old == new { throw Found("a commit changes nothing") }
    guard Set(new.places().map(\.id)).count == new.places().count else {
      throw Found("an entry is in the tree twice")
    }
    let same = zip(old.modals, new.modals).prefix { $1.isSameModal(as: $0) }.count
    let going = Set(old.modals[same...].flatMap { PlaceTree($0.container).ids })
    for modal in new.modals[same...] where !going.isDisjoint(with: PlaceTree(modal.container).ids) {
      throw Found("a place is in a modal that goes and in one that comes")
    }
    if number == 0, isGoingBack(input, old, new, shown) {
      for id in new.ids { answers[id] = nil }
      return
    }
    for place in brought where events[place.id] == .removed {
      throw Found("\(place.debugDescription) comes back to life")
    }
    guard var entry = navigations[number] else { throw Found("nobody asked for \(number)") }
    if number != 0 {
      if entry.isCommitted { throw Found("\(number) is committed twice") }
      if entry.outcome != nil { throw Found("\(number) is committed after its end") }
      entry.isCommitted = true
      entry.brought = brought.map(\.id)
      entry.removed = Array(removed)
      entry.wereShown = removed.isSubset(of: wasOnScreen)
      entry.hasMoves = old.steps(to: new).contains {
        switch $0.change {
        case .select, .update, .detents: true
        default: false
        }
      }
      if entry.request.wantsAnswer {
        let seen = brought.first { $0.id == new.visibleElement.id }
        entry.opened = (seen ?? change.coming.last)?.id
      }
      if let answer = entry.request.answer, case .close(let id) = entry.request.edit, removed.contains(id),
        answers[id] == nil
      {
        answers[id] = answer
      }
      navigations[number] = entry
      takeOver(entry)
    }
    if case .closed(let id, let answer?, _) = input, removed.contains(id) { answers[id] = answer }
    if entry.isFact || entry.request.asked == .nobody { return }
    let decider = number == 0 ? lastTurn?.navigation ?? 0 : number
    guard let asked = navigations[decider] else { throw Found("nobody has decided") }
    let isFinishing = number == 0 && input.finishesDetour
    let isCut = asked.request.edit.recheck != nil && asked.mayCut && !refused.isEmpty && !isFinishing
    // A request that ends as it is asked for closes only its own detours.
    if isCut, !input.isRequest {
      navigations[decider]?.isCut = decider != 0
      navigations[decider]?.mayCut = decider == 0
      return try checkCut(old, new, asked)
    }
    navigations[decider]?.keepsRoot = false
    if number == 0 { return try opensOrCloses(old, new, brought, removed, asked, isFinishing) }
    try checkGuards(old, new, brought, asked)
    try checkObjections(old, new, removed, asked)
  }

  private func isGoingBack(_ input: Input, _ old: PlaceTree, _ new: PlaceTree, _ shown: PlaceTree?) -> Bool {
    switch input {
    case .failed, .timedOut, .gaveUp, .showsInstead: new == shown
    // A restore takes back what links have opened before anything was shown.
    case .asked(let request): request.cause == .restore && !isShown && new.ids.isStrictSubset(of: old.ids)
    default: false
    }
  }

  /// The router's own commits open a detour's place, or close it after a refusal.
  private mutating func opensOrCloses(
    _ old: PlaceTree, _ new: PlaceTree, _ brought: [Place], _ removed: Set<EntryID>, _ asked: Entry,
    _ isFinishing: Bool
  ) throws {
    let isRest =
      asked.request.cause == .restore && asked.outcome == nil && !asked.isCommitted && !asked.isCut
      && lastTurn?.request === asked.request
      && lastTurn?.edit == asked.request.edit && !isSentElsewhere
    if isRest { return try bringsRest(old, new, brought, removed, asked) }
    // A refused root gives way to the place of the detour.
    let isRecheck = asked.request.edit.recheck != nil || asked.request.number == 0
    let takesRoot = isRecheck && brought.count == 1 && new.root == .stack(brought[0])
    if takesRoot {
      try checkObjections(old, new, removed, asked)
    }
    if removed.isEmpty || takesRoot, brought.count == 1, openings.contains(brought[0].route) {
      detourScreens.insert(brought[0].id)
      return try checkGuards(old, new, brought, asked, isDetour: true)
    }
    var without = old
    for screen in detourScreens where removed.contains(screen) {
      guard let path = without.position(of: screen)?.path, without.close(screen),
        selected(old).contains(screen)
      else { continue }
      while without.modals.count > path.layer { without.dismiss() }
    }
    let closes = without == new && without != old
    if closes {
      // The navigation that waited has ended, and screens have allowed that one.
      var asked = asked
      asked.permitted.formUnion(inherited)
      inherited = []
      for number in endedNow { asked.permitted.formUnion(navigations[number]?.permitted ?? []) }
      return try checkObjections(old, new, removed, asked)
    }
    // A recheck of the router's own accord was sent elsewhere, or comes back from its detour.
    let own = isFinishing || asked.outcome != nil ? navigations[0] ?? asked : asked
    guard own.request.number == 0 else { throw Found("nobody has asked for \(new) instead of \(old)") }
    try checkObjections(old, new, removed, own)
    try checkGuards(old, new, brought, own)
    navigations[0] = Entry(request: Request(0, .nothing))
  }

  /// A restore that goes on elsewhere brings first what guards have left of it.
  private mutating func bringsRest(
    _ old: PlaceTree, _ new: PlaceTree, _ brought: [Place], _ removed: Set<EntryID>, _ asked: Entry
  ) throws {
    navigations[asked.request.number]?.isCut = true
    navigations[asked.request.number]?.wanted = nil
    takeOver(asked)
    if let wanted = asked.wanted { try checkRest(new, of: wanted) }
    try checkGuards(old, new, brought, asked)
    try checkObjections(old, new, removed, asked)
  }

  private func checkGuards(
    _ old: PlaceTree, _ new: PlaceTree, _ brought: [Place], _ asked: Entry, isDetour: Bool = false
  ) throws {
    guard asked.request.asked == .everybody else { return }
    var routes: [EntryID: AnyRoute] = [:]
    for place in old.places() { routes[place.id] = place.route }
    let (waited, waiting) = (hiddenRoots(old), hiddenRoots(new))
    let entering = new.places { place in
      if waiting.contains(place.id) { return false }
      return routes[place.id] != place.route || waited.contains(place.id)
    }
    for (one, scope) in guards {
      switch scope {
      case .navigations where !isDetour:
        if asked.allowed[one] != new { throw Found("the guard \(one) has not allowed \(new)") }
      case .entering:
        for place in entering where asked.allowedPlaces[Key(asked: one, place: place.id)] != place.route {
          // A place that a cut has moved has a new identifier.
          let isMoved = asked.wanted?.contains(place.id) == false
          if isMoved, asked.allowedPlaces.contains(where: { $0.key.asked == one && $0.value == place.route })
          {
            continue
          }
          throw Found("the guard \(one) has not allowed \(place.debugDescription)")
        }
      default: break
      }
    }
  }

  private func seenRoot(_ container: Container<Place>) -> EntryID {
    if case .tabs(let tabs) = container { seenRoot(tabs.selected.container) } else { container.root.id }
  }

  private func checkObjections(_ old: PlaceTree, _ new: PlaceTree, _ removed: Set<EntryID>, _ asked: Entry)
    throws
  {
    let root = seenRoot(old.root)
    let asksAll = asked.request.edit.recheck?.asksScreens == true
    // A recheck that takes the root of the window away asks all screens, or none.
    if !asksAll, asked.wereRefused.contains(root), removed.contains(root) { return }
    let before = selected(old)
    let after = selected(new)
    for (one, scope) in guards where !asked.permitted.contains(one) {
      switch scope {
      // A place that guards have refused goes unasked.
      case .leaving(let id), .leavingTab(let id):
        if !asksAll, asked.wereRefused.contains(id) { continue }
      case .navigations, .entering: continue
      }
      switch scope {
      case .leaving(let id) where removed.contains(id): throw Found("\(id) is left unasked")
      case .leavingTab(let id) where removed.contains(id): throw Found("\(id) is left unasked")
      case .leavingTab(let id) where before.contains(id) && !after.contains(id):
        throw Found("the tab of \(id) is left unasked")
      default: break
      }
    }
  }

  /// A place that a recheck was refused is gone, unless it cannot go.
  private mutating func checkCut(_ old: PlaceTree, _ new: PlaceTree, _ asked: Entry) throws {
    for key in refused where guards[key.asked] != nil && new.contains(key.place) && old.contains(key.place) {
      // Only the root of the window cannot go; an edit of the guard's may put it elsewhere.
      let position = old.position(of: key.place)
      guard let position, position.index == 0, position.path.layer == 0, selected(old).contains(key.place)
      else {
        throw Found("\(key.place) was refused by a recheck, and is there")
      }
      navigations[asked.request.number]?.keepsRoot = true
    }
    try checkRest(new, of: old)
    refused = []
    guard asked.request.edit.recheck?.asksScreens == true else { return }
    try checkObjections(old, new, old.ids.subtracting(new.ids), asked)
  }

  /// All above a place that was refused goes with it.
  private func checkRest(_ new: PlaceTree, of wanted: PlaceTree) throws {
    for key in refused where guards[key.asked] != nil {
      if let left = above(key.place, in: wanted).first(where: { new.contains($0.id) }) {
        throw Found("\(left.id) is above a place that was refused, and is there")
      }
    }
  }

  /// The places above one in its stack, and in the columns that follow.
  private func above(_ id: EntryID, in tree: PlaceTree) -> [Place] {
    guard let position = tree.position(of: id) else { return [] }
    let path = position.path
    return tree.places { other in
      guard let place = tree.position(of: other.id) else { return false }
      if place.path == path { return place.index > position.index }
      guard let parent = path.parent, place.path.parent == parent, case .columns? = tree.container(at: parent)
      else { return false }
      return place.path.branch(at: path.branchCount - 1) > path.branch(at: path.branchCount - 1)
    }
  }

  /// Whether a screen objects to what the user is about to close, as the host asks before a gesture.
  func mayLeave(_ id: EntryID) -> Bool {
    var new = tree
    guard new.close(id) else { return true }
    let nobody = Entry(request: Request(0))
    return (try? checkObjections(tree, new, tree.ids.subtracting(new.ids), nobody)) != nil
  }

  // MARK: Tabs

  /// The roots of stacks in tabs that are not selected all the way.
  private func hiddenRoots(_ tree: PlaceTree) -> Set<EntryID> {
    var hidden: Set<EntryID> = []
    func look(_ container: Container<Place>, _ isSelected: Bool) {
      switch container {
      case .stack(let stack): if !isSelected { hidden.insert(stack.root.id) }
      case .columns(let columns): for column in columns.filled { look(column, isSelected) }
      case .tabs(let tabs):
        for (index, tab) in tabs.tabs.enumerated() {
          look(tab.container, isSelected && index == tabs.selectedIndex)
        }
      }
    }
    for layer in 0..<tree.layerCount { look(tree.layer(layer), true) }
    return hidden
  }

  /// The entries that are in no hidden tab.
  private func selected(_ tree: PlaceTree) -> Set<EntryID> {
    var found: Set<EntryID> = []
    func look(_ container: Container<Place>) {
      switch container {
      case .stack(let stack): found.formUnion(stack.elements.map(\.id))
      case .columns(let columns): for column in columns.filled { look(column) }
      case .tabs(let tabs): look(tabs.selected.container)
      }
    }
    for layer in 0..<tree.layerCount { look(tree.layer(layer)) }
    return found
  }
}

extension Input {
  fileprivate var isRequest: Bool { if case .asked = self { true } else { false } }

  /// Whether what it does may be the end of a detour: what waited there goes on, or cannot.
  fileprivate var finishesDetour: Bool {
    switch self {
    case .finishedDetour, .workedOut: true
    default: false
    }
  }
}
