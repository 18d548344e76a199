import HeadlessUIKit
import Waymark
import WaymarkTesting

/// Hears what VoiceOver hears of a window, and sees where what is typed goes.
@MainActor
final class AccessibilityListener {
  private let window: UIWindow
  /// The titles of the screens that were in front when a change of the screen was told.
  private(set) var heard: [String] = []
  /// How many of them UIKit has not told by itself, which come with a view.
  private(set) var toldByHost = 0

  init(_ window: UIWindow) {
    self.window = window
    UIAccessibility.listener = { [weak self] notification, argument in
      guard let self, notification == .screenChanged else { return }
      heard.append(front?.title ?? "nothing")
      if argument is UIView { toldByHost += 1 }
    }
  }

  /// The controller that the user sees.
  private var front: UIViewController? {
    var controller = window.rootViewController
    while let current = controller {
      let inner =
        switch current {
        case _ where current.presentedViewController != nil: current.presentedViewController
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: current.children.first
        }
      guard let inner else { return current }
      controller = inner
    }
    return nil
  }

  /// What gets what is typed.
  var focused: FocusedElement? {
    guard let field = window.firstResponder, let page = field.superview?.next as? Page else { return nil }
    return FocusedElement(.screen(page.context.id), name: "field \(field.tag)")
  }

  /// Taps on the next field of the screen in front, which is all that a finger reaches.
  func tapNextField() -> Bool {
    guard let page = front as? Page else { return false }
    let current = page.fields.firstIndex { $0.isFirstResponder } ?? 0
    return page.fields[(current + 1) % page.fields.count].becomeFirstResponder()
  }
}
