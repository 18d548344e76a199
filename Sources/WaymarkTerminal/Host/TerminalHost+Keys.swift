import Waymark

extension TerminalHost {
  /// Takes what was typed, as bytes.
  ///
  /// - Parameter bytes: What the terminal sent, split anywhere.
  public func receive(_ bytes: some Sequence<UInt8>) {
    inputCount += 1
    let keys = parser.feed(bytes)
    watchInput()
    handle(keys)
  }

  /// Takes keys: each goes to the screen on top, then to the host, then to ``onKey``.
  ///
  /// Several are first offered to the screen at once.
  ///
  /// - Parameter keys: The keys, in order.
  public func handle(_ keys: [Key]) {
    waitingKeys += keys
    // A screen that feeds keys while it handles one has them handled afterwards.
    guard !isHandlingKeys else { return }
    HandlerStack.prepareThread()
    isHandlingKeys = true
    defer { isHandlingKeys = false }
    var next = 0
    while next < waitingKeys.count {
      finishSlide()
      let taken = takeSeveral(waitingKeys[next...])
      if taken > 0 {
        next += taken
        setNeedsDisplay()
        continue
      }
      let key = waitingKeys[next]
      next += 1
      if dispatch(key) { setNeedsDisplay() }
    }
    waitingKeys.removeAll(keepingCapacity: true)
  }

  /// Takes one key.
  ///
  /// - Parameter key: The key.
  public func handle(_ key: Key) { handle([key]) }

  /// How many of several keys the screen on top takes at once.
  private func takeSeveral(_ keys: ArraySlice<Key>) -> Int {
    guard keys.count > 1, let screen = visibleScreen else { return 0 }
    return max(0, min(screen.handle(keys), keys.count))
  }

  private func dispatch(_ key: Key) -> Bool {
    if visibleScreen?.handle(key) == true { return true }
    if navigate(key) { return true }
    return onKey?(key) == true
  }

  /// Moves about, as an ordinary navigation.
  private func navigate(_ key: Key) -> Bool {
    guard let router, let tree else { return false }
    switch key {
    case .left, .backspace, .escape: return goBack(router, tree)
    case .tab: return selectNeighbor(1, router, tree)
    case .backTab: return selectNeighbor(-1, router, tree)
    case .character(let digit):
      guard digit.isASCII, let number = digit.wholeNumberValue, number > 0 else { return false }
      return select(number - 1, router, tree)
    default: return false
    }
  }

  /// Pops, or dismisses the modal whose first screen is on top; at the very bottom there is no way back.
  private func goBack(_ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    if let count = tree.stackCount(at: tree.visiblePath), count > 1 {
      router.pop()
    } else if let columns = tree.columns(around: tree.visiblePath), case .columns(let shown)? = tree.container(at: columns),
      shown.front > 0
    {
      router.empty(from: shown.front)
    } else if !tree.modals.isEmpty {
      router.dismiss()
    } else {
      return false
    }
    return true
  }

  /// Selects the tab beside the selected one, round and round, of the innermost tabs on top.
  private func selectNeighbor(_ step: Int, _ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    guard let path = tree.visiblePath.parent, case .tabs(let tabs)? = tree.container(at: path) else {
      return false
    }
    let index = (tabs.selectedIndex + step + tabs.count) % tabs.count
    router.submit(.selectTab(at: path.appending(branch: index), in: tree))
    return true
  }

  /// Selects a tab by its position, of the outermost tabs on top.
  private func select(_ index: Int, _ router: Router<R>, _ tree: EntryTree<R>) -> Bool {
    let path = ContainerPath(layer: tree.layerCount - 1)
    guard case .tabs(let tabs) = tree.layer(path.layer), index < tabs.count else { return false }
    router.submit(.selectTab(at: path.appending(branch: index), in: tree))
    return true
  }
}
