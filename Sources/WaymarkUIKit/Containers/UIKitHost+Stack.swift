import Waymark

/// A stack of the tree and the navigation controller that shows it.
@MainActor
final class StackNode {
  let controller: UINavigationController

  /// The entries as the host shows them, or is about to, bottom first.
  var entries: [EntryID] = []

  let delegate = StackDelegate()

  init(_ controller: UINavigationController, observer: any ContainerObserver) {
    self.controller = controller
    delegate.observer = observer
    controller.delegate = delegate.inFront(of: controller.delegate)
    guard let own = controller as? StackController else { return }
    own.observer = observer
    own.stackDelegate = delegate
  }

  /// Brings a navigation controller to a stack of controllers by the call that says most about it.
  ///
  /// - Returns: Whether another controller is on top than before.
  func show(_ target: [UIViewController], animated: Bool) -> Bool {
    let current = controller.viewControllers
    guard let top = target.last, !current.elementsEqual(target, by: ===) else { return false }
    let changesTop = current.last !== top
    delegate.hasBegun = false
    if target.count == current.count + 1, target.starts(with: current, by: ===), !current.isEmpty {
      controller.pushViewController(top, animated: animated)
    } else if current.starts(with: target, by: ===) {
      controller.popToViewController(top, animated: animated)
    } else {
      controller.setViewControllers(target, animated: animated && changesTop)
    }
    return changesTop
  }
}

extension UIKitHost {
  func fit(_ node: ContainerNode<R>?, to stack: RouteStack<Entry<R>>) throws(HostError) -> StackNode {
    let kept: StackNode
    if case .stack(let old)? = node {
      kept = old
    } else {
      let controller = try free(hooks?.stackController(for: stack.root.route), orElse: StackController())
      kept = StackNode(controller, observer: self)
    }
    try show(stack.elements.map(\.id), on: kept, isAnimated: false) { _ in }
    return kept
  }

  /// Shows the change of one stack as one change of its navigation controller.
  func changeStack(
    _ change: StackChange<Entry<R>>, of step: Step<Entry<R>>, _ isAnimated: Bool, _ request: UIKitRequest<R>
  ) throws(HostError) {
    guard let found = layers.container(at: change.path) else { throw .stepDoesNotFit }
    if case .alert = found { throw .alertHoldsOneScreen }
    guard case .stack(let node) = found else { throw .stepDoesNotFit }
    let old = node.entries
    var entries = old
    try change.apply(to: &entries)
    let stack = node.controller
    let transition =
      transitions[request.style] ?? (request.style == .fade ? UIKitTransition { _ in FadeAnimator() } : nil)
    if let top = change.inserted.last, top.id == entries.last, let screen = screens[top.id] {
      zoom(screen, over: stack.topViewController, request) { [weak self, weak stack] in
        stack.flatMap { self?.mayBeginSwipe(on: $0) } ?? true
      }
    }
    try show(entries, on: node, isAnimated: isAnimated, by: transition) { [self] error in
      node.delegate.transition = nil
      let error = error.flatMap { judge($0, of: request, on: node, from: old) }
      if error == nil { releaseScreens(step.forEachRemoved, after: request) }
      end(request, error)
    }
  }

  /// Brings a navigation controller to a stack of entries, and calls a closure when the transition has ended: before
  /// it returns if there is none.
  func show(
    _ entries: [EntryID], on node: StackNode, isAnimated: Bool, by transition: UIKitTransition? = nil,
    end: @escaping @MainActor (HostError?) -> Void
  ) throws(HostError) {
    let stack = node.controller
    let wanted = try controllers(for: entries, of: stack.viewControllers)
    for controller in wanted { takeFromOtherStack(controller, for: stack) }
    let target = withForeign(around: wanted, in: stack)
    let (old, oldEntries) = (stack.viewControllers, node.entries)
    node.entries = entries
    node.delegate.transition = transition
    let isAnimated = isAnimated && canAnimate(stack)
    let changesTop = ownChange { node.show(target, animated: isAnimated) }
    let progress = { @MainActor () -> Progress in
      if stack.transitionCoordinator != nil { return .underWay }
      guard changesTop, stack.viewControllers.elementsEqual(old, by: ===) else { return .done }
      // A stack that is as before was given up if UIKit has begun; else the app's class has not passed the call on to it.
      return .refused(node.delegate.hasBegun ? .cancelled : .changeRefused("\(type(of: stack))"))
    }
    if case .refused(let error) = progress(), error != .cancelled {
      (node.entries, node.delegate.transition) = (oldEntries, nil)
      throw error
    }
    let ending = Ending(end)
    if changesTop, isAnimated { follow(ending, of: stack, progress) } else { ending.reach() }
  }

