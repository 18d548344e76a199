import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A stack of the tree and the navigation controller that shows it.
@MainActor
final class StackNode {
  let controller: UINavigationController

  /// The entries as the host shows them, or is about to, bottom first.
  var entries: [EntryID] = [] { didSet { known = nil } }

  /// The screens of the entries, in their order, and how many screens had been released by then that may be among them.
  private var known: (screens: [ObjectIdentifier], releases: Int)?

  /// Entries whose screens other code has taken out of the middle, which the router has been asked to remove.
  var missing: Set<EntryID> = []

  /// Whether the navigation controller has not taken the entries in their order.
  var isDisarranged = false

  /// How often it was put right in vain.
  var insistence = 0

  /// Tells the app's delegate of a tap on the selected tab, which the next step answers.
  var tellTap: (@MainActor () -> Void)?

  private let delegate: StackDelegate

  init(_ controller: UINavigationController, observer: any ContainerObserver) {
    self.controller = controller
    if let own = controller as? StackController {
      own.observer = observer
      delegate = own.stackDelegate
    } else {
      delegate = StackDelegate()
      delegate.observer = observer
      delegate.next = controller.delegate
      controller.delegate = delegate
    }
  }

  /// Notes which screens the entries have.
  ///
  /// - Parameters:
  ///   - screens: The screens, in the order of the entries.
  ///   - releases: How many screens have been released that may be among them.
  func note(_ screens: [ObjectIdentifier], releases: Int) { known = (screens, releases) }

  /// How many of the entries lie on the navigation controller, with nothing between them, where it has nothing else; `nil` where
  /// that is not known.
  ///
  /// - Parameter releases: How many screens have been released that may be among them.
  /// - Returns: The number.
  func presentCount(after releases: Int) -> Int? {
    guard let known, known.releases == releases else { return nil }
    let there = controller.viewControllers
    return there.isPrefix(of: known.screens) ? there.count : nil
  }

  /// Shows entries from now on whose screens are known as far as they were there before.
  ///
  /// - Parameters:
  ///   - new: The entries.
  ///   - kept: How many of them are the first as before.
  ///   - screens: The screens of the others.
  ///   - releases: How many screens have been released that may be among them.
  func replace(
    with new: [EntryID], keeping kept: Int, _ screens: some Collection<UIViewController>, releases: Int
  ) {
    var all = known?.screens ?? []
    entries = new
    all.replaceSubrange(kept..., with: screens.lazy.map { ObjectIdentifier($0) })
    known = (all, releases)
  }

  /// Notes that the entries have gone from an index on, except some.
  func remove(from index: Int, except coming: [EntryID]) {
    var left = known
    entries.replaceSubrange(index..., with: coming)
    guard coming.isEmpty else { return }
    left?.screens.removeSubrange(index...)
    known = left
  }

  /// Brings a navigation controller to a stack of controllers by the call that says most about it.
  ///
  /// - Returns: Whether another controller is on top than before.
  func show(_ target: [UIViewController], animated: Bool) -> Bool {
    let current = controller.viewControllers
    guard !current.isIdentical(to: target) else { return false }
    let changesTop = current.last !== target.last
    if target.count == current.count + 1, current.isPrefix(of: target), let top = target.last,
      !current.isEmpty
    {
      controller.pushViewController(top, animated: animated)
    } else if target.isPrefix(of: current), let top = target.last {
      if let own = controller as? StackController {
        own.popByHost(to: top, animated: animated)
      } else {
        controller.popToViewController(top, animated: animated)
      }
    } else {
      controller.setViewControllers(target, animated: animated && changesTop)
    }
    return changesTop
  }
}
