import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// How what other code has taken away, or put into another order, is put right.
extension UIKitHost {
  /// Asks the router to remove what other code has taken out of the middle of a stack.
  ///
  /// A screen whose removal is refused comes back. So does one whose removal waits for a detour, which may take as long as the
  /// user likes.
  func askToRemove(_ ids: [EntryID], from node: StackNode) {
    guard let listener else { return }
    let detours = DetourWatch()
    let bringBack: @MainActor @Sendable () -> Void = { [weak self, weak node] in
      if let node { self?.bringBack(ids, on: node) }
    }
    let registration = listener.onEvent { [weak self] event in
      guard case .detoured = event.kind else { return }
      detours.note(event.navigationID) { self?.soon(bringBack) }
    }
    let removal = listener.edit { editor in
      for id in ids { editor.remove(id) }
    }
    detours.wait(for: removal.id) { [weak self] in self?.soon(bringBack) }
    whenEnded(removal) {
      registration.cancel()
      bringBack()
    }
  }

  /// Whether a navigation controller is just letting go of a screen, as when other code puts that on another stack: it must not
  /// get it back in the middle of that.
  func isLettingGo(_ node: StackNode) -> Bool {
    let stack = node.controller
    return node.entries.contains { id in
      guard let screen = screens[id], screen.parent === stack else { return false }
      return !stack.viewControllers.contains { $0 === screen }
    }
  }

  private func bringBack(_ ids: [EntryID], on node: StackNode) {
    guard ids.contains(where: { node.missing.contains($0) && node.entries.contains($0) }) else { return }
    othersChange { putBack(node) }
  }

  /// Shows a stack as it is to be, after other code has taken its root away or put it into another order.
  func putBack(_ node: StackNode) {
    // Where the navigation controller will not have it, the next step tries again.
    node.isDisarranged = true
    guard let own = try? controllers(for: node.entries) else { return }
    changing += 1
    for controller in elsewhere(node) {
      guard let other = controller.navigationController else { continue }
      other.setViewControllers(other.viewControllers.filter { $0 !== controller }, animated: false)
    }
    _ = node.show(withForeign(around: own, in: node.controller), animated: false)
    changing -= 1
    node.missing = []
    node.isDisarranged = node.controller.viewControllers.compactMap { entry(of: $0) } != node.entries
    if node.isDisarranged {
      insist(&node.insistence) { [weak node] in node?.isDisarranged = false }
    } else {
      node.insistence = 0
    }
  }

  /// Looks again in a while that grows, some times, where other code has undone at once what was put right.
  ///
  /// - Parameters:
  ///   - count: How often it has.
  ///   - forget: Has it put right anew.
  func insist(_ count: inout Int, _ forget: @escaping @MainActor () -> Void) {
    guard count < 4 else { return }
    count += 1
    soon(after: .milliseconds(16 << count)) { [weak self] in
      forget()
      self?.tellExternalChanges()
    }
  }
}
