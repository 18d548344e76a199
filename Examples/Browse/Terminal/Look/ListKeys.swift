import BrowseCore
import WaymarkTerminal

extension ListCursor {
  /// Moves as the keys for lists say.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasLetters: Whether letters move too, or are typed.
  /// - Returns: Whether it was such a key.
  mutating func handle(_ key: Key, letters hasLetters: Bool = true) -> Bool {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp, .control("b"): page(by: -1)
    case .pageDown, .control("f"): page(by: 1)
    case .home: move(to: 0)
    case .end: move(to: count - 1)
    case .character("k") where hasLetters: move(by: -1)
    case .character("j") where hasLetters: move(by: 1)
    case .character("g") where hasLetters: move(to: 0)
    case .character("G") where hasLetters: move(to: count - 1)
    case .character(" ") where hasLetters: page(by: 1)
    default: return false
    }
    return true
  }
}
