/// The list of the keys that do something at the moment, which a host shows over its page until any key is pressed.
@MainActor
final class KeysScreen: TerminalScreen {
  private let keys: [KeyHint]
  private let close: @MainActor () -> Void

  init(_ keys: [KeyHint], close: @escaping @MainActor () -> Void) {
    self.keys = keys
    self.close = close
  }

  var title: String { "Keys" }
  var hints: [KeyHint] { [KeyHint("Esc", "close")] }

  func draw(on canvas: Canvas) {
    let width = (keys.map { Text.width($0.key) }.max() ?? 0) + 2
    for (y, hint) in keys.enumerated() {
      canvas.write(hint.key, x: 1, y: y, style: .bold)
      canvas.write(hint.action, x: 1 + width, y: y)
    }
  }

  func handle(_ key: Key) -> Bool {
    close()
    return true
  }
}
