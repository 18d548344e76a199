import Waymark

extension TerminalHost {
  /// How many rows of a page an overlay gets: half of it, up to what a list with its frame needs.
  private static func overlayHeight(of height: Int) -> Int { min(max(3, height / 2), 14, height) }

  /// Draws the overlay at the foot of the page, which stays visible above it.
  func drawOverlay(over body: Canvas) {
    guard let overlay else { return }
    let height = Self.overlayHeight(of: body.height)
    guard height > 0 else { return }
    body.hideCursor()
    let box = body.region(x: 0, y: body.height - height, width: body.width, height: height)
    box.fill(.plain)
    guard height > 2, box.width > 2 else { return overlay.draw(on: box) }
    box.stroke(box.bounds)
    if box.width > 6, !overlay.title.isEmpty {
      box.write(" \(Text.clipped(overlay.title, to: box.width - 6)) ", x: 2, y: 0, style: .bold)
    }
    overlay.draw(on: box.region(box.bounds.inset(horizontal: 1, vertical: 1)))
  }

  /// Shows the router's history over the page, or closes it, if the key is ``historyKey``.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the key was that.
  func toggleHistory(_ key: Key) -> Bool {
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
