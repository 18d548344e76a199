extension Tree {
  /// Gives identity to a tree of plain routes, keeping the entries of this tree where the routes are the
  /// same.
  ///
  /// A stack keeps the entries of its common prefix and common suffix, or of the prefix alone. Tabs keep
  /// their entries by key. A modal keeps its entries as long as its position, its style and its root's place
  /// stay, and a column after the first as long as its position and its root's place stay.
  ///
  /// Equal routes are matched first. Then routes of equal ``Route/identity`` are matched in the gap that is
  /// left, and their entries are updated in place. Plain values cannot tell which of two equal neighbours
  /// went, so the lower one is kept.
  ///
  /// - Parameters:
  ///   - routes: The tree that is wanted.
  ///   - matching: Which entries of a stack are kept.
  ///   - ids: Where the identifiers of new entries come from.
  /// - Returns: A tree whose ``routes`` are equal to the ones given.
  /// - Complexity: O(*n*), where *n* is the number of entries of both trees.
  @inlinable
  public func reconciled<Value: Route>(
    with routes: RouteTree<Value>, matching: EntryMatching = .prefixAndSuffix, ids: inout EntryID.Generator
  ) -> EntryTree<Value> where Element == Entry<Value> {
    let newRoot = root.reconciled(with: routes.root, matching: matching, ids: &ids)
    return EntryTree(
      newRoot, modals: reconciledModals(with: routes.modals, matching: matching, ids: &ids))
  }

  /// Gives identity to modals of plain routes, keeping the entries of this tree's.
  ///
  /// - Parameters:
  ///   - routes: The modals that are wanted.
  ///   - first: In which of this tree's modals' place the first of them comes.
  ///   - matching: Which entries of a stack are kept.
  ///   - ids: Where the identifiers of new entries come from.
  /// - Returns: The modals.
  /// - Complexity: O(*n*), where *n* is the number of entries of both.
  @inlinable
  package func reconciledModals<Value: Route>(
    with routes: [Modal<Value>], from first: Int = 0, matching: EntryMatching, ids: inout EntryID.Generator
  ) -> [Modal<Entry<Value>>] where Element == Entry<Value> {
    var newModals: [Modal<Entry<Value>>] = []
    newModals.reserveCapacity(routes.count)
    var isSame = true
    for (offset, modal) in routes.enumerated() {
      let index = first + offset
      isSame = isSame && index < modals.count && modals[index].style == modal.style
      isSame = isSame && modals[index].root.route.isSamePlace(as: modal.root)
      if isSame {
        let kept = modals[index].container.reconciled(with: modal.container, matching: matching, ids: &ids)
        // Tabs that moved can bring another entry with an equal route to the first place. That is another
        // modal, and no entry may be in both.
        isSame = kept.root.id == modals[index].root.id
        if isSame { newModals.append(Modal(style: modal.style, container: kept)) }
      }
      if !isSame {
        newModals.append(Modal(style: modal.style, container: Container(modal.container, ids: &ids)))
      }
    }
    return newModals
  }

  /// Makes a tree of entries, all of them new, from one of plain routes.
  ///
  /// - Parameters:
  ///   - routes: The tree that is wanted.
  ///   - ids: Where the identifiers come from.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @inlinable
  public init<Value: Route>(_ routes: RouteTree<Value>, ids: inout EntryID.Generator)
  where Element == Entry<Value> {
    let root = Container(routes.root, ids: &ids)
    var modals: [Modal<Element>] = []
    for modal in routes.modals {
      modals.append(Modal(style: modal.style, container: Container(modal.container, ids: &ids)))
    }
    self.init(root, modals: modals)
  }
}

extension Container {
  /// Makes a container of entries, all of them new, from one of plain routes.
  ///
  /// - Parameters:
  ///   - routes: The container that is wanted.
  ///   - ids: Where the identifiers come from.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @inlinable
  public init<Value: Route>(_ routes: Container<Value>, ids: inout EntryID.Generator)
  where Element == Entry<Value> {
    switch routes {
    case .stack(let stack):
      self = .stack(RouteStack(unchecked: stack.storage.map { Entry(id: ids.next(), route: $0) }))
    case .tabs(let tabs):
      let entries = tabs.storage.map { RouteTab(key: $0.key, container: Container($0.container, ids: &ids)) }
      self = .tabs(RouteTabs(unchecked: entries, selection: tabs.selection))
    case .columns(let columns):
      self = .columns(columns.with(columns.storage.map { Container($0, ids: &ids) }))
    }
  }

  /// Gives identity to a container of plain routes, keeping entries as a tree does.
  ///
  /// - Parameters:
  ///   - routes: The container that is wanted.
  ///   - matching: Which entries of a stack are kept.
  ///   - ids: Where the identifiers of new entries come from.
  /// - Returns: A container with the routes given.
  /// - Complexity: O(*n*), where *n* is the number of entries of both.
  @inlinable
  public func reconciled<Value: Route>(
    with routes: Container<Value>, matching: EntryMatching, ids: inout EntryID.Generator
  ) -> Container where Element == Entry<Value> {
    switch (self, routes) {
    case (.stack(let old), .stack(let new)):
      return .stack(old.reconciled(with: new, matching: matching, ids: &ids))
    case (.tabs(let old), .tabs(let new)):
      var positions = TabPositions(old.storage)
      var next = 0
      let tabs = new.storage.map { tab in
        guard let index = positions.position(of: tab.key, guess: next) else {
          return RouteTab(key: tab.key, container: Container(tab.container, ids: &ids))
        }
        next = index + 1
        let kept = old.storage[index].container
        return RouteTab(
          key: tab.key, container: kept.reconciled(with: tab.container, matching: matching, ids: &ids))
      }
      return .tabs(RouteTabs(unchecked: tabs, selection: new.selection))
    case (.columns(let old), .columns(let new)):
      return .columns(old.reconciled(with: new, matching: matching, ids: &ids))
    default:
      return Container(routes, ids: &ids)
    }
  }
}

