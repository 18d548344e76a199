package import Waymark

/// The writes of views: acts of the user's, echoes and repetitions.
///
/// Views may write what the host has told them, write twice, or write when the models have changed since. A write
/// counts as an act of the user's only if it differs from the models and is about a state that views have shown.
extension BindingHost {
  /// Closes the screens that a path lacks, because a navigation stack writes the path.
  ///
  /// - Parameters:
  ///   - path: The screens above the root that are left.
  ///   - stack: The model that the navigation stack is bound to.
  package func write(path: [ScreenNode<R>], to stack: StackModel<R>) {
    guard path != stack.path else { return }
    guard mayWrite, isInReach(stack), let gone = left(by: path, in: stack) else { return stack.insist() }
    stack.goBack(to: path)
    let top = path.last ?? stack.root
    // A screen that has become the root since stays.
    guard let lowest = gone.first(where: stack.path.contains) else { return stack.insist() }
    // The transition may still be under way.
    if layers.last?.node.canSee(stack) == true, !appeared.contains(top.id) { wait(for: .appearance(top.id)) }
    close(lowest.id)
  }

  /// The screens in a stack that a path lacks, the lowest first, or `nil` if the path says nothing.
  ///
  /// The path is about the screens that views show. It says which of those are left, and says nothing of screens
  /// that came in the meantime: they stay. A path that equals the screens that views show is an echo.
  private func left(by path: [ScreenNode<R>], in stack: StackModel<R>) -> ArraySlice<ScreenNode<R>>? {
    let drawn = stack.drawn.dropFirst()
    if drawn.starts(with: path) { return drawn.count > path.count ? drawn.dropFirst(path.count) : nil }
    return stack.path.starts(with: path) ? stack.path.dropFirst(path.count) : nil
  }

  /// Closes a modal, because its presentation writes that it has ended.
  ///
  /// - Parameter layer: The modal whose binding is written.
  package func writeDismissal(of layer: LayerModel<R>) {
    guard let index = layers.firstIndex(where: { $0 === layer }), index > 0 else { return }
    guard !isDisplaced, isSeen(layer, at: index) else { return layers[index - 1].insist() }
    if layer.isAlert { return awaitAnswer(of: layer) }
    if layer.presence == .there { waitForEnd(of: layers[index...]) }
    close(layer.root)
  }

  /// Has a sheet rest where the user has dragged it, because its presentation writes so.
  ///
  /// - Parameters:
  ///   - detent: The height.
  ///   - layer: The modal whose binding is written.
  package func write(_ detent: Presentation.Detent, to layer: LayerModel<R>) {
    guard detent != layer.presentation?.restingDetent else { return }
    guard mayWrite, router?.isShown(layer.root) == true, var tree = displayed,
      tree.select(detent, of: layer.root)
    else { return layer.insistOnDetent() }
    takeOver(.selectedDetent(detent, of: layer.root), as: tree)
  }

  /// Whether views can have shown a screen of a modal.
  private func isSeen(_ layer: LayerModel<R>, at index: Int) -> Bool {
    guard let fresh = request?.fresh, !fresh.isEmpty, let tree = displayed, index <= tree.modals.count else {
      return true
    }
    var isSeen = false
    tree.modals[index - 1].container.forEachElement { isSeen = isSeen || !fresh.contains($0.id) }
    return isSeen
  }

  // MARK: Alerts

  /// Gives the button that closes an alert time to answer, and closes the entry then.
  private func awaitAnswer(of layer: LayerModel<R>) {
    guard layer.presence != .answering else { return }
    layer.presence = .answering
    timer.schedule(at: timer.moment(after: alertDuration)) { [weak self, weak layer] in
      if let layer { self?.finishAlert(layer) }
    }
  }

  /// Closes an alert whose button the user has tapped, with the button's answer.
  ///
  /// - Parameters:
  ///   - value: The answer; `nil` if the button has none.
  ///   - layer: The alert.
  package func answer(_ value: (any Sendable)?, of layer: LayerModel<R>) {
    guard !isDisplaced, layers.contains(where: { $0 === layer }), let screen = screens[layer.root] else {
      return
    }
    layer.presence = .gone
    screen.context.noteAnswer(value)
    wait(for: .alert, alertDuration)
    // The alert has gone from the screen, whatever a guard says.
    finishAlert(layer)
  }

  private func finishAlert(_ layer: LayerModel<R>) {
    guard !isDisplaced, layers.contains(where: { $0 === layer }) else { return }
    close(layer.root)
  }

  // MARK: Where models are

  /// Whether a write can be an act of the user's: the views are on the screen, and no other host shows the router.
  var mayWrite: Bool { isOnScreen && !isDisplaced }

  /// The path of the container that a model stands for.
  func place(of model: AnyObject) -> BranchPath? { layers.place { $0.model === model }?.path }

  /// Whether the user can have acted on a stack or on columns.
  ///
  /// The user can in those that are seen. While a transition of the user's is under way any of them may be meant,
  /// because the transition may have begun there. A write about a stack in another tab is an echo, and so is a tap
  /// on a back button there while views have yet to draw the other tab.
  func isInReach(_ model: AnyObject) -> Bool {
    place(of: model) != nil && (isUserMoving || layers.contains { $0.node.canSee(model) })
  }

  /// Makes views read a model again without animation, unless it has the value that they have written.
  func insist(unless isTaken: Bool, _ change: () -> Void) {
    guard !isTaken else { return }
    lastChange = timer.now
    transact(false, change)
  }
}
