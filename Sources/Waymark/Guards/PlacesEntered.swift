extension ProposedChange {
  /// The places that the user would enter, about which guards of places are asked: the lowest layer first, and in each layer
  /// the visible places first.
  ///
  /// - Parameter tree: The tree that the change starts from.
  /// - Returns: The new entries except roots of hidden tabs; former roots of hidden tabs that now lie above others; entries whose
  ///   routes change; and the entries of stacks that become selected.
  /// - Complexity: O(*k*), where *k* is the number of entries that come, for a single step; else O(*n*) in the number of
  ///   entries.
  func placesEntered(from tree: EntryTree<R>) -> [Entry<R>] {
    if case .step(let step) = self {
      switch step.change {
      // A single step always concerns the stack that the user sees.
      case .stack(let change): return Array(change.inserted)
      case .detents, .dismiss: return []
      case .present, .select, .columns, .replace, .update: break
      }
    }
    return tree.placesEntered(in: applied(to: tree))
  }
}

extension Tree {
  fileprivate func placesEntered<R: Route>(in new: EntryTree<R>) -> [Entry<R>] where Element == Entry<R> {
    var known: [EntryID: Place<R>] = [:]
    forEachPlace { known[$0.entry.id] = $0 }
    var entered: [Entry<R>] = []
    new.forEachPlace { place in
      let isEntered =
        if let old = known[place.entry.id] {
          place.isSeen && !old.isSeen || old.isHiddenRoot && !place.isHiddenRoot
            || !old.entry.route.isIndistinguishable(from: place.entry.route)
        } else {
          !place.isHiddenRoot
        }
      if isEntered { entered.append(place.entry) }
    }
    return entered
  }

  /// Calls a closure with every entry: in each layer first those of the visible stack, and then those of hidden tabs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func forEachPlace<R: Route>(_ body: (Place<R>) -> Void) where Element == Entry<R> {
    for layer in 0..<layerCount { self.layer(layer).forEachPlace(isSeen: true, body) }
  }
}

/// An entry, with what guards of places need to know about its position.
struct Place<R: Route> {
  let entry: Entry<R>

  /// Whether its stack would be seen if its layer were the topmost.
  let isSeen: Bool

  /// Whether it is the root of a stack in a tab that is not selected.
  let isHiddenRoot: Bool
}

extension Container {
  fileprivate func forEachPlace<R: Route>(isSeen: Bool, _ body: (Place<R>) -> Void)
  where Element == Entry<R> {
    switch self {
    case .stack(let stack):
      for (index, entry) in stack.elements.enumerated() {
        body(Place(entry: entry, isSeen: isSeen, isHiddenRoot: !isSeen && index == 0))
      }
    case .tabs(let tabs):
      tabs.selected.container.forEachPlace(isSeen: isSeen, body)
      for tab in tabs.tabs where tab.key != tabs.selectedKey {
        tab.container.forEachPlace(isSeen: false, body)
      }
    case .columns(let columns):
      // Every column counts as seen, however many fit: bringing another column to the front enters no place.
      for column in columns.filled { column.forEachPlace(isSeen: isSeen, body) }
    }
  }
}
