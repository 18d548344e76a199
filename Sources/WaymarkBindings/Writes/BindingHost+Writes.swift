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
    guard path != stack.path else { return }
    guard mayWrite, isInReach(stack), let gone = left(by: path, in: stack) else { return stack.insist() }
    stack.goBack(to: path)
    let top = path.last ?? stack.root
    // A screen that has become the root since stays: views may have written that something above it is gone.
    guard let lowest = gone.first(where: stack.path.contains) else { return stack.insist() }
    // The transition may still be under way.
    if layers.last?.node.canSee(stack) == true, !appeared.contains(top.id) { wait(for: .appearance(top.id)) }
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
    if layer.presence == .there { waitForEnd(of: layers[index...]) }
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
    guard layer.presence != .answering else { return }
    layer.presence = .answering
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
    layer.presence = .gone
    screen.context.noteAnswer(value)
    wait(for: .alert, alertDuration)
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

  /// The path of the container that a model stands for.
  func place(of model: AnyObject) -> BranchPath? { layers.place { $0.model === model }?.path }

  /// Whether the user can have done something to a stack or to columns: to those that are seen, or to any
  /// other while a transition of the user's is under way, which may have begun there.
  ///
  /// A write about a stack in another tab is no act of the user's.
  func isInReach(_ model: AnyObject) -> Bool {
    place(of: model) != nil && (isUserMoving || layers.contains { $0.node.canSee(model) })
  }

  /// Makes views read again what they have written otherwise, without anything to be seen of it.
  func insist(_ change: () -> Void) {
    lastChange = timer.now
    transact(false, change)
  }
}
