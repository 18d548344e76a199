import Waymark

extension TerminalHost {
  /// Takes what the user typed, as bytes.
  ///
  /// - Parameter bytes: What the terminal sent, split anywhere.
  public func receive(_ bytes: some Sequence<UInt8>) {
    inputCount += 1
    let keys = parser.feed(bytes)
    watchInput()
    handle(keys)
  }

  /// Takes keys: each goes to the screen on top, then to the host, then to ``onKey``; an ``overlay`` gets all
  /// of them.
  ///
  /// Several keys are first offered to the screen at once.
  ///
  /// - Parameter keys: The keys, in order.
  public func handle(_ keys: [Key]) {
    waitingKeys += keys
    // If a screen feeds keys while it handles one, they are handled afterwards.
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
    guard keys.count > 1, overlay == nil, let screen = visibleScreen else { return 0 }
    return max(0, min(screen.handle(keys), keys.count))
  }

  private func dispatch(_ key: Key) -> Bool {
    if toggleHistory(key) { return true }
    // An overlay gets all keys: typing in a list of moments must not reach a form below it.
    if let overlay { return overlay.handle(key) }
    if visibleScreen?.handle(key) == true { return true }
    if navigate(key) { return true }
    return onKey?(key) == true
  }
}
