import Waymark

/// Guards of places, detours and rechecks where everybody answers at once: what the tree has to be after each.
///
/// Detours lead to places that nobody guards, as they should. They may bring others all the same: with another root a modal is
/// another one, and all that is in it comes anew.
struct PlaceReference {
  /// A guard of places, and what it answers now.
  struct Guard {
    let key: Int
    let spots: Set<Spot>
    var verdicts: [Spot: Verdict] = [:]

    func verdict(on spot: Spot) -> Verdict { spots.contains(spot) ? verdicts[spot] ?? .allow : .allow }
  }

  /// How a navigation has gone.
  enum End { case committed, unchanged, refused, waiting }

  var tree: PlainTree
  var guards: [Guard] = []
  var held: [Reference.Held] = []
  /// How often the tree was changed.
  var commitCount = 0
  /// What nothing waits for since a change that may be taken back, and the number of that.
  private var passed: [(held: Reference.Held, commit: Int)] = []
  private var enteredCount = 0
  /// What is being gone on from.
  private var goingOn: Reference.Held?
  /// What was refused as something took the place of the window's root: whoever has changed his mind since is not asked again.
  private var refusedWithRoot: Set<PlainEntry> = []
  var ids = Placeholders()
  /// How often what waits has been redirected.
  private var redirects: [UInt64: Int] = [:]
  /// The guards whose detours are being opened, the outermost first.
  private var openers: [Int] = []
  let placement: (Spot) -> Placement<Spot>
  let redirectLimit: Int
  let flaw: PlaceFlaw?

  init(
    tree: PlainTree, placement: @escaping (Spot) -> Placement<Spot>, redirectLimit: Int, flaw: PlaceFlaw?
  ) {
    self.tree = tree
    self.flaw = flaw
    self.placement = placement
    self.redirectLimit = redirectLimit
  }

  // MARK: Navigations

  @discardableResult
  mutating func navigate(
    _ first: Wish, resuming resumed: Reference.Held? = nil, redirects before: Int = 0
  ) -> End {
    var wish = first
    var redirects = before
    while true {
      var base = tree
      if let resumed { base.close(resumed) }
      let proposal = wish.carriedOut(on: base, placement, &ids)
      if proposal == tree, resumed == nil { return .unchanged }
      let refuser = refuser(of: tree.entered(in: proposal, flaw))
      switch refuser?.verdict {
      case nil, .allow:
        commit(proposal)
        pass(takeGoingOn())
        return .committed
      case .block:
        return .refused
      case .redirect(let other):
        redirects += 1
        guard redirects <= redirectLimit else { return .refused }
        wish = other
      case .detour(let detour):
        redirects += 1
        guard redirects <= redirectLimit else { return .refused }
        var waiting = Reference.Held(
          navigation: number(redirects), detour: detour, wish: wish.lasting(on: tree), tree: proposal,
          opened: resumed?.opened ?? [], origin: resumed?.origin ?? tree.visibleEntry?.id ?? 0,
          seen: resumed?.seen ?? tree.seen(room: .max), base: goingOn?.base ?? same(as: detour)?.base ?? tree)
        // What took the place of everything is not there where what is wanted now is wanted.
        if resumed == nil, let same = same(as: detour), same.isInPlace || isAll(same) {
          waiting.tree = wish.carriedOut(on: same.base, placement, &ids)
        }
        hold(&waiting, resumed, by: detour, of: refuser?.key)
        return .waiting
      }
    }
  }

  /// The first guard that refuses one of some places says what happens.
  ///
  /// What opens its own detour it refuses unasked.
  private func refuser(of entered: [PlainEntry]) -> (key: Int, verdict: Verdict)? {
    for one in guards {
      if openers.contains(one.key), entered.contains(where: { one.spots.contains($0.spot) }) {
        return (one.key, .block("its own detour"))
      }
      let verdicts = entered.map { one.verdict(on: $0.spot) }
      if let refusal = verdicts.first(where: { $0 != .allow }) { return (one.key, refusal) }
    }
    return nil
  }

  private mutating func commit(_ proposal: PlainTree) {
    if proposal != tree { commitCount += 1 }
    tree = proposal
    for left in dropLeft() { pass(left) }
  }

  private mutating func takeGoingOn() -> Reference.Held? {
    defer { goingOn = nil }
    return goingOn
  }

  /// Nothing waits for a detour any more, since the last change.
  private mutating func pass(_ left: Reference.Held?) {
    if let left { passed.append((left, commitCount)) }
  }

