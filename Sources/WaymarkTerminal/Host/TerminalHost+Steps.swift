import Waymark

extension TerminalHost {
  /// Shows one step: a change of the visible stack slides where it may, anything else is there at once.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: Answered when the slide has ended, or at once.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    HandlerStack.prepareThread()
    interruptSlide()
    do throws(HostError) {
      guard router != nil else { throw .routerMissing }
      guard tree != nil else { throw .nothingShown }
      let step = step.step
      let outgoing = visibleScreen
      guard apply(step) else { throw .stepDoesNotFit }
      try screens.make(step.forEachInserted)
      screens.release(step.forEachRemoved)
      setNeedsDisplay()
      slide = makeSlide(for: step, from: outgoing, acknowledgement)
      if let slide { drawSlide(for: slide.request) } else { acknowledgement.succeed() }
    } catch {
      acknowledgement.fail(error)
    }
  }

  /// Shows a tree from whatever is shown, keeping the screens of entries that are still there.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: Answered at once.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    HandlerStack.prepareThread()
    interruptSlide()
    do throws(HostError) {
      try screens.make(tree.forEachElement)
    } catch {
      return acknowledgement.fail(error)
    }
    screens.release(except: tree)
    self.tree = tree
    renderer.invalidate()
    setNeedsDisplay()
    acknowledgement.succeed()
  }

  /// Ends a slide at once, as if its time were over.
  ///
  /// Keys that are typed during a slide do this, and the terminal being given away.
  public func finishSlide() {
    // Each answer may begin the next step; a router that never comes to rest does not keep the keys waiting.
    for _ in 0..<1000 {
      guard let slide else { return }
      self.slide = nil
      setNeedsDisplay()
      slide.request.end()
    }
  }

  /// Drops a slide that something newer has overtaken.
  private func interruptSlide() {
    guard let slide else { return }
    self.slide = nil
    slide.request.end(.overtaken)
  }

  /// Carries a step out on the tree that is shown, in place: a second owner of it would cost its depth.
  private func apply(_ step: Step<Entry<R>>) -> Bool {
    tree?.apply(step) ?? false
  }

  private func makeSlide(
    for step: Step<Entry<R>>, from outgoing: (any TerminalScreen)?, _ acknowledgement: Acknowledgement<R>
  ) -> Slide<R>? {
    guard step.isVisible, step.isAnimated, configuration.slideDuration > .zero, !isPaused,
      case .stack(let change) = step.change, change.keptAbove == 0, let outgoing,
      let incoming = visibleScreen, incoming !== outgoing
    else { return nil }
    return Slide(
      path: change.path, outgoing: outgoing, incoming: incoming, isForward: !change.inserted.isEmpty,
      start: timer.now, duration: configuration.slideDuration, request: PendingRequest(acknowledgement))
  }

  /// Draws a slide until it has ended or another has begun.
  private func drawSlide(for request: PendingRequest<R>) {
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
