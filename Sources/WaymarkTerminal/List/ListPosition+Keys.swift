extension ListPosition {
  /// Moves by the keys for lists: arrows, Home and End, Page Up and Page Down, Control-B and Control-F.
  ///
  /// All other keys are the screen's, Enter among them. If letters move too, they are those of `vi` and
  /// `less`: `j` and `k` go down and up by a row, `g` and `G` to the first and the last row, and Space on by
  /// a page.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasLetters: Whether letters move too.
  /// - Returns: Whether it was such a key.
  public mutating func handle(_ key: Key, letters hasLetters: Bool = false) -> Bool {
    switch key {
    case .up: step(by: -1)
    case .down: step(by: 1)
    case .pageUp, .control("b"): page(by: -1)
    case .pageDown, .control("f"): page(by: 1)
    case .home: move(to: 0)
    case .end: move(to: count - 1)
    case .character("k") where hasLetters: step(by: -1)
    case .character("j") where hasLetters: step(by: 1)
    case .character("g") where hasLetters: move(to: 0)
    case .character("G") where hasLetters: move(to: count - 1)
    case .character(" ") where hasLetters: page(by: 1)
    default: return false
    }
    return true
  }

  private mutating func step(by distance: Int) { move(to: index + distance) }
}
