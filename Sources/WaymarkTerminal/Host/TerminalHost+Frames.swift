import Observation
import Waymark

extension TerminalHost: Redrawing {
  /// Asks for a frame; several calls in one turn of the main queue give one.
  public func setNeedsDisplay() {
    guard !needsDisplay else { return }
    needsDisplay = true
    timer.schedule(at: timer.now) { [weak self] in self?.drawIfNeeded() }
  }

  /// Draws a frame now if one was asked for.
  public func drawIfNeeded() {
    guard needsDisplay else { return }
    HandlerStack.prepareThread()
    needsDisplay = false
    updateRoom()
    let bytes = observation.track {
      renderer.render(size: output.size) { drawPage(on: $0) } + titleBytes()
    } onChange: { [weak self] in
      self?.setNeedsDisplay()
    }
    if !bytes.isEmpty { output.write(bytes) }
  }

  /// Draws everything again, because the terminal no longer shows it.
  package func redraw() {
    renderer.invalidate()
    shownTitle = nil
    setNeedsDisplay()
  }

  /// Looks how many columns fit, and tells the router if that has changed.
  func updateRoom() {
    room = ColumnLayout.columnsThatFit(in: output.size.width)
    if let router, !screens.isReplaced, router.host.columnsThatFit != room {
      router.host.columnsThatFit = room
    }
  }

  /// The bytes that set the window's title to that of the screen that has come to rest, if that is news.
  ///
  /// Another screen is named even if its title is the same, because the change is what has to be told.
  private func titleBytes() -> [UInt8] {
    // A screen that slides is named when it has arrived, so that screens on the way are not read out.
    guard output.traits.hasTitle, case .resting(let tree) = state else { return [] }
    let id = tree.visibleElement.id
    guard let screen = screens[id] else { return [] }
    // Some terminals drop a longer title. Clipped text is escaped: nothing in it can end the sequence or begin another.
    let text = Text.clipped(screen.title, to: 200)
    if let shownTitle, shownTitle == (id, text) { return [] }
    shownTitle = (id, text)
    return Array("\u{1B}]2;\(output.traits.hasUnicode ? text : ASCIISigns.nearest(to: text))\u{1B}\\".utf8)
  }
}

/// Notices when what a frame was drawn from has changed.
///
/// An observation ends only when something it has read changes. If a screen is drawn again and again from
/// values that do not change, observations would pile up. So each frame also reads a number of our own, and
/// changing that number ends the observation of the frame before.
@MainActor @Observable
final class DrawingObservation {
  private(set) var number = 0

  /// Draws a frame and observes what it reads, instead of what the last one read.
  ///
  /// - Parameters:
  ///   - draw: Draws the frame.
  ///   - onChange: Called once, soon after something that was read has changed.
  /// - Returns: What drawing returned.
  func track<Result>(_ draw: () -> Result, onChange: @escaping @MainActor @Sendable () -> Void) -> Result {
    number += 1
    let own = number
    return withObservationTracking {
      _ = number
      return draw()
    } onChange: { [weak self] in
      // Called before the change is made, on whatever thread makes it.
      Task { @MainActor in
        if self?.number == own { onChange() }
      }
    }
  }
}
