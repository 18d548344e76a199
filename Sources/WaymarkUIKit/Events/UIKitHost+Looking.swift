import Waymark

extension UIKitHost {
  /// Compares what UIKit shows with what the host has shown, reports facts to the router and puts the rest right.
  ///
  /// The host puts each container right once. It then looks again after a while that grows, some times, because other code may undo it
  /// at once.
  func look() {
    guard changes.isEmpty, !mustBuildAnew else { return }
    changes.append(.look)
    reportRoom()
    var tried: Set<ObjectIdentifier> = []
    while let found = nextChange(besides: tried) {
      if case .wrong(let node) = found { tried.insert(ObjectIdentifier(node.controller)) }
      handle(found)
      reportRoom()
    }
    if tried.isEmpty {
      repairs.reset()
    } else if let delay = repairs.next() {
      soon(after: delay) { [weak self] in self?.look() }
    }
    focusMoved(isAtRest: request == nil)
    // Release screens that were made for a step which was not carried out.
    if request == nil { screens.release(except: shownEntries) }
    changes.removeLast()
    takeUpPostponed()
  }

  /// Makes a change of the host's own in UIKit; the host ignores what UIKit tells of it.
  func ownChange<Result>(_ body: () -> Result) -> Result {
    changes.append(.own)
    defer { changes.removeLast() }
    return body()
  }

  /// Whether the host makes a change of its own further up the call stack.
  var isChanging: Bool { changes.contains(.own) }

  /// Makes a change that other code asks for in a stack, in tabs or in columns, and looks when it has returned.
  ///
  /// Until then nothing is reported, and the router's requests wait: UIKit would undo changes that are made in the middle of the
  /// call.
  func foreignChange<Result>(_ body: () -> Result) -> Result {
    // A request of the router's answers for the host's own change.
    if isChanging { return body() }
    changes.append(.foreign)
    let result = body()
    changes.removeLast()
    look()
    takeUpPostponed()
    return result
  }

  /// The entries of all layers, hidden ones among them.
  private var shownEntries: Set<EntryID> {
    var entries = Set<EntryID>()
    for layer in layers { layer.node.forEachEntry { entries.insert($0) } }
    return entries
  }

  private func takeUpPostponed() {
    guard changes.isEmpty, let request, request.wait == .foreign else { return }
    whenIdle(request)
  }

  /// The router to report to, or `nil` if another host shows it now.
  var ownRouter: Router<R>? { screens.ownRouter }

  // MARK: Taking over and putting right

  private func handle(_ change: FoundChange<R>) {
    var gone: [EntryID] = []
    switch change {
    case .dismissed(let index):
      let left = layers[index...]
      for layer in left { layer.node.forEachEntry { gone.append($0) } }
      layers.removeSubrange(index...)
      // A modal of the router's above it may have been presented on something else, and be there still.
      if let lowest = left.first(where: { $0.isPresented && !$0.isGone }) {
        dismiss(lowest, animated: false) { _ in }
      }
      // Report each by itself: the router does not know yet that a modal which is just coming lies above the one that has gone.
      for layer in left { reportClosed(layer.root) }
    case .popped(let node, let index):
      // A rebuild may just be bringing a screen that the router does not know as shown yet: keep it, and find it missing then.
      let coming = node.entries[index...].filter(isBroughtByRebuild)
      gone = node.entries[index...].filter { !coming.contains($0) }
      node.entries.replaceSubrange(index..., with: coming)
      for id in gone { reportClosed(id) }
    case .closedColumns(let node, let index):
      let left = node.children[index...]
      for child in left { child.forEachEntry { gone.append($0) } }
      node.children.removeSubrange(index...)
      node.front = min(node.front, index - 1)
      focus.isAnnouncedByUIKit = true
      show(node, isAnimated: false)
      for child in left { child.root.map(reportClosed) }
    case .selected(let path):
      adoptSelection(path)
      ownRouter?.host.report(.selected(path))
    case .wrong(let node):
      putRight(node)
    }
    for id in gone { screens.release(id) }
  }

  private func reportClosed(_ id: EntryID) {
    if mustReport(id) { ownRouter?.host.report(.closed(id)) }
  }

  /// Has the tabs and columns on the way to a place agree with UIKit, which shows the place already.
  func adoptSelection(_ path: BranchPath) {
    for (container, branch) in layers.way(to: path) { container.adopt(focus: branch) }
  }

  /// Shows a stack as it is to be, after other code has taken screens out of it or put it into another order.
  func putRight(_ node: StackNode) {
    guard let own = try? controllers(for: node.entries) else { return }
    ownChange {
      for controller in elsewhere(node) {
        guard let other = controller.navigationController else { continue }
        other.setViewControllers(other.viewControllers.filter { $0 !== controller }, animated: false)
      }
      _ = node.show(withForeign(around: own, in: node.controller), animated: false)
    }
  }

  // MARK: When to look

  /// Looks again when a transition has ended that may yet bring back what is missing.
  func look(after transition: any UIViewControllerTransitionCoordinator) {
    transition.animate(alongsideTransition: nil) { [weak self] in self?.look(atEndOf: $0) }
  }

  /// Looks again at the end of a transition: a moment later if it was given up and the router has yet to get that answer.
  func look(atEndOf context: any UIViewControllerTransitionCoordinatorContext) {
    guard context.isCancelled, request?.wait == .ownChange else { return look() }
    soon { [weak self] in self?.look() }
  }
}
