import Waymark

/// Guards of places, detours and rechecks where everybody answers at once: what the tree has to be after each.
///
/// Detours lead to places that nobody guards, as they should.
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
  var ids = Placeholders()
  /// How often what waits has been redirected.
  private var redirects: [UInt64: Int] = [:]
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
      switch refusal(of: tree.entered(in: proposal, flaw)) {
      case nil, .allow:
        commit(proposal)
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
          opened: resumed?.opened ?? [], origin: resumed?.origin ?? tree.visibleEntry?.id ?? 0)
        hold(&waiting, resumed, by: detour)
        return .waiting
      }
    }
  }

  /// The first guard that refuses one of some places says what happens.
  private func refusal(of entered: [PlainEntry]) -> Verdict? {
    for one in guards {
      let verdicts = entered.map { one.verdict(on: $0.spot) }
      if let refusal = verdicts.first(where: { $0 != .allow }) { return refusal }
    }
    return nil
  }

  private mutating func commit(_ proposal: PlainTree) {
    tree = proposal
    dropLeft()
  }

  private mutating func dropLeft() {
    let there = tree.ids
    held.removeAll { !($0.opened.first.map(there.contains) ?? false) }
  }

  // MARK: Detours

  private mutating func number(_ count: Int) -> UInt64 {
    let number = UInt64(redirects.count)
    redirects[number] = count
    return number
  }

  private mutating func hold(_ waiting: inout Reference.Held, _ resumed: Reference.Held?, by opener: Wish) {
    let open = [resumed].compactMap(\.self) + held
    if let same = open.first(where: { $0.detour == waiting.detour }), !waiting.detour.isEdit {
      return keep(&waiting, same.opened)
    }
    let before = tree.ids
    let end = navigate(opener)
    guard end == .committed || end == .unchanged else { return }
    let brought = tree.entries.map(\.id).filter { !before.contains($0) }
    keep(&waiting, waiting.opened + (end == .committed ? brought : []))
  }

  private mutating func keep(_ waiting: inout Reference.Held, _ opened: [UInt64]) {
    waiting.opened = opened.isEmpty ? tree.visibleEntry.map { [$0.id] } ?? [] : opened
    held.removeAll { [first = waiting.opened.first] in $0.opened.first == first }
    held.append(waiting)
    dropLeft()
  }

  mutating func resume() {
    guard let next = held.popLast() else { return }
    let before = redirects[next.navigation] ?? 0
    var closed = tree
    closed.close(next)
    if closed != tree {
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
    for index in held.indices { held[index].tree.lose(departure) }
    dropLeft()
    return true
  }

  // MARK: Rechecks

  /// What every guard refuses of what is there.
  var refused: Set<PlainEntry> { Set(tree.entries.filter { refusal(of: [$0]) != nil }) }

  mutating func recheck() {
    var refused = refused
    if flaw == .keepsHidden { refused.formIntersection(tree.seen) }
    var cut = tree.cutting(refused, &ids)
    if flaw == .keepsModals, !cut.isRootRefused {
      cut.tree.layers += tree.layers.dropFirst(cut.tree.layers.count)
    }
    let refusal = cut.lowest.flatMap { self.refusal(of: [$0]) }
    if cut.isRootRefused { return replaceRoot(refused, refusal) }
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
    case .detour(let detour): wait(for: wish, or: before, detour, by: detour)
    }
  }

  private mutating func wait(
    for wish: Reference.Held?, or before: PlainTree, _ detour: Wish, by opener: Wish
  ) {
    var waiting = Reference.Held(
      navigation: wish?.navigation ?? number(0), detour: detour, wish: wish?.wish ?? .set(before),
      tree: wish?.tree ?? before, opened: [],
      origin: tree.visibleEntry?.id ?? 0)
    hold(&waiting, nil, by: opener)
  }

  private mutating func replaceRoot(_ refused: Set<PlainEntry>, _ refusal: Verdict?) {
    switch refusal {
    case .redirect(let wish) where flaw == .keepsRoots:
      navigate(wish)
    case .redirect(let wish):
      if let root = wish.asRoot { navigate(root) }
    case .detour(let detour):
      if let root = detour.asRoot {
        let same = held.first { $0.detour == detour }
        held.removeAll { $0.detour == detour }
        wait(for: same, or: tree, detour, by: root)
      }
    default: break
    }
    let rest = tree.cutting(refused, &ids)
    if rest.isRootRefused { commit(rest.tree) }
  }

  /// Puts the router's identities in the place of placeholders.
  ///
  /// - Returns: Whether it has the same tree.
  mutating func bind(to actual: PlainTree) -> Bool {
    guard let bound = tree.bindings(to: actual) else { return false }
    tree = tree.binding(bound)
    for index in held.indices {
      held[index].opened = held[index].opened.map { bound[$0] ?? $0 }
      held[index].tree = held[index].tree.binding(bound)
      held[index].origin = bound[held[index].origin] ?? held[index].origin
    }
    return true
  }
}

extension Wish {
  /// What becomes the window's root where this is asked for in the place of one.
  fileprivate var asRoot: Wish? {
    switch self {
    case .push(let spot), .replace(let spot), .show(let spot), .pushAbove(_, let spot),
      .replaceEntry(_, let spot):
      .setRoot(.stack([PlainEntry(id: 0, spot: spot)]))
    case .setStack(let entries): .setRoot(.stack(entries))
    case .present(let layer): .setRoot(layer.box)
    case .setRoot, .set, .edit: self
    default: nil
    }
  }
}
