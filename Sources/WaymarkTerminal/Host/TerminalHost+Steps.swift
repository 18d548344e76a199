public import Waymark

extension TerminalHost {
  /// Shows one step: a visible change of a stack slides if it may, and so do columns where only one fits;
  /// anything else is there at once.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: Answered when the slide has ended, or at once.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    show(acknowledgement) { () throws(HostError) in
      guard var tree else { throw .nothingShown }
      // A second owner of the tree would cost its depth.
      state = .empty
      let move =
        step.isVisible && step.isAnimated && slideDuration > .zero ? movement(of: step.step, in: tree) : nil
      let before = move.flatMap { tree.container(at: $0.path)?.visibleElement.id }
      let fits = tree.apply(step.step)
      let after = move.flatMap { tree.container(at: $0.path)?.visibleElement.id }
      state = .resting(tree)
      guard fits else { throw .stepDoesNotFit }
      try screens.make(step.step.forEachInserted)
      step.step.forEachRemoved { screens.release($0.id) }
      return before == after ? nil : move
    }
  }

  /// Shows a tree, whatever is shown, keeping the screens of entries that are still there.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: Answered at once.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    show(acknowledgement) { () throws(HostError) in
      updateRoom()
      try screens.make(tree.forEachElement)
      screens.release(except: tree)
      state = .resting(tree)
      return nil
    }
  }

  /// Carries out a request and acknowledges it, after a slide if something moves.
  ///
  /// - Parameters:
  ///   - acknowledgement: What answers the request.
  ///   - change: Brings the host to rest at another tree, and returns what moves.
  private func show(
    _ acknowledgement: Acknowledgement<R>, _ change: () throws(HostError) -> Slide<R>.Movement?
  ) {
    HandlerStack.prepareThread()
    screens.noteRequest(acknowledgement)
    endSlide(.overtaken)
    do throws(HostError) {
      guard router != nil else { throw .routerMissing }
      let movement = try change()
      setNeedsDisplay()
      guard let movement, case .resting(let tree) = state else { return acknowledgement.succeed() }
      let slide = Slide(acknowledgement, movement, of: renderer.shown, from: timer.now, for: slideDuration)
      state = .sliding(tree, slide)
      slide.request.begin()
      draw(slide)
    } catch {
      acknowledgement.fail(error)
    }
  }

  /// The movement that is seen in a step, if it changes what is on top.
  private func movement(of step: Step<Entry<R>>, in tree: EntryTree<R>) -> Slide<R>.Movement? {
    switch step.change {
    case .stack(let change): return (change.path, isForward: !change.inserted.isEmpty)
    case .columns(let change) where room == 1:
      return (change.path, isForward: change.front >= change.oldFront)
    case .select(let path, let from, let to)
    where room == 1 && tree.container(at: path)?.isSideBySide == true:
      return (path, isForward: to > from)
    default: return nil
    }
  }

  /// Draws a slide until it has ended.
  private func draw(_ slide: Slide<R>) {
    timer.repeat(every: .milliseconds(15)) { [weak self, weak slide] in
      guard let self, let slide, self.slide === slide else { return false }
      let isMoving = slide.progress(at: timer.now) < 1
      setNeedsDisplay()
      if isMoving { drawIfNeeded() } else { endSlide() }
      return isMoving
    }
  }

  /// Ends the slide, if there is one, as if its time were over, and acknowledges its step.
  ///
  /// - Parameter error: What has kept it from ending by itself.
  func endSlide(_ error: HostError? = nil) {
    guard case .sliding(let tree, let slide) = state else { return }
    state = .resting(tree)
    setNeedsDisplay()
    slide.request.end(error)
  }
}

/// A step that is acknowledged when a stack has slid from one screen to the next, or columns from one to another.
///
/// The picture of what was there moves out, and what is there now moves in.
@MainActor
final class Slide<R: Route> {
  /// Which stack or which columns move, and whether what is new comes from the right, as a pushed screen does.
  typealias Movement = (path: BranchPath, isForward: Bool)

  let request: PendingRequest<R>
  let movement: Movement
  /// The last picture before the step.
  let picture: Frame?
  private let start: Duration
  private let duration: Duration

  init(
    _ acknowledgement: Acknowledgement<R>, _ movement: Movement, of picture: Frame?, from start: Duration,
    for duration: Duration
  ) {
    request = PendingRequest(acknowledgement)
    self.movement = movement
    self.picture = picture
    self.start = start
    self.duration = duration
  }

  /// How far it has come, from 0 to 1.
  func progress(at now: Duration) -> Double { max(0, min(1, (now - start) / duration)) }

  /// Draws what was there on its way out.
  ///
  /// - Returns: The place of what is on its way in.
  func draw(on canvas: Canvas, at now: Duration) -> Canvas {
    let left = 1 - progress(at: now)
    // Fast at first, slow at the end.
    let offset = Int(Double(canvas.width) * (1 - left * left) + 0.5)
    let direction = movement.isForward ? -1 : 1
    if let picture { canvas.copy(picture, canvas.place, x: direction * offset) }
    return canvas.region(
      x: direction * (offset - canvas.width), y: 0, width: canvas.width, height: canvas.height)
  }
}
