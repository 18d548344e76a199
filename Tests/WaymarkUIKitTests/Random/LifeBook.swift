import HeadlessUIKit

/// The controllers that a run has made, to see that none lives on that nobody needs.
@MainActor
final class LifeBook {
  private struct Life {
    weak var controller: UIViewController?
    let name: String
  }

  private var lives: [Life] = []

  func note(_ controller: UIViewController, _ name: String) {
    lives.append(Life(controller: controller, name: name))
  }

  /// The names of those that live and are not among some others.
  func survivors(without needed: Set<ObjectIdentifier>) -> [String] {
    lives.removeAll { $0.controller == nil }
    return lives.compactMap { life in
      guard let controller = life.controller, !needed.contains(ObjectIdentifier(controller)),
        !isInColumn(controller)
      else { return nil }
      return life.name
    }
  }

  /// Whether other code's controller is on a stack that a split view has made for it and keeps off the screen, where no property
  /// leads.
  private func isInColumn(_ controller: UIViewController) -> Bool {
    guard controller is Foreign, let stack = controller.navigationController else { return false }
    return type(of: stack) == UINavigationController.self && stack.parent == nil
  }
}

extension UIViewController {
  /// The controllers inside and above this one, with itself.
  var allInsideAndAbove: [UIViewController] {
    var found: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      found.append(controller)
      for child in controller.children { add(child) }
      // A column that is not on top of collapsed ones is nobody's child.
      if let split = controller as? UISplitViewController, split.style != .unspecified {
        for controller in split.places.compactMap({ split.viewController(for: $0) }) {
          add(controller)
          controller.navigationController.map(add)
        }
      }
      if let presented = controller.presentedViewController { add(presented) }
    }
    add(self)
    return found
  }
}

extension UISplitViewController {
  /// The columns there can be.
  var places: [Column] {
    style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
  }
}
