import Waymark

extension TerminalHost {
  /// Shows one step: a change of the visible stack slides where it may, anything else is there at once.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: Answered when the slide has ended, or at once.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    interruptSlide()
    guard let router else { return acknowledgement.fail(TerminalHostError.routerMissing) }
    guard tree != nil else { return acknowledgement.fail(TerminalHostError.nothingShown) }
    let step = step.step
    let outgoing = visibleScreen
    guard apply(step) else { return acknowledgement.fail(TerminalHostError.stepDoesNotFit) }
    step.forEachInserted { ensureScreen(for: $0, router: router) }
    step.forEachRemoved { releaseScreen(of: $0.id) }
    setNeedsDisplay()
    guard let slide = makeSlide(for: step, from: outgoing, acknowledgement) else {
      return acknowledgement.succeed()
    }
    self.slide = slide
    slideCount += 1
    scheduleSlideFrame(slideCount)
  }

  /// Shows a tree from whatever is shown, keeping the screens of entries that are still there.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: Answered at once.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    interruptSlide()
    guard let router else { return acknowledgement.fail(TerminalHostError.routerMissing) }
    var kept = Set<EntryID>()
    tree.forEachElement { entry in
      kept.insert(entry.id)
      ensureScreen(for: entry, router: router)
    }
    for id in screens.keys where !kept.contains(id) { releaseScreen(of: id) }
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
      slide.acknowledgement.succeed()
    }
  }

  /// Drops a slide that something newer has overtaken.
  private func interruptSlide() {
    guard let slide else { return }
    self.slide = nil
    slide.acknowledgement.fail(TerminalHostError.interrupted)
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
      start: timer.now, duration: configuration.slideDuration, acknowledgement: acknowledgement)
  }

  private func scheduleSlideFrame(_ number: Int) {
    timer.schedule(at: timer.moment(after: configuration.frameInterval)) { [weak self] in
      guard let self, number == slideCount, let slide else { return }
      if slide.progress(at: timer.now) < 1 {
        setNeedsDisplay()
        drawIfNeeded()
        scheduleSlideFrame(number)
      } else {
        self.slide = nil
        setNeedsDisplay()
        drawIfNeeded()
        slide.acknowledgement.succeed()
      }
    }
  }
}
