import Waymark

extension TerminalHost {
  /// Navigates, as an ordinary navigation.
  func navigate(_ key: Key) -> Bool {
    guard let router = screens.ownRouter, let tree else { return false }
    switch key {
    case .left, .backspace, .escape:
      guard let back = wayBack(in: tree) else { return false }
      router.go(back)
      return true
    case .tab: return focusNeighbor(1, router, tree)
    case .backTab: return focusNeighbor(-1, router, tree)
    case .character(let digit):
      guard digit.isASCII, let number = digit.wholeNumberValue, number > 0 else { return false }
      return select(number - 1, router, tree)
    default: return false
    }
  }

  /// The hints of the screen that gets the keys, and then the host's for other keys.
  func shownHints(isTyping: Bool = false) -> [KeyHint] {
    let own = (overlay ?? visibleScreen)?.hints ?? []
    let hosts = hints(isTyping)
    return own + hosts.filter { hint in !own.contains { $0.key == hint.key || $0.action == hint.action } }
  }

  /// The hints for the host's own keys at the moment.
  private func hints(_ isTyping: Bool) -> [KeyHint] {
    guard overlay == nil, screens.ownRouter != nil, let tree else { return [] }
    var hints: [KeyHint] = []
    switch wayBack(in: tree) {
    case .pop, .close: hints.append(KeyHint("Esc", "back"))
    case .column: hints.append(KeyHint("Esc", "previous column"))
    case .dismiss: hints.append(KeyHint("Esc", "close"))
    case nil: break
    }
    if let helpKey, !isTyping { hints.append(KeyHint(String(helpKey), "all keys")) }
    if let container = focusable(in: tree).flatMap({ tree.container(at: $0) }), container.branchCount > 1 {
      hints.append(KeyHint("Tab", container.isSideBySide ? "next column" : "next tab"))
    }
    let tabs = isTyping ? nil : outermostTabs(in: tree)
    if let tabs { hints.append(KeyHint("1–\(tabs.count)", "go to a tab")) }
    return hints + programHints
  }

  /// The way back from the screen with the keyboard focus; `nil` at the very bottom.
  private func wayBack(in tree: EntryTree<R>) -> WayBack? {
    tree.waysBack(inLayer: tree.modals.count, room: room).first
  }

  /// The paths of the containers around the screen with the keyboard focus, the innermost first.
  private func containers(in tree: EntryTree<R>) -> [BranchPath] {
    Array(sequence(first: tree.visiblePath) { $0.parent }.dropFirst())
  }

  /// The columns or tabs that Tab goes round in: the innermost columns, or the innermost tabs where there are no columns.
  ///
  /// Columns come first because tabs can also be selected by digits.
  private func focusable(in tree: EntryTree<R>) -> BranchPath? {
    let paths = containers(in: tree)
    return paths.first { tree.container(at: $0)?.isSideBySide == true } ?? paths.first
  }

  /// Gives the focus to the column beside the one in front, or selects the tab beside the selected one, round
  /// and round.
  private func focusNeighbor(_ step: Int, _ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    guard let path = focusable(in: tree), let container = tree.container(at: path),
      container.branchCount > 1
    else { return false }
    let index = (container.focus + step + container.branchCount) % container.branchCount
    router.select(path.appending(branch: index))
    return true
  }

  /// Selects a tab by its position, in the outermost tabs around the screen with the keyboard focus.
  private func select(_ index: Int, _ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    guard let outermost = outermostTabs(in: tree), index < outermost.count else { return false }
    router.select(outermost.path.appending(branch: index))
    return true
  }

  private func outermostTabs(in tree: EntryTree<R>) -> (path: BranchPath, count: Int)? {
    for path in containers(in: tree).reversed() {
      if case .tabs(let tabs)? = tree.container(at: path) { return (path, tabs.count) }
    }
    return nil
  }
}
