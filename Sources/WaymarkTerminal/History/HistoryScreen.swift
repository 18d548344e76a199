import Waymark

/// A list of a router's history, to choose a moment and go to it, which a host shows over its page.
///
/// Enter goes to the chosen moment, and the page shows it. Enter on the moment that is shown keeps it, Escape returns to the
/// present, and both close the list.
/// The newest moment is the first row.
@MainActor
final class HistoryScreen: TerminalScreen {
  private let history: any RouterHistory
  private let close: @MainActor () -> Void
  private var list: TerminalList<[Int], Int>
  private var observation: Registration?

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - close: Takes the screen away.
  init(_ history: any RouterHistory, close: @escaping @MainActor () -> Void) {
    self.history = history
    self.close = close
    list = TerminalList(history.momentNumbers.reversed()) { $0 }
    list.selection = history.currentNumber
    observation = history.onChange { [weak self] in self?.follow() }
    observation?.tied(to: self)
  }

  /// Which moment is shown.
  var title: String { history.title }

  /// Where Enter and Escape lead.
  var hints: [KeyHint] {
    [
      KeyHint("Enter", isThere ? "keep this moment" : "go there"),
      KeyHint("Esc", history.isTravelling ? "back to now" : "close"),
    ]
  }

  private var isThere: Bool { list.selection == history.currentNumber }

  private func follow() {
    list.items = history.momentNumbers.reversed()
    setNeedsDisplay()
  }

  /// Draws the moments in view: a mark at the one that is shown, its number, its time, the screen's title, and
  /// what changed.
  func draw(on canvas: Canvas) {
    for row in list.rows(on: canvas) { row.write(history.line(for: list[row.index])) }
  }

  /// Moves in the list, goes to a moment, or returns to the present.
  func handle(_ key: Key) -> Bool {
    if list.handle(key) { return true }
    switch key {
    case .enter where isThere: close()
    case .enter:
      if let moment = list.selection { history.go(to: moment, options: .standard) }
    case .escape:
      close()
      history.backToNow(options: .standard)
    default:
      return false
    }
    return true
  }
}
