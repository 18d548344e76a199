import Waymark

/// The writes of views to the models: what the user has done, and much else.
///
/// A write says what views believe. It may be an echo of what they were told, come twice, or come when the
/// models have moved on. It counts as an act of the user's only if the models do not say it already and it is
/// about what views have been seen to show.
extension BindingHost {
  /// A navigation stack writes its path.
  ///
  /// - Parameters:
  ///   - path: The screens above the root that are left.
  ///   - stack: The model that the navigation stack is bound to.
  package func write(path: [ScreenNode<R>], to stack: StackModel<R>) {
    guard path != stack.path, !stack.isRepeated(path, at: timer.now, within: writeDelay) else { return }
    guard mayWrite, isInReach(ObjectIdentifier(stack)), let gone = left(by: path, in: stack) else {
      return stack.insist()
    }
    stack.goBack(to: path, at: timer.now)
    let top = path.last ?? stack.root
    // A screen that has become the root since stays: views may have written that something above it is gone.
    guard let lowest = gone.first(where: stack.path.contains) else { return stack.insist() }
    // The transition may still be under way.
    if isOnTop(stack), !appeared.contains(top.id) { reveal(top.id) }
    close(lowest.id)
  }

  /// The screens in a stack that a path lacks, the lowest first, or `nil` if the path says nothing.
  ///
  /// The path is about what views have taken up: it says what is left of that, and not what has come meanwhile in the place of what
  /// the user has left. Nobody has seen that, so it stays. If the path is what views had before, it is an echo.
  private func left(by path: [ScreenNode<R>], in stack: StackModel<R>) -> ArraySlice<ScreenNode<R>>? {
    let drawn = stack.drawn.dropFirst()
    if drawn.starts(with: path) { return drawn.count > path.count ? drawn.dropFirst(path.count) : nil }
    return stack.path.starts(with: path) ? stack.path.dropFirst(path.count) : nil
  }

  /// A sheet, a cover, a popover or an alert writes that it is no longer presented.
  ///
  /// - Parameter layer: The modal whose binding is written.
  package func writeDismissal(of layer: LayerModel<R>) {
    guard let index = layers.firstIndex(where: { $0 === layer }), index > 0 else { return }
    guard !isDisplaced, isSeen(layer, at: index) else { return layers[index - 1].insist() }
    if layer.isAlert { return awaitAnswer(of: layer) }
    if !layer.isGone { leave(layer) }
    close(layer.root)
  }

  /// Whether views can have shown some of a modal.
  private func isSeen(_ layer: LayerModel<R>, at index: Int) -> Bool {
    guard let fresh = request?.fresh, !fresh.isEmpty, let tree = displayed, index <= tree.modals.count else {
      return true
    }
    var isSeen = false
    tree.modals[index - 1].container.forEachElement { isSeen = isSeen || !fresh.contains($0.id) }
    return isSeen
  }

  // MARK: Alerts

  /// Gives the button that closes an alert time to say what it returns.
  private func awaitAnswer(of layer: LayerModel<R>) {
    guard !layer.isAnswering else { return }
    layer.isAnswering = true
    layer.isGone = true
    timer.schedule(at: timer.moment(after: alertDuration)) { [weak self, weak layer] in
      if let layer { self?.finishAlert(layer) }
    }
  }

  /// A button of an alert was tapped.
  ///
  /// - Parameters:
  ///   - value: What the alert returns; nothing if `nil`.
  ///   - layer: The alert.
  package func answer(_ value: (any Sendable)?, of layer: LayerModel<R>) {
    guard !isDisplaced, layers.contains(where: { $0 === layer }), let screen = screens[layer.root] else {
      return
    }
    layer.isGone = true
    screen.context.noteAnswer(value)
    // It is gone from the screen, whatever a guard may have said.
    finishAlert(layer)
  }

  private func finishAlert(_ layer: LayerModel<R>) {
    guard !isDisplaced, layers.contains(where: { $0 === layer }) else { return }
    close(layer.root)
  }

  // MARK: Where models are

  /// Whether the user can have done what views write: on the screen, with the router shown here and nowhere else.
  var mayWrite: Bool { isOnScreen && !isDisplaced }

  func isOnTop(_ stack: StackModel<R>) -> Bool {
    layers.last?.content.canSee(ObjectIdentifier(stack)) ?? false
  }

  /// Whether the user can have done something to a stack or to columns: to those that are seen, or were until the step under
  /// way left their tab or column or the room changed, or to any other while a transition of the user's is under way, which may
  /// have begun there.
  ///
  /// A write about a stack in another tab is no act of the user's.
  func isInReach(_ id: ObjectIdentifier) -> Bool {
    guard layers.place(where: { $0.identity == id }) != nil else { return false }
    if let isShown = isWished(id) { return isShown }
    if isUserMoving || layers.contains(where: { $0.content.canSee(id) }) { return true }
    if request?.leftStacks.contains(id) == true { return true }
    guard let before = seenBeforeTurn, timer.now - before.moment < writeDelay else { return false }
    return before.stacks.contains(id)
  }

  /// Whether a stack is in the column that the user has just gone to, and not in one that goes with that, unless it is the room
  /// that changes; `nil` if it is in neither.
  private func isWished(_ id: ObjectIdentifier) -> Bool? {
    var isWished: Bool?
    forEachColumns { columns in
      guard columns.isAwaitingRoom, let wish = columns.wish else { return }
      for (index, column) in columns.columns.enumerated() {
        if index == wish.column, column.canSee(id) { isWished = true }
        if index > wish.column, wish.isBack {
          column.forEachLeaf { if $0.identity == id { isWished = false } }
        }
      }
    }
    return isWished
  }
}
