import WaymarkTerminal

/// How often the user has walked a trail.
final class LogbookScreen: TerminalScreen {
  private let trail: Int
  private let session: Session

  let title = "Logbook"
  let hints = [KeyHint("Enter", "add a walk")]

  init(_ trail: Int, _ session: Session) {
    self.trail = trail
    self.session = session
  }

  func draw(on canvas: Canvas) {
    canvas.write("\(session.name ?? "Nobody")'s walks: \(session.walks(on: trail))", x: 1, y: 1)
  }

  func handle(_ key: Key) -> Bool {
    guard key == .enter else { return false }
    session.addWalk(on: trail)
    return true
  }
}
