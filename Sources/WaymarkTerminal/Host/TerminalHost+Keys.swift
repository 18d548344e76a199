import Waymark

extension TerminalHost {
  /// Takes what the user typed, as bytes.
  ///
  /// - Parameter bytes: What the terminal sent, split anywhere.
  package func receive(_ bytes: some Sequence<UInt8>) {
    let keys = parser.feed(bytes)
    inputCount += 1
    if parser.isPending {
      // A paste may stall for a while; what begins a key does not.
      let delay = parser.isPasting ? Duration.seconds(2) : .milliseconds(50)
      timer.schedule(at: timer.moment(after: delay)) { [weak self, inputCount] in
        guard let self, inputCount == self.inputCount else { return }
        handle(parser.flush())
      }
    }
    handle(keys)
  }

  /// Takes keys: each goes to the screen on top, then to the host, then to ``onKey``; an ``overlay`` gets all
  /// of them.
  ///
  /// Several keys are first offered to the screen at once. A slide ends, so that they go to the screen that it brings.
  ///
  /// - Parameter keys: The keys, in order.
  package func handle(_ keys: [Key]) {
    HandlerStack.prepareThread()
    var rest = keys[...]
    while let key = rest.first {
      endSlide()
      let taken = takeSeveral(rest)
      if taken > 0 || dispatch(key) { setNeedsDisplay() }
      rest = rest.dropFirst(max(1, taken))
    }
  }

  /// Takes one key.
  ///
  /// - Parameter key: The key.
  public func handle(_ key: Key) { handle([key]) }

  /// How many of several keys the screen on top takes at once.
  private func takeSeveral(_ keys: ArraySlice<Key>) -> Int {
    guard keys.count > 1, overlay == nil, let screen = visibleScreen else { return 0 }
    return min(screen.handle(keys), keys.count)
  }

  private func dispatch(_ key: Key) -> Bool {
    if toggleHistory(key) { return true }
    if case .click(let x, let y) = key { return click(x, y) }
    // An overlay gets all keys: typing in a list of moments must not reach a form below it.
    if let overlay { return overlay.handle(key) }
    return visibleScreen?.handle(key) == true || navigate(key) || showKeys(key) || onKey?(key) == true
  }

  /// Clicks on the cells as they are drawn now, those in front last.
  private func click(_ x: Int, _ y: Int) -> Bool {
    drawIfNeeded()
    let targets = (renderer.shown?.targets ?? []).filter { $0.place.contains(x: x, y: y) }
    for target in targets {
      switch target.click {
      case .keys(let keys): for key in keys { _ = dispatch(key) }
      case .host(let click): guard click() else { return true }
      }
    }
    return !targets.isEmpty
  }

  private func showKeys(_ key: Key) -> Bool {
    guard let helpKey, key == .character(helpKey) else { return false }
    overlay = TerminalPairsScreen("Keys", shownHints().map { ($0.key, $0.action) }, key: helpKey) {
      [weak self] in self?.overlay = nil
    }
    return true
  }

  /// Shows the router's history over the page, or closes it, if the key is ``historyKey``.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the key was that.
  private func toggleHistory(_ key: Key) -> Bool {
    // A list that was opened before another host took the place of this one would still lead the router about.
    if overlay is HistoryScreen, screens.ownRouter == nil { overlay = nil }
    guard key == historyKey else { return false }
    if overlay is HistoryScreen {
      overlay = nil
    } else if let history = screens.ownRouter?.historyForHosts {
      overlay = HistoryScreen(history) { [weak self] in self?.overlay = nil }
    } else {
      return false
    }
    return true
  }
}
