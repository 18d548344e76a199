public import Waymark

/// A screen of pairs of texts to read, such as keys and what they do, for a sheet or an ``TerminalHost/overlay``.
///
/// The second texts are broken between words, and the arrows scroll. Escape, Enter, Left, Backspace and the key that has opened
/// the screen close it.
///
/// ```swift
/// TerminalPairsScreen("Information", [("Name", file.name), ("Size", file.size)]) { context.close() }
/// ```
public final class TerminalPairsScreen: TerminalScreen {
  /// The title.
  public let title: String
  private let pairs: [(String, String)]
  private let firstWidth: Int
  private let key: Character?
  private let close: @MainActor () -> Void
  private var top = 0
  private var isCut = false

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - pairs: The texts.
  ///   - key: The key that has opened it.
  ///   - close: Closes it.
  public init(
    _ title: String, _ pairs: [(String, String)], key: Character? = nil,
    close: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.pairs = pairs
    self.key = key
    self.close = close
    firstWidth = (pairs.map { Text.width($0.0) }.max() ?? 0) + 2
  }

  /// Closing, and scrolling where there is not room for all, for the footer.
  public var hints: [KeyHint] { [KeyHint("Esc", "close")] + (isCut ? [KeyHint("↑↓", "scroll")] : []) }

  /// The size that shows all, if there is room.
  ///
  /// - Parameters:
  ///   - style: The modal's style.
  ///   - available: The most it can have.
  /// - Returns: The size.
  public func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    let width = min(available.width, 72)
    return Size(width: width, height: min(available.height, lines(width: width).count + 2))
  }

  /// Draws the pairs in view.
  ///
  /// - Parameter canvas: Where.
  public func draw(on canvas: Canvas) {
    let lines = lines(width: canvas.width)
    isCut = lines.count > canvas.height
    let margin = canvas.height > lines.count + 1 ? 1 : 0
    top = max(0, min(top, lines.count + margin - canvas.height))
    for (y, line) in lines[top...].prefix(canvas.height - margin).enumerated() {
      canvas.write(line.0, x: 2, y: y + margin, style: .bold)
      canvas.write(line.1, x: 2 + firstWidth, y: y + margin)
    }
  }

  /// Scrolls, or closes the screen.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it was used.
  public func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .backspace, .left: close()
    case .character(let character) where character == self.key: close()
    case .down, .character("j"): top += 1
    case .up, .character("k"): top = max(0, top - 1)
    default: return false
    }
    return true
  }

  private func lines(width: Int) -> [(String, String)] {
    pairs.flatMap { first, second in
      Text.wrapped(second, to: max(8, width - firstWidth - 3)).enumerated().map { index, part in
        (index == 0 ? first : "", part)
      }
    }
  }
}
