import Waymark

extension TerminalHost: Redrawing {
  /// Asks for a frame; several calls in one turn of the main queue give one.
  public func setNeedsDisplay() {
    needsDisplay = true
    guard !isFrameScheduled else { return }
    isFrameScheduled = true
    timer.schedule(at: timer.now) { [weak self] in
      guard let self else { return }
      isFrameScheduled = false
      reportRoom()
      drawIfNeeded()
    }
  }

  /// Draws a frame now if one was asked for.
  public func drawIfNeeded() {
    // A screen that asks for a frame while it draws gets the next one: two at once would be drawn over one another.
    guard needsDisplay, !isPaused, !isDrawing else { return }
    HandlerStack.prepareThread()
    reportRoom()
    needsDisplay = false
    isDrawing = true
    let (picture, title) = observation.track {
      (renderer.render(size: output.size) { drawPage(on: $0) }, titleAtRest())
    } onChange: { [weak self] in
      self?.setNeedsDisplay()
    }
    isDrawing = false
    let bytes = picture + bytes(toShow: title)
    if !bytes.isEmpty { output.write(bytes) }
  }

  /// Draws everything again, because the terminal no longer shows it.
  public func redraw() {
    renderer.invalidate()
    setNeedsDisplay()
  }

  /// Draws nothing until ``resume()``, because another program has the terminal; a slide ends at once.
  public func pause() {
    finishSlide()
    isPaused = true
  }

  /// Draws everything again.
  public func resume() {
    isPaused = false
    // The other program may have given the window another title.
    shownTitle = nil
    redraw()
  }
}
