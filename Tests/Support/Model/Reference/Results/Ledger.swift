/// What screens return, and who is to get it.
struct Ledger {
  /// Who may get a value from a screen below, and whether exactly one of them has to.
  struct Receipt {
    var receivers: Set<UInt64>
    /// Those of them that wanted to hear it.
    var listeners: Set<UInt64>
    var isCertain: Bool
  }

  /// What screens are to return, by the navigations that are to close them.
  var promises: [UInt64: (entry: UInt64, value: Int)] = [:]
  /// What screens return that such a navigation has taken out of the tree.
  var owed: [UInt64: Int] = [:]
  /// The navigations that wait for what a screen returns, and the screens that navigations opened.
  var openers: [UInt64: UInt64] = [:]
  var opened: [UInt64: UInt64] = [:]
  /// What could be seen below a modal when it was presented, by the modal's root.
  var presenters: [UInt64: UInt64] = [:]
  /// What became of the screens that navigations opened: `nil` where nothing was returned.
  var results: [UInt64: Int?] = [:]
  /// The screens that want to hear what is returned.
  var handlers: Set<UInt64> = []
  var receipts: [Int: Receipt] = [:]
  var received: [Int: [UInt64]] = [:]

  mutating func promise(_ value: (entry: UInt64, value: Int), by navigation: UInt64) {
    promises[navigation] = value
  }

  /// A value is returned only by the navigation whose commit takes the screen out of the tree.
  mutating func noteCommit(
    of id: UInt64, from old: PlainTree, to new: PlainTree, _ wish: Wish
  ) {
    if let promise = promises.removeValue(forKey: id), old.ids.contains(promise.entry),
      !new.ids.contains(promise.entry)
    {
      owed[promise.entry] = promise.value
    }
    let brought = new.ids.subtracting(old.ids)
    for (below, layer) in new.layers.dropFirst().enumerated() where brought.contains(layer.box.rootID) {
      presenters[layer.box.rootID] = new.stack(at: new.visiblePath(inLayer: below))?.last?.id
    }
    var entry = wish.isPresent ? new.layers[new.top].box.rootID : new.visibleEntry?.id
    // What a screen pushes may be hidden.
    if case .pushNear = wish { entry = brought.first }
    // A column is known by its root, which more may lie on.
    if case .fill = wish { entry = brought.min() }
    // What takes an entry's place comes before the columns and modals that come anew because of it.
    if case .replaceEntry = wish { entry = brought.min() }
    if let entry, brought.contains(entry) {
      openers[entry] = id
      opened[id] = entry
    }
  }

  /// What was taken out of the tree is back, because it could not be shown.
  mutating func noteReturn(to tree: PlainTree) {
    for id in tree.ids { owed[id] = nil }
  }
}
