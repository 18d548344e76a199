import HeadlessUIKit
import Waymark
import WaymarkUIKit

extension RandomRun {
  /// The faults now that everything has come to rest; the first line names their sort.
  func check() -> [String] {
    var found = faults
    faults = []
    if !clock.isIdle { found.append("the clock never runs out") }
    if !router.isSettled { found.append("the router does not settle") }
    found += checkTrees()
    found += checkOutcomes()
    found += checkLives()
    return found
  }

  private func checkTrees() -> [String] {
    let tree = router.host.tree
    var found: [String] = []
    if router.host.shown != tree {
      found.append(
        "shown is not the tree: \(router.host.shown?.routes.description ?? "nothing") / \(tree.routes.description)"
      )
    }
    let wanted = tree.numbered
    let reading = WindowReading { [host = current.host] in host.entry(of: $0)?.asPlace }
    let seen = reading.tree(from: current.host.rootViewController, as: wanted)
    if seen != wanted {
      found.append("the screen is not the tree: \(seen?.description ?? "nothing") / \(wanted.description)")
    }
    if current.splits.contains(where: { $0.splitViewController != nil }) {
      found.append("UIKit takes no split view in a column")
    }
    if actsSinceRest == 1, !hasSelfWilled, let expected, tree.routes != expected {
      found.append("the tree is not as expected: \(tree.routes.description) / \(expected.description)")
    }
    return found + checkFront()
  }

  /// Where no other code has anything on the screen, the tree's top is in front.
  private func checkFront() -> [String] {
    if let stack = current.outerStack, stack.topViewController !== current.host.rootViewController {
      return []
    }
    guard !current.host.rootViewController.allInsideAndAbove.contains(where: \.isForeignModal) else {
      return []
    }
    // Beside one another, no column is in front to UIKit.
    if current.splits.contains(where: { !$0.isCollapsed }) { return checkColumns() }
    guard let top = current.host.visibleScreen else { return [] }
    let snapshot = current.window.snapshot(naming: Picture.name)
    guard let front = current.window.user.frontmost, isSeen(top) else {
      return isWindowRestored ? ["the tree's top is not seen: \(snapshot)"] : []
    }
    // A screen may hold others.
    return top === front || top.children.contains(front)
      ? [] : ["the tree's top is not in front: \(snapshot)"]
  }

  /// The tree's top is seen, unless its column is hidden.
  private func checkColumns() -> [String] {
    guard let top = current.host.visibleScreen, isSeen(top) else {
      let isHidden = current.splits.contains { split in
        split.displayMode != .oneBesideSecondary || split.style == .tripleColumn
      }
      let snapshot = current.window.snapshot(naming: Picture.name)
      return isHidden ? [] : ["the tree's top is not seen: \(snapshot)"]
    }
    return []
  }

  private func isSeen(_ screen: UIViewController) -> Bool { screen.viewIfLoaded?.window === current.window }

  private func checkOutcomes() -> [String] {
    var found: [String] = []
    // A navigation that waits for a detour has not ended.
    for navigation in navigations where navigation.currentOutcome == nil && !router.isDetoured {
      found.append("a navigation has no outcome: \(navigation.id)")
    }
    for promise in overdue { found.append("a result does not arrive: of \(promise.place)") }
    return found
  }

  private func checkLives() -> [String] {
    var needed: Set<ObjectIdentifier> = []
    for hosted in [first, current] {
      for controller in hosted.controllers + hosted.host.rootViewController.allInsideAndAbove {
        // A screen that the router does not know is needed by nobody.
        if controller is Page, hosted === current, !isInTree(controller) { continue }
        needed.insert(ObjectIdentifier(controller))
      }
    }
    router.host.tree.forEachElement { entry in
      // A column inside columns that is not in front is nobody's child, and what other code has put there is there too.
      var next = current.host.screen(of: entry.id)
      while let controller = next {
        needed.insert(ObjectIdentifier(controller))
        for child in controller.children where child is Foreign { needed.insert(ObjectIdentifier(child)) }
        next = controller.parent
      }
    }
    var alive = current.book.survivors(without: needed)
    // A host that is not the router's any more keeps what it was about to show, for when it is again.
    if current === first { alive += book.survivors(without: needed) }
    return alive.map { "lives on: \($0)" }
  }

  private func isInTree(_ controller: UIViewController) -> Bool {
    guard let id = current.host.entry(of: controller) else { return false }
    return router.host.tree.firstPosition { $0.id == id } != nil
  }
}

extension EntryID {
  fileprivate var asPlace: Place { Place("\(rawValue)") }
}

extension Tree where Element == Entry<Place> {
  /// The tree of its entries' numbers.
  fileprivate var numbered: RouteTree<Place> {
    RouteTree(
      root.mapElements { $0.id.asPlace },
      modals: modals.map { Modal($0.presentation, $0.container.mapElements { $0.id.asPlace }) })
  }
}

extension UIViewController {
  /// Whether other code presents it.
  fileprivate var isForeignModal: Bool { self is Foreign || self is ForeignAlert }
}
