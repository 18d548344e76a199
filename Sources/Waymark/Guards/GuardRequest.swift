/// The question to a guard whether a navigation may change the tree, or whether the user may come to a place.
///
/// A guard with `entering:` is asked about one place at a time, which ``entry`` names, and a recheck asks every guard
/// about every place. Any other request is about the navigation as a whole.
///
/// The change itself says what leaves and what enters. The whole trees are made when they are read, which
/// costs O(*n*) in the number of their entries.
///
/// A recheck makes one request for each entry, as if that entry alone would enter. The proposed tree is then
/// the tree with that entry on top.
public struct GuardRequest<R: Route>: Sendable {
  /// The navigation's number.
  @usableFromInline package let navigationID: NavigationID

  /// The change that was asked for, or the one that a redirect asked for instead.
  public let intent: Intent<R>

  /// How the navigation is carried out, with the information that came with it.
  public let options: NavigationOptions

  /// The router's tree.
  public let current: EntryTree<R>

  @usableFromInline let change: ProposedChange<R>

  /// The place that the request is about, in a recheck and where the guard has `entering:`; else `nil`.
  public let entry: Entry<R>?

  /// Whether a recheck asks, about a place where the user may be already.
  public let isRecheck: Bool

  /// Why the router is asked to go there; a redirect keeps the cause of the navigation.
  public let cause: NavigationCause

  @inlinable
  init(
    navigationID: NavigationID, intent: Intent<R>, options: NavigationOptions, current: EntryTree<R>,
    change: ProposedChange<R>, cause: NavigationCause, about entry: Entry<R>? = nil,
    isRecheck: Bool = false
  ) {
    self.navigationID = navigationID
    self.intent = intent
    self.options = options
    self.current = current
    self.change = change
    self.cause = cause
    self.entry = entry
    self.isRecheck = isRecheck
  }

  private var rechecked: Entry<R>? { isRecheck ? entry : nil }

  /// The route that the request is about: that of ``entry``, or else of ``destination``.
  ///
  /// - Complexity: O(1) where there is an entry; else O(*n*), where *n* is the number of entries.
  public var route: R { entry?.route ?? destination.route }

  /// The tree that the router would have.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var proposed: EntryTree<R> {
    if let rechecked { return current.cut(above: rechecked.id) }
    return change.applied(to: current)
  }

  /// The entries that would leave the tree, the topmost first: those of upper modals before those of lower ones, and in
  /// a stack from the top down.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that leave, for a single step; else O(*n*).
  public var leaving: [Entry<R>] {
    var entries: [Entry<R>] = []
    if rechecked != nil { return entries }
    switch change {
    case .step(let step):
      step.forEachRemoved { entries.append($0) }
    case .tree(let tree, _):
      let kept = isLeavingWindow ? [] : tree.entryIDs()
      current.forEachElement { if !kept.contains($0.id) { entries.append($0) } }
    }
    entries.reverse()
    return entries
  }

  /// The entries that would enter the tree, the lowest first.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that enter, for a single step; else O(*n*).
  public var entering: [Entry<R>] {
    if let rechecked { return [rechecked] }
    var entries: [Entry<R>] = []
    switch change {
    case .step(let step):
      step.forEachInserted { entries.append($0) }
    case .tree(let tree, _):
      let known = current.entryIDs()
      tree.forEachElement { if !known.contains($0.id) { entries.append($0) } }
    }
    return entries
  }

  /// The entries that would stay in tabs that are no longer selected, the topmost first.
  ///
  /// - Complexity: O(1) for a single step on a stack or of a modal; else O(*n*), where *n* is the number of entries.
  package var deselected: [Entry<R>] {
    change.keepsSelections || rechecked != nil ? [] : Self.deselected(from: current, to: proposed)
  }

  /// The entries that stay from one tree to another, but in tabs that are no longer selected, the topmost
  /// first.
  static func deselected(from current: EntryTree<R>, to proposed: EntryTree<R>) -> [Entry<R>] {
    var entries: [Entry<R>] = []
    for layer in 0..<min(current.layerCount, proposed.layerCount) {
      let container = current.layer(layer)
      guard !container.isStack else { continue }
      // Tabs may have moved, so a path alone does not tell what is seen.
      var seen = Set<EntryID>()
      proposed.layer(layer).forEachSelected { seen.insert($0.id) }
      var unseen: [Entry<R>] = []
      container.forEachSelected { if !seen.contains($0.id) { unseen.append($0) } }
      guard !unseen.isEmpty else { continue }
      let kept = proposed.entryIDs()
      entries.append(contentsOf: unseen.filter { kept.contains($0.id) })
    }
    return entries.reversed()
  }

  private var isLeavingWindow: Bool { if case .askToLeave? = intent.editKind { true } else { false } }

  /// The entry that the user would see afterwards.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var destination: Entry<R> {
    if let rechecked { return rechecked }
    // One step is asked for by what concerns the stack that the user sees.
    if case .step(let step) = change, case .stack(let stack) = step.change, stack.keptAbove == 0,
      let top = stack.inserted.last
    {
      return top
    }
    return proposed.visibleElement
  }
}

extension Container {
  /// Calls a closure with every element that is not in a hidden tab.
  fileprivate func forEachSelected(_ body: (Element) -> Void) {
    switch self {
    case .stack(let stack): for element in stack.elements { body(element) }
    case .tabs(let tabs): tabs.selected.container.forEachSelected(body)
    case .columns(let columns): for column in columns.filled { column.forEachSelected(body) }
    }
  }
}

extension Tree {
  /// The identifiers of all entries.
  func entryIDs<R: Route>() -> Set<EntryID> where Element == Entry<R> {
    var ids = Set<EntryID>()
    forEachElement { ids.insert($0.id) }
    return ids
  }
}

extension Tree {
  /// The tree in which an entry is on top of its stack, and visible if it can be.
  fileprivate func cut<R: Route>(above id: EntryID) -> Tree where Element == Entry<R> {
    guard let position = position(of: id) else { return self }
    var left = self
    left.pop(to: id)
    guard canBeSeen(position.path) else { return left }
    if let columns = columns(around: position.path) {
      left.clearColumns(from: position.path.branch(at: columns.branchCount) + 1, in: columns)
    }
    left.dismiss(at: position.path.layer)
    return left
  }
}
