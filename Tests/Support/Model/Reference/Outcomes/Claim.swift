/// What a navigation asked for, as its commit made it, and what became of it since.
struct Claim {
  /// What it brought and what it updated in place, with the routes that they have to have.
  var routes: [UInt64: Spot]
  /// What it selected.
  var selections: [TabPlace: Spot]
  /// What it took away.
  var gone: Set<UInt64>
  /// Whether all of it was on the screen at a moment that the host had acknowledged.
  var wasShown = false
  /// Whether all that it brought was, though not all was gone, or was there before it was asked for.
  var mayCount = false
  /// The first that took any of it back.
  var takenBackBy: UInt64?
  /// What of the user's was the first to take any of it away.
  var undoneBy: UInt64?

  init(from old: PlainTree, to new: PlainTree) {
    let before = old.spots
    routes = new.spots.filter { before[$0.key] != $0.value }
    let selected = old.selections
    // Tabs that come are as they are brought: only those that were there can be selected.
    selections = new.selections.filter { place, key in
      guard selected[place] != key, let path = old.path(of: place),
        let keys = old.box(at: path)?.branches?.keys
      else { return false }
      return keys.contains(key)
    }
    gone = old.ids.subtracting(new.ids)
  }

  /// Whether a tree has all that was asked for and not taken away.
  func holds(in tree: PlainTree) -> Bool {
    let there = tree.spots
    let selected = tree.selections
    return routes.allSatisfy { there[$0.key] == $0.value }
      && selections.allSatisfy { selected[$0.key] == $0.value }
  }

  /// Takes note of what the screen shows.
  ///
  /// Routes and tabs may be there again for somebody else's sake, and what was not brought for it counts or does not.
  mutating func see(_ shown: PlainTree, isCause: Bool) {
    guard holds(in: shown) else { return }
    // What is not there yet is gone before it has come.
    let isRemoval = routes.isEmpty && selections.isEmpty
    if isCause, !isRemoval, gone.isDisjoint(with: shown.ids) { wasShown = true } else { mayCount = true }
  }

  /// Takes note of a newer tree.
  mutating func meet(_ tree: PlainTree, of id: UInt64) {
    if takenBackBy == nil, !holds(in: tree) { takenBackBy = id }
  }

  /// Whether it is about entries whose identities are not known.
  var isUnbound: Bool { routes.keys.contains { $0 & Placeholders.bit != 0 } }

  func binding(_ bound: [UInt64: UInt64]) -> Claim {
    var claim = self
    claim.routes = Dictionary(uniqueKeysWithValues: routes.map { (bound[$0.key] ?? $0.key, $0.value) })
    claim.selections = Dictionary(
      uniqueKeysWithValues: selections.map { place, key in
        (TabPlace(modal: place.modal.map { bound[$0] ?? $0 }, keys: place.keys), key)
      })
    return claim
  }
}