  /// The failure of a change whose transition has not gone through, judged by the screen.
  private func judge(
    _ error: HostError, of request: UIKitRequest<R>, on node: StackNode, from old: [EntryID]
  ) -> HostError? {
    let there = Set(node.controller.viewControllers.compactMap { entry(of: $0) })
    var isDone = true
    request.acknowledgement.step?.forEachInserted { if !there.contains($0.id) { isDone = false } }
    request.acknowledgement.step?.forEachRemoved { if there.contains($0.id) { isDone = false } }
    if isDone { return nil }
    // Screens that other code has taken away meanwhile have been reported, or will be, so that they are not missing.
    node.entries = old.filter { router?.isShown($0) == true }
    return error
  }

  /// The router's controllers of a stack, with those of other code that are in it.
  func withForeign(around own: [UIViewController], in stack: UINavigationController) -> [UIViewController] {
    let current = stack.viewControllers
    let columns = columns(on: stack)
    let start = columns.flatMap { columns in current.firstIndex { columns.index(ofLater: $0) != nil } }
    let isOwn = { [self] in entry(of: $0) != nil || leftovers.contains($0) || $0 is LayerController }
    var all = ForeignControllers.keep(around: own, in: current.prefix(start ?? current.count), isOwn: isOwn)
    // Columns that lie on it stay at its end.
    if let columns, let start { all += columns.laterHolders(of: current[start...].filter { !isOwn($0) }) }
    #if !os(tvOS)
      // The router's first screen always stays, so its back button would lead below the router. On tvOS, where the remote control
      // goes back without a button, it comes back.
      if all.first !== own.first { own.first?.navigationItem.hidesBackButton = true }
    #endif
    return all
  }

  /// The screens of entries, looked up only where the stack does not have them in the same place already.
  func controllers(
    for entries: [EntryID], of present: [UIViewController] = []
  ) throws(HostError) -> [UIViewController] {
    var found: [UIViewController] = []
    for (index, id) in entries.enumerated() {
      if index < present.count, entry(of: present[index]) == id {
        found.append(present[index])
        continue
      }
      guard let screen = screens[id] else { throw .stepDoesNotFit }
      guard !(screen is UINavigationController), !(screen is UISplitViewController),
        !(screen is UIAlertController)
      else {
        // The coordinator may do better when it is asked again.
        screens.release(id)
        throw .screenCannotBePushed("\(type(of: screen))")
      }
      found.append(screen)
    }
    return found
  }

  /// Takes a screen out of the stack that it moves from to another one.
  private func takeFromOtherStack(_ controller: UIViewController, for stack: UINavigationController) {
    guard let other = controller.parent as? UINavigationController, other !== stack else { return }
    ownChange {
      other.setViewControllers(other.viewControllers.filter { $0 !== controller }, animated: false)
    }
  }

  func stackWillShow(_ stack: UINavigationController, animated: Bool) {
    if isChanging { return }
    let isTold = stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      self?.look(atEndOf: context)
    }
    // UIKit does not call `didShow` for an unanimated change if something covers the stack at once.
    if isTold != true { soon { [weak self] in self?.look() } }
  }

  func stackDidShow(_ stack: UINavigationController, _ controller: UIViewController, animated: Bool) {
    guard !animated else { return }
    // UIKit carries out changes without animation later: a screen may have gone and come back since the host came to rest.
    focus.rested = nil
    look()
  }
}