extension RouteColumns {
  /// Gives identity to columns of plain routes, keeping entries as a tree does.
  @inlinable
  func reconciled<Value: Route>(
    with routes: RouteColumns<Value>, matching: EntryMatching, ids: inout EntryID.Generator
  ) -> RouteColumns where Element == Entry<Value> {
    var columns: [Container<Element>] = []
    columns.reserveCapacity(routes.count)
    var isSame = true
    for (index, column) in routes.storage.enumerated() {
      isSame = isSame && index < count
      isSame = isSame && (index == 0 || storage[index].root.route.isSamePlace(as: column.root))
      if isSame {
        var used = ids
        let kept = storage[index].reconciled(with: column, matching: matching, ids: &used)
        // As with modals, another entry can have come to the first place of the column.
        isSame = index == 0 || kept.root.id == storage[index].root.id
        if isSame {
          columns.append(kept)
          ids = used
        }
      }
      if !isSame { columns.append(Container(column, ids: &ids)) }
    }
    return routes.with(columns)
  }
}

extension RouteStack {
  /// Gives identity to a stack of plain routes, keeping entries as a tree does.
  ///
  /// - Parameters:
  ///   - routes: The stack that is wanted.
  ///   - matching: Which entries of a stack are kept.
  ///   - ids: Where the identifiers of new entries come from.
  /// - Returns: A stack with the routes given.
  /// - Complexity: O(*n*), where *n* is the number of entries of both.
  @inlinable
  public func reconciled<Value: Route>(
    with routes: RouteStack<Value>, matching: EntryMatching, ids: inout EntryID.Generator
  ) -> RouteStack where Element == Entry<Value> {
    let kept = keptEnds(with: routes, matching: matching)
    var entries: [Element] = []
    entries.reserveCapacity(routes.count)
    entries.append(contentsOf: storage[..<kept.below])
    for route in routes.storage[kept.below..<(routes.count - kept.above)] {
      entries.append(Entry(id: ids.next(), route: route))
    }
    entries.append(contentsOf: storage[(count - kept.above)...])
    if !kept.isExact {
      for index in entries.indices where !entries[index].route.isIndistinguishable(from: routes[index]) {
        entries[index].route = routes[index]
      }
    }
    return RouteStack(unchecked: entries)
  }

  /// How many entries at the bottom and at the top stay when a stack of plain routes takes the place of this one.
  ///
  /// - Parameters:
  ///   - routes: The stack that is wanted.
  ///   - matching: Which entries of a stack are kept.
  /// - Returns: The length of the common prefix, and that of the common suffix of what is above it, or 0 where only
  ///   the prefix counts. Routes of the same place count, though they may differ.
  /// - Complexity: O(*n*), where *n* is the number of entries of the shorter stack.
  @inlinable
  public func commonEnds<Value: Route>(
    with routes: RouteStack<Value>, matching: EntryMatching
  ) -> (below: Int, above: Int) where Element == Entry<Value> {
    let kept = keptEnds(with: routes, matching: matching)
    return (kept.below, kept.above)
  }

  /// What stays at the bottom and at the top when a stack of plain routes takes the place of this one.
  ///
  /// Equal routes are found first, then those of the same place in the gap that is left, so that of two entries of one place
  /// the equal one stays.
  @inlinable
  package func keptEnds<Value: Route>(
    with routes: RouteStack<Value>, matching: EntryMatching
  ) -> KeptEnds where Element == Entry<Value> {
    let limit = min(count, routes.count)
    var kept = KeptEnds()
    while kept.below < limit, storage[kept.below].route.isIndistinguishable(from: routes.storage[kept.below])
    {
      kept.below += 1
    }
    if matching == .prefixAndSuffix {
      while kept.above < limit - kept.below,
        storage[count - 1 - kept.above].route.isIndistinguishable(
          from: routes.storage[routes.count - 1 - kept.above])
      {
        kept.above += 1
      }
    }
    while kept.below < limit - kept.above,
      storage[kept.below].route.isSamePlace(as: routes.storage[kept.below])
    {
      kept.below += 1
      kept.isExact = false
    }
    guard matching == .prefixAndSuffix else { return kept }
    while kept.above < limit - kept.below,
      storage[count - 1 - kept.above].route.isSamePlace(as: routes.storage[routes.count - 1 - kept.above])
    {
      kept.above += 1
      kept.isExact = false
    }
    return kept
  }
}

/// How many entries at the bottom and at the top of a stack stay when another takes its place.
@usableFromInline
package struct KeptEnds {
  @usableFromInline package var below = 0
  @usableFromInline package var above = 0

  /// Whether all of them have the same routes as before; else some lead to the same place by another route.
  @usableFromInline package var isExact = true

  @inlinable
  package init() {}
}
