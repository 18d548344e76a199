extension UISplitViewController {
  /// The stack of a column: its controller, or that controller's first child.
  static func stack(in holder: UIViewController) -> UINavigationController? {
    holder as? UINavigationController ?? holder.children.first as? UINavigationController
  }

  func set(_ controller: UIViewController?, for column: Column) {
    precondition(
      style != .unspecified,
      "HeadlessUIKit: make the split view with init(style:); there is no model of the one without columns.")
    precondition(
      order.contains(column),
      "NSInvalidArgumentException: the supplementary column needs UISplitViewController.Style.tripleColumn")
    precondition(
      !(controller is UITabBarController) || column == .secondary,
      "NSInvalidArgumentException: UITabBarController is unsupported in the primary and supplementary columns"
    )
    guard contents[column]?.given !== controller else { return }
    // The callbacks at the end of transitions may show other columns, or set this one.
    if isCollapsed { endTransitions() }
    guard contents[column]?.given !== controller else { return }
    if let controller, pushes(controller, in: column) { return }
    let old = contents[column]?.holder
    let new = controller.map { Content(given: $0, holder: holder(of: $0, in: column)) }
    contents[column] = new
    if let new, new.holder.storedParent !== self { adopt(new.holder) }
    exchange(old, for: new?.holder, in: column)
    // A callback may have put the old controller back.
    let isOldIn = contents.values.contains { $0.holder === old }
    if let old, !isOldIn, old.storedParent === self {
      old.willMove(toParent: nil)
      super.forget(old)
      old.storedParent = nil
      old.didMove(toParent: nil)
    }
    if let new, contents[column]?.holder === new.holder, new.holder.storedParent === self {
      new.holder.didMove(toParent: self)
    }
  }

  /// Pushes a controller onto the stack of the last column, if the variant says that setting one does so.
  private func pushes(_ controller: UIViewController, in column: Column) -> Bool {
    guard column == .secondary, variant.settingSecondaryPushes, let old = contents[column],
      let stack = old.holder as? UINavigationController, holder(of: controller, in: column) !== controller
    else { return false }
    contents[column] = Content(given: controller, holder: stack)
    if !stack.stack.contains(where: { $0 === controller }) {
      stack.pushViewController(controller, animated: false)
    }
    return true
  }

  /// The controller to show in a column: the given one if it brings a stack, or else a new stack around it.
  private func holder(of controller: UIViewController, in column: Column) -> UIViewController {
    let isAsItIs =
      switch column {
      case .primary: Self.stack(in: controller) != nil
      case .supplementary: controller is UINavigationController
      case .secondary: controller is UITabBarController || Self.stack(in: controller) != nil
      }
    return isAsItIs ? controller : UINavigationController(rootViewController: controller)
  }

  /// Shows a column's new controller where the old one was.
  private func exchange(_ old: UIViewController?, for new: UIViewController?, in column: Column) {
    guard isCollapsed else {
      if mode != nil { place(holders(in: displayMode), animated: false) }
      return
    }
    if let old, isPlaced(old) {
      if let new, let from = Self.stack(in: old), let to = Self.stack(in: new) { rebase(from, to: to) }
      if let new { place([new], animated: false) } else { takeAway(base: old) }
    } else if let old, let base = collapsedStack, let index = base.stack.firstIndex(where: { $0 === old }) {
      var stack = base.stack
      if let new {
        release(new)
        stack[index] = new
      } else {
        stack.remove(at: index)
      }
      base.replaceStack(stack, animated: false)
    } else if placed.isEmpty {
      stackUp(to: column)
    }
  }

  /// Makes the next column the lowest one of the collapsed stack.
  private func takeAway(base old: UIViewController) {
    endTransitions()
    let there = Self.stack(in: old)?.stack.compactMap { column(of: $0) } ?? []
    place([], animated: false)
    running?.endNow()
    if let from = Self.stack(in: old) { unstack(from, showing: []) }
    if placed.isEmpty { stackUp(to: there.last ?? proposedTop) }
  }

  /// Moves the columns that lie on one stack to another.
  private func rebase(_ from: UINavigationController, to: UINavigationController) {
    endTransitions()
    guard let index = from.stack.firstIndex(where: { column(of: $0) != nil }) else { return }
    let above = Array(from.stack[index...])
    for controller in above { controller.willMove(toParent: to) }
    from.restack(Array(from.stack[..<index]))
    for controller in above { controller.storedParent = to }
    to.restack(to.stack + above)
    for controller in above { controller.didMove(toParent: to) }
  }

  /// The column that a controller shows.
  func column(of holder: UIViewController?) -> Column? {
    contents.first { $0.value.holder === holder }?.key
  }

  /// The window's choices where Apple's documentation leaves the behaviour open.
  var variant: UIKitVariant { surroundingWindow?.variant ?? UIKitVariant() }
}
