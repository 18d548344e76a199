import Waymark

extension TerminalHost {
  /// The screen of an entry, even of one that a slide takes out of sight.
  func drawnScreen(_ id: EntryID) -> (any TerminalScreen)? { screens[id] ?? slide?.motion.leaving[id] }

  /// The places in a canvas of what goes and what comes, at the moment.
  func parts(of canvas: Canvas, in slide: Slide<R>) -> (old: Canvas, new: Canvas) {
    let (width, height) = (canvas.width, canvas.height)
    let offset = slide.offset(at: timer.now, width: width)
    let (old, new) = slide.motion.isForward ? (-offset, width - offset) : (offset, offset - width)
    return (
      canvas.region(x: old, y: 0, width: width, height: height),
      canvas.region(x: new, y: 0, width: width, height: height)
    )
  }

  /// The screen on top of the stack that a step changes; nil where it changes none.
  func topScreen(of step: Step<Entry<R>>) -> (any TerminalScreen)? {
    guard case .stack(let change) = step.change, let top = tree?.stack(at: change.path)?.top.id else {
      return nil
    }
    return screens[top]
  }

  /// The movement that is seen in a step that has just been carried out and whose screens are all there still.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - outgoing: What was on top of the stack that it changes.
  /// - Returns: What moves; nil where nothing does.
  func motion(of step: Step<Entry<R>>, from outgoing: (any TerminalScreen)?) -> Slide<R>.Motion? {
    guard step.isVisible, step.isAnimated, configuration.slideDuration > .zero, !isPaused, let tree else {
      return nil
    }
    switch step.change {
    case .stack(let change):
      guard change.keptAbove == 0, isSeen(change.path, in: tree), let outgoing,
        let incoming = topScreen(of: step), incoming !== outgoing
      else { return nil }
      return Slide.Motion(
        path: change.path, outgoing: .screen(outgoing), isForward: !change.inserted.isEmpty)
    case .select(let path, let from, let to):
      guard room == 1, isSeen(path, in: tree), case .columns(let columns)? = tree.container(at: path),
        from < columns.count
      else { return nil }
      return Slide.Motion(path: path, outgoing: .column(columns[from], position: from), isForward: to > from)
    case .columns(let change): return motion(of: change, in: tree)
    default: return nil
    }
  }

  /// The movement that is seen where columns come and go and only one fits.
  private func motion(of change: ColumnsChange<Entry<R>>, in tree: EntryTree<R>) -> Slide<R>.Motion? {
    guard room == 1, isSeen(change.path, in: tree),
      case .columns(let columns)? = tree.container(at: change.path)
    else { return nil }
    let old = change.oldFront
    let stays = old < change.kept
    if stays, change.front == old { return nil }
    guard stays || change.removed.indices.contains(old - change.kept) else { return nil }
    let outgoing = stays ? columns[old] : change.removed[old - change.kept]
    var motion = Slide<R>.Motion(
      path: change.path, outgoing: .column(outgoing, position: old), isForward: change.front >= old)
    outgoing.forEachElement { motion.leaving[$0.id] = screens[$0.id] }
    return motion
  }

  /// Ends a slide at once, as if its time were over.
  ///
  /// Keys typed during a slide do this, and so does losing the terminal to another program.
  public func finishSlide() {
    // Each answer may begin the next step; a router that never comes to rest must not keep the keys waiting.
    for _ in 0..<1000 {
      guard let slide else { return }
      self.slide = nil
      setNeedsDisplay()
      slide.request.end()
    }
  }

  /// Drops a slide that something newer has overtaken.
  func interruptSlide() {
    guard let slide else { return }
    self.slide = nil
    slide.request.end(.overtaken)
  }

  /// Draws a slide until it has ended or another has begun.
  func drawSlide(for request: PendingRequest<R>) {
    timer.repeat(every: configuration.frameInterval) { [weak self, weak request] in
      guard let self, let slide, slide.request === request else { return false }
      let isMoving = slide.progress(at: timer.now) < 1
      if !isMoving { self.slide = nil }
      setNeedsDisplay()
      drawIfNeeded()
      if !isMoving { slide.request.end() }
      return isMoving
    }
  }
}
