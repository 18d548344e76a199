import HeadlessUIKit

/// A window with columns in it.
@MainActor
struct SplitWindow {
  let log = Log()
  let window = UIWindow()
  let split: UISplitViewController
  let delegate: SplitDelegate
  let stacks: [UINavigationController]

  /// Fills the columns with a stack each.
  ///
  /// - Parameters:
  ///   - columns: The names on the stacks, first column's first.
  ///   - width: How wide the window is.
  init(_ columns: [[String]], width: UIUserInterfaceSizeClass = .regular) {
    let log = self.log
    delegate = SplitDelegate(log)
    split = UISplitViewController(style: columns.count == 2 ? .doubleColumn : .tripleColumn)
    split.delegate = delegate
    stacks = columns.map { names in
      let stack = UINavigationController()
      stack.viewControllers = names.map { Screen($0, log) }
      return stack
    }
    let places: [UISplitViewController.Column] =
      columns.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for (place, stack) in zip(places, stacks) { split.setViewController(stack, for: place) }
    window.horizontalSizeClass = width
    window.rootViewController = split
    window.makeKeyAndVisible()
    log.lines = []
  }

  func screen(_ name: String) -> Screen { Screen(name, log) }

  /// Changes the width and returns what was called.
  func change(_ width: UIUserInterfaceSizeClass) -> [String] {
    _ = log.take()
    window.horizontalSizeClass = width
    return log.take()
  }

  /// The names of the screens that can be seen.
  var seen: [String] {
    window.snapshot().split(separator: "\n").filter { $0.hasSuffix(" visible") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }
}

/// A delegate that records what it was told, and answers as set.
@MainActor
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  let log: Log
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?
  var handles = false

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  private func note(_ line: String) { log.lines.append(line) }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("topColumn \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note("expandTo \(proposedDisplayMode)")
    return mode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("didExpand") }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    note("willShow \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    note("willHide \(column)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { note("willChangeTo \(displayMode)") }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    note("show \(vc.title ?? "")")
    return handles
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    note("showDetail \(vc.title ?? "")")
    return handles
  }
}
