public import Waymark

extension TerminalHost {
  /// Shows one step: a visible change of a stack slides if it may, and so do columns where only one fits;
  /// anything else is there at once.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: Answered when the slide has ended, or at once.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    HandlerStack.prepareThread()
    screens.noteRequest(acknowledgement)
    interruptSlide()
    do throws(HostError) {
      guard router != nil else { throw .routerMissing }
      guard tree != nil else { throw .nothingShown }
      let step = step.step
      let outgoing = topScreen(of: step)
      guard apply(step) else { throw .stepDoesNotFit }
      try screens.make(step.forEachInserted)
      let motion = motion(of: step, from: outgoing)
      step.forEachRemoved { screens.release($0.id) }
      setNeedsDisplay()
      guard let motion else { return acknowledgement.succeed() }
      let request = PendingRequest(acknowledgement)
      slide = Slide(
        motion: motion, start: timer.now, duration: configuration.slideDuration, request: request)
      request.begin()
      drawSlide(for: request)
    } catch {
      acknowledgement.fail(error)
    }
  }

  /// Shows a tree, whatever is shown, keeping the screens of entries that are still there.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: Answered at once.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    HandlerStack.prepareThread()
    screens.noteRequest(acknowledgement)
    interruptSlide()
    // A router that comes back from another host no longer knows the number of columns.
    reportedRoom = nil
    reportRoom()
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

  /// Applies a step to the tree that is shown, in place: a second owner of the tree would cost its depth.
  private func apply(_ step: Step<Entry<R>>) -> Bool {
    tree?.apply(step) ?? false
  }
}