  @discardableResult
  private mutating func dropLeft() -> [Reference.Held] {
    let there = tree.ids
    let left = held.filter { !($0.opened.first.map(there.contains) ?? false) }
    held.removeAll { !($0.opened.first.map(there.contains) ?? false) }
    return left
  }

  // MARK: Detours

  private mutating func number(_ count: Int) -> UInt64 {
    let number = UInt64(redirects.count)
    redirects[number] = count
    return number
  }

  private mutating func hold(
    _ waiting: inout Reference.Held, _ resumed: Reference.Held?, by opener: Wish, of key: Int?
  ) {
    let open = [resumed].compactMap(\.self) + held
    if let same = open.first(where: { $0.detour == waiting.detour }), !waiting.detour.isEdit {
      waiting.isInPlace = same.isInPlace
      return keep(&waiting, same.opened)
    }
    let before = tree.ids
    let left = takeGoingOn()
    let outer = openers
    if let key { openers.append(key) }
    // A detour that is detoured itself uses up the same budget.
    let end = navigate(opener, redirects: redirects[waiting.navigation] ?? 0)
    openers = outer
    if end == .committed { pass(left) }
    guard end == .committed || end == .unchanged else { return }
    let there = tree.ids
    let brought = end == .committed ? tree.entries.map(\.id).filter { !before.contains($0) } : []
    // What the user saw when it was wanted has gone for it.
    if !brought.isEmpty, !before.intersection(waiting.seen).isSubset(of: there) {
      waiting.isInPlace = flaw != .forgetsWhatWasInPlace
    }
    keep(&waiting, waiting.opened.filter(there.contains) + brought)
  }

  /// What waits for the same detour already.
  private func same(as detour: Wish) -> Reference.Held? {
    held.first { $0.detour == detour && !detour.isEdit }
  }

  /// Whether a detour has taken the place of everything, so that it cannot be closed.
  private func isAll(_ held: Reference.Held) -> Bool {
    guard let first = held.opened.first, tree.ids.contains(first) else { return false }
    var closed = tree
    closed.close(first)
    return closed == tree
  }

  private mutating func keep(_ waiting: inout Reference.Held, _ opened: [UInt64]) {
    enteredCount += 1
    waiting.entered = enteredCount
    waiting.opened = opened.isEmpty ? tree.visibleEntry.map { [$0.id] } ?? [] : opened
    held.removeAll { [first = waiting.opened.first] in $0.opened.first == first }
    held.append(waiting)
    dropLeft()
  }

  mutating func resume() {
    guard let next = held.popLast() else { return }
    goingOn = next
    defer { goingOn = nil }
    let before = redirects[next.navigation] ?? 0
    var closed = tree
    closed.close(next)
    if closed != tree, !next.isInPlace {
      navigate(next.wish, resuming: next, redirects: before)
    } else if next.opened.first.map(tree.ids.contains) ?? false {
      navigate(.set(next.tree), redirects: before)
    } else {
      navigate(next.wish, redirects: before)
    }
  }

  /// The user has done something without asking.
  ///
  /// - Returns: Whether it is news.
  @discardableResult
  mutating func takeOver(_ departure: Departure?) -> Bool {
    guard let departure else { return false }
    tree.lose(departure)
    for index in held.indices { held[index].lose(departure) }
    for index in passed.indices { passed[index].held.lose(departure) }
    dropLeft()
    return true
  }

  /// The tree has gone back to what is shown.
  ///
  /// - Parameters:
  ///   - shown: What is shown.
  ///   - reached: How many of the changes had been shown.
  mutating func wentBack(to shown: PlainTree, reached: Int) {
    tree = shown
    dropLeft()
    let there = tree.ids
    let back = passed.filter { $0.commit > reached }
    passed = []
    for (one, _) in back where flaw != .forgetsWhatWaited {
      guard let first = one.opened.first, there.contains(first),
        !held.contains(where: { $0.opened.first == first })
      else { continue }
      var again = one
      again.navigation = number(0)
      held.insert(again, at: held.firstIndex { $0.entered > again.entered } ?? held.endIndex)
    }
  }

  // MARK: Rechecks

  /// What every guard refuses of what is there.
  var refused: Set<PlainEntry> { Set(tree.entries.filter { refuser(of: [$0]) != nil }) }

