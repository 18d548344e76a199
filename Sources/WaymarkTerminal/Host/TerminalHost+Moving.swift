import Waymark

extension TerminalHost {
  /// Where the key that goes back leads from the screen with the keyboard focus.
  enum WayBack {
    /// To the screen below in its stack.
    case pop
    /// To the column before, which is visible beside it.
    case column(BranchPath)
    /// Out of the column, which is known by an entry, to the one before, which it covers.
    case closing(EntryID)
    case dismissal
  }

  /// Navigates, as an ordinary navigation.
  func navigate(_ key: Key) -> Bool {
    guard let router = screens.ownRouter, let tree else { return false }
    switch key {
    case .left, .backspace, .escape: return goBack(router, tree)
    case .tab: return focusNeighbor(1, router, tree)
    case .backTab: return focusNeighbor(-1, router, tree)
    case .character(let digit):
      guard digit.isASCII, let number = digit.wholeNumberValue, number > 0 else { return false }
      return select(number - 1, router, tree)
    default: return false
    }
  }

  /// The hints for the host's own keys at the moment.
  func hints(for tree: EntryTree<R>) -> [KeyHint] {
    var hints: [KeyHint] = []
    switch wayBack(in: tree) {
    case .pop, .closing: hints.append(KeyHint("Esc", "back"))
    case .column: hints.append(KeyHint("Esc", "previous column"))
    case .dismissal: hints.append(KeyHint("Esc", "close"))
    case nil: break
    }
    if let path = focusable(in: tree) {
      if case .columns? = tree.container(at: path) {
        hints.append(KeyHint("Tab", "next column"))
      } else {
        hints.append(KeyHint("Tab", "next tab"))
      }
    }
    return hints
  }

  /// Where the way back leads; nil at the very bottom.
  private func wayBack(in tree: EntryTree<R>) -> WayBack? {
    if let count = tree.stackCount(at: tree.visiblePath), count > 1 { return .pop }
    var place = tree.visiblePath
    while let path = place.parent {
      if case .columns(let columns)? = tree.container(at: path), columns.front > 0 {
        return room > 1
          ? .column(path.appending(branch: columns.front - 1)) : .closing(columns.frontContainer.root.id)
      }
      place = path
    }
    return tree.modals.isEmpty ? nil : .dismissal
  }

  private func goBack(_ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    switch wayBack(in: tree) {
    case .pop: router.pop()
    case .column(let path): router.select(path)
    case .closing(let root): router.close(root)
    case .dismissal: router.dismiss()
    case nil: return false
    }
    return true
  }

  /// The columns or tabs that Tab goes round in: the innermost columns of which more than one is filled, or
  /// else the innermost tabs.
  ///
  /// Columns come first because tabs can also be selected by digits.
  private func focusable(in tree: EntryTree<R>) -> BranchPath? {
    var innermostTabs: BranchPath?
    var place = tree.visiblePath
    while let path = place.parent {
      switch tree.container(at: path) {
      case .columns(let columns) where columns.count > 1: return path
      case .tabs: innermostTabs = innermostTabs ?? path
      default: break
      }
      place = path
    }
    return innermostTabs
  }

  /// Gives the focus to the column beside the one in front, or selects the tab beside the selected one, round
  /// and round.
  private func focusNeighbor(_ step: Int, _ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    guard let path = focusable(in: tree), let branches = tree.container(at: path)?.branches else {
      return false
    }
    let index = (branches.focus + step + branches.count) % branches.count
    router.select(path.appending(branch: index))
    return true
  }

  /// Selects a tab by its position, in the outermost tabs around the screen with the keyboard focus.
  private func select(_ index: Int, _ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    let visible = tree.visiblePath
    var path = BranchPath(layer: visible.layer)
    for depth in 0..<visible.branchCount {
      if case .tabs(let tabs)? = tree.container(at: path) {
        guard index < tabs.count else { return false }
        router.select(path.appending(branch: index))
        return true
      }
      path = path.appending(branch: visible.branch(at: depth))
    }
    return false
  }
}
