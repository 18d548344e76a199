import HeadlessUIKit
import Testing

/// The first responder of a window, and the accessibility notifications.
@MainActor
struct ResponderTests {
  private let window = UIWindow()
  private let root = UIViewController()
  private let fields = [UITextField(), UITextField()]

  init() {
    for field in fields { root.view.addSubview(field) }
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func oneAtATime() {
    #expect(fields[0].becomeFirstResponder())
    #expect(fields[0].isFirstResponder)
    #expect(fields[1].becomeFirstResponder())
    #expect(!fields[0].isFirstResponder)
    #expect(window.firstResponder === fields[1])
    #expect(fields[1].resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test func onlyWhatCanAndIsInAWindow() {
    #expect(!root.view.becomeFirstResponder())
    fields[0].isEnabled = false
    #expect(!fields[0].becomeFirstResponder())
    #expect(!UITextField().becomeFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test func aViewThatLeavesItsWindowLetsGo() {
    fields[0].becomeFirstResponder()
    root.view.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(!fields[0].isFirstResponder)
  }

  @Test func transitionsTellOfThemselvesWhereTheyAreSeen() {
    var told: [UIAccessibility.Notification] = []
    var views: [UIView] = []
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    let before = UIAccessibility.listener
    UIAccessibility.listener = { notification, argument in
      told.append(notification)
      if let view = argument as? UIView { views.append(view) }
    }
    defer { UIAccessibility.listener = before }
    stack.pushViewController(UIViewController(), animated: true)
    #expect(told == [])
    window.clock.runUntilIdle()
    #expect(told == [.screenChanged])
    let sheet = UIViewController()
    stack.present(sheet, animated: true)
    window.clock.runUntilIdle()
    #expect(told.count == 2)
    // Below the sheet nobody sees it.
    stack.popViewController(animated: false)
    #expect(told.count == 2)
    stack.dismiss(animated: true)
    window.clock.runUntilIdle()
    #expect(told.count == 3)
    #expect(views.count == 3 && views[1] === sheet.view && views[2] === stack.view)
    window.isHidden = true
    stack.pushViewController(UIViewController(), animated: false)
    #expect(told.count == 3)
  }
}
