import HeadlessUIKit
import Waymark
import WaymarkTesting

/// Hears what VoiceOver hears of a window, and sees where what is typed goes.
@MainActor
final class AccessibilityListener {
  private let window: UIWindow
  /// The screens on top of the layers of the router's tree, of which one is in the column that is in front: where columns are
  /// beside one another, nothing else says so.
  private let visible: @MainActor () -> [UIViewController]
  /// The titles of the screens that a change of the screen was told of.
  private(set) var heard: [String] = []

  /// Those who listen, each to its own window, since tests run beside one another.
  private static var listeners: [() -> AccessibilityListener?] = []

  /// Listens from now on.
  init(_ window: UIWindow, visible: @escaping @MainActor () -> [UIViewController] = { [] }) {
    self.window = window
    self.visible = visible
    Self.listeners.removeAll { $0() == nil }
    Self.listeners.append { [weak self] in self }
    UIAccessibility.listener = { notification, argument in
      guard notification == .screenChanged else { return }
      for listener in Self.listeners { listener()?.hear(argument as? UIView) }
    }
  }

  private func hear(_ view: UIView?) {
    guard view?.window === window else { return }
    heard.append(title(of: view) ?? "nothing")
  }

  /// The title of what a view shows, as far as the user can see it.
  private func title(of view: UIView?) -> String? {
    guard let view, view.window === window, !window.isHidden else { return nil }
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    let changed = (responder as? UIViewController).flatMap { front(from: $0) }
    return changed?.presentedViewController == nil ? changed?.title : nil
  }

  /// The controller that the user sees in the column in front.
  private var front: UIViewController? { window.rootViewController.flatMap { front(from: $0) } }

  private func front(from root: UIViewController) -> UIViewController? {
    var controller = root
    while true {
      let inner: UIViewController? =
        switch controller {
        case _ where controller.presentedViewController != nil: controller.presentedViewController
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: column(of: split)
        default: controller.children.first
        }
      guard let inner else { return controller }
      controller = inner
    }
  }

  /// The column in front: the one stack that all are on while collapsed, else the one with a visible screen of the router's in it.
  private func column(of split: UISplitViewController) -> UIViewController? {
    if split.isCollapsed { return split.viewControllers.first }
    for screen in visible() {
      var inside: UIViewController? = screen
      while let current = inside, current.parent !== split { inside = current.parent }
      if let inside { return inside }
    }
    return split.viewControllers.last
  }

  /// The fields that got what was typed when it was last asked, by their screens.
  private var used: [EntryID: Int] = [:]

  /// The field that gets what is typed.
  var focused: FocusedElement? {
    guard let field = window.firstResponder, let page = field.superview?.next as? Page else { return nil }
    used[page.context.id] = field.tag
    return FocusedElement(.screen(page.context.id), name: "field \(field.tag)")
  }

  /// Taps on the next field of the screen in front, which is all that a finger reaches.
  func tapNextField() -> Bool {
    guard let page = front as? Page else { return false }
    let current = page.fields.firstIndex { $0.isFirstResponder } ?? 0
    return page.fields[(current + 1) % page.fields.count].becomeFirstResponder()
  }

  /// Taps on the field of a screen that was typed in last.
  func tapField(of page: Page) -> Bool {
    let tag = used[page.context.id]
    return (page.fields.first { $0.tag == tag } ?? page.fields[0]).becomeFirstResponder()
  }
}
