import Waymark

extension TerminalHost {
  /// How many bytes a paste has to bring in ``TerminalConfiguration/pasteDelay``, for each second of it.
  ///
  /// The slowest lines bring more, and a key that is held down brings less.
  private var slowestPaste: Double { 256 }

  /// Ends what was begun, because nothing follows it.
  func watchInput() {
    if parser.isOpen { watchOpenInput() }
    guard parser.isPending else { return }
    let count = inputCount
    timer.schedule(at: timer.moment(after: configuration.escapeDelay)) { [weak self] in
      guard let self, count == inputCount else { return }
      handle(parser.flush())
    }
  }

  /// Ends a paste or an answer that brings no more than a person types: its end mark is lost.
  ///
  /// The host checks once in a while, because keys that are typed must not keep it open.
  private func watchOpenInput() {
    guard !isWatchingInput else { return }
    isWatchingInput = true
    let (opened, byteCount) = (parser.openedCount, parser.openByteCount)
    timer.schedule(at: timer.moment(after: configuration.pasteDelay)) { [weak self] in
      guard let self else { return }
      isWatchingInput = false
      guard parser.isOpen else { return }
      let enough = slowestPaste * (configuration.pasteDelay / .seconds(1))
      if parser.openedCount == opened, Double(parser.openByteCount - byteCount) < enough {
        let keys = parser.cutOff()
        inputCount += 1
        watchInput()
        handle(keys)
      } else {
        watchOpenInput()
      }
    }
  }
}
