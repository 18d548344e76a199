extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !(controller is UINavigationController),
      "NSInvalidArgumentException: Pushing a navigation controller is not supported")
    precondition(
      !(controller is UISplitViewController),
      "NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller")
    precondition(
      controller.storedParent !== self || controller.movement.contains(.fromParent),
      "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported")
    warnIfNested("push", animated: animated)
    arrive(controller)
    stack.append(controller)
    reconcile(.push, animated: animated)
  }

  func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard count >= 1, stack.count > count, running?.isInteractive != true else { return nil }
    warnIfNested("pop", animated: animated)
    let popped = Array(stack[count...])
    stack.removeSubrange(count...)
    for controller in popped { leave(controller) }
    reconcile(.pop, animated: animated)
    return popped
  }

  func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    let old = stack
    var kept = 0
    while kept < old.count, kept < controllers.count, old[kept] === controllers[kept] { kept += 1 }
    guard kept < old.count || kept < controllers.count else { return }
    let newIDs = Set(controllers.lazy.map(ObjectIdentifier.init))
    precondition(
      newIDs.count == controllers.count,
      "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct")
    let wasOnStack = controllers.last.map { top in old.contains { $0 === top } } ?? false
    warnIfNested(wasOnStack ? "pop" : "push", animated: animated)
    exchange(for: controllers, newIDs)
    stack = controllers
    reconcile(wasOnStack ? .pop : .push, animated: animated)
  }

  /// Has the controllers of a new stack come, and the others go.
  ///
  /// The callbacks may change the stack, so look again until nobody has.
  private func exchange(for controllers: [UIViewController], _ newIDs: Set<ObjectIdentifier>) {
    for _ in 0..<20 {
      let old = stack
      for controller in old where !newIDs.contains(ObjectIdentifier(controller)) {
        if isHere(controller) { leave(controller) }
      }
      for controller in controllers where !isHere(controller) { arrive(controller) }
      if stack.elementsEqual(old, by: ===) { return }
    }
  }

  /// Whether this is a controller's parent, and stays so.
  private func isHere(_ controller: UIViewController) -> Bool {
    controller.storedParent === self && !controller.movement.contains(.fromParent)
  }

  private func arrive(_ controller: UIViewController) {
    controller.willMove(toParent: self)
    if controller.storedParent === self {
      Self.take(controller, from: &leaving, &begun.leaving, &ended.leaving)
      controller.movement.remove(.fromParent)
    } else {
      controller.storedParent?.forget(controller)
      controller.storedParent = self
    }
    controller.movement.insert(.toParent)
    arriving.append(controller)
  }

  func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.movement.insert(.fromParent)
    leaving.append(controller)
  }

  /// Forgets that a controller comes or goes.
  func forgetMove(of controller: UIViewController) {
    Self.take(controller, from: &arriving, &begun.arriving, &ended.arriving)
    Self.take(controller, from: &leaving, &begun.leaving, &ended.leaving)
    controller.movement.subtract([.toParent, .fromParent])
  }

  /// Takes a controller from a list of which the first have begun to come or go, and have done so.
  private static func take(
    _ controller: UIViewController, from list: inout [UIViewController], _ begun: inout Int,
    _ ended: inout Int
  ) {
    while let index = list.firstIndex(where: { $0 === controller }) {
      list.remove(at: index)
      if index < begun { begun -= 1 }
      if index < ended { ended -= 1 }
    }
  }

  private func warnIfNested(_ operation: String, animated: Bool) {
    guard let running, running.isAnimated else { return }
    if running.initiallyInteractive { isSwipeOverruled = true }
    UIKitWarnings.record(
      .nestedNavigation, "nested \(operation) animation can result in corrupted navigation bar")
  }

  /// Tells controllers that they have got or lost their parent, once the controller that is shown is the
  /// stack's top.
  func settle() {
    ended = (0, 0)
    if !arriving.isEmpty {
      let came = arriving
      arriving.removeAll(keepingCapacity: true)
      for controller in came {
        controller.movement.remove(.toParent)
        controller.didMove(toParent: self)
      }
    }
    if !leaving.isEmpty {
      let gone = leaving
      leaving.removeAll(keepingCapacity: true)
      for controller in gone {
        if controller === displayed {
          leaving.append(controller)
          continue
        }
        controller.movement.remove(.fromParent)
        // A callback may have moved the controller to another parent.
        guard controller.storedParent === self else { continue }
        controller.storedParent = nil
        controller.didMove(toParent: nil)
      }
    }
  }
}

/// Decides about the swipe back, unless the app sets a delegate of its own.
@MainActor
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigationController: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, let top = navigationController.barController else { return false }
    return !navigationController.isNavigationBarHidden && top.navigationItem.showsBackButton
  }
}