  mutating func recheck() {
    var refused = refused
    if flaw == .keepsHidden { refused.formIntersection(tree.seen) }
    var cut = tree.cutting(refused, &ids)
    if flaw == .keepsModals, !cut.isRootRefused {
      cut.tree.layers += tree.layers.dropFirst(cut.tree.layers.count)
    }
    let refuser = cut.lowest.flatMap { self.refuser(of: [$0]) }
    let refusal = refuser?.verdict
    if cut.isRootRefused { return replaceRoot(refused, refusal, of: refuser?.key) }
    guard cut.tree != tree else { return }
    let before = tree
    var wish: Reference.Held?
    if case .detour(let detour) = refusal, let same = held.first(where: { $0.detour == detour }) {
      if same.opened.first.map(cut.tree.ids.contains) ?? false {
        return commit(cut.tree)
      }
      if flaw != .losesWishes { wish = same }
    }
    commit(cut.tree)
    switch refusal {
    case nil, .allow, .block: break
    case .redirect(let wish): navigate(wish)
    case .detour(let detour): wait(for: wish, or: before, detour, by: detour, of: refuser?.key)
    }
  }

  private mutating func wait(
    for wish: Reference.Held?, or before: PlainTree, _ detour: Wish, by opener: Wish, of key: Int?
  ) {
    var waiting = Reference.Held(
      navigation: wish?.navigation ?? number(0), detour: detour, wish: wish?.wish ?? .set(before),
      tree: wish?.tree ?? before, opened: [],
      origin: tree.visibleEntry?.id ?? 0, seen: tree.seen(room: .max), base: tree)
    hold(&waiting, nil, by: opener, of: key)
  }

  private mutating func replaceRoot(_ refused: Set<PlainEntry>, _ refusal: Verdict?, of key: Int?) {
    refusedWithRoot = refused
    switch refusal {
    case .redirect(let wish) where flaw == .keepsRoots:
      navigate(wish)
    case .redirect(let wish):
      if let root = wish.asRoot(of: tree, placement) { navigate(root) }
    case .detour(let detour):
      if let root = detour.asRoot(of: tree, placement) {
        let same = held.first { $0.detour == detour }
        held.removeAll { $0.detour == detour }
        goingOn = same
        wait(for: same, or: tree, detour, by: root, of: key)
        goingOn = nil
      }
    default: break
    }
    keepRoot()
  }

  /// Where nothing has taken the place of the window's root, that stays alone.
  mutating func keepRoot() {
    let rest = tree.cutting(refusedWithRoot, &ids)
    if rest.isRootRefused { commit(rest.tree) }
  }

  /// Puts the router's identities in the place of placeholders.
  ///
  /// - Returns: Whether it has the same tree.
  mutating func bind(to actual: PlainTree) -> Bool {
    guard let bound = tree.bindings(to: actual) else { return false }
    tree = tree.binding(bound)
    for index in held.indices {
      held[index].bind(bound)
    }
    for index in passed.indices { passed[index].held.bind(bound) }
    refusedWithRoot = Set(refusedWithRoot.map { $0.binding(bound) })
    return true
  }
}

extension Reference.Held {
  fileprivate mutating func bind(_ bound: [UInt64: UInt64]) {
    opened = opened.map { bound[$0] ?? $0 }
    tree = tree.binding(bound)
    base = base.binding(bound)
    origin = bound[origin] ?? origin
    seen = Set(seen.map { bound[$0] ?? $0 })
  }

  fileprivate mutating func lose(_ departure: Departure) {
    tree.lose(departure)
    base.lose(departure)
  }
}

extension Wish {
  /// What becomes the window's root where this is asked for in the place of one.
  fileprivate func asRoot(of tree: PlainTree, _ placement: (Spot) -> Placement<Spot>) -> Wish? {
    switch self {
    case .push(let spot), .replace(let spot), .pushNear(_, let spot), .replaceEntry(_, let spot):
      return .setRoot(.stack([PlainEntry(id: 0, spot: spot)]))
    case .show(let spot):
      let box = PlainBox.stack([PlainEntry(id: 0, spot: spot)])
      if case .column = placement(spot) { return .setRoot(box.asFirstColumn(of: tree)) }
      return .setRoot(box)
    case .fill(_, let box, _): return .setRoot(box.asFirstColumn(of: tree))
    case .setStack(let entries): return .setRoot(.stack(entries))
    case .present(let layer): return .setRoot(layer.box)
    case .setRoot, .set, .edit: return self
    default: return nil
    }
  }
}

extension PlainBox {
  /// Alone in the window's columns, if it has some.
  fileprivate func asFirstColumn(of tree: PlainTree) -> PlainBox {
    guard case .columns(_, let places, _) = tree.layers[0].box, nesting < 8 else { return self }
    return .columns([self], places: places, front: 0)
  }
}
