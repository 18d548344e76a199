import HeadlessUIKit
import Testing

/// The model ends the program where UIKit raises an exception.
struct ExceptionTests {
  enum Misuse: String, CaseIterable {
    case pushTwice, pushStack, setTwice, popToStranger, presentItself, presentChild, presentAgain
    case selectStranger, pushSplit, tabsInFirstColumn, thirdOfTwoColumns
    case columnsWithoutStyle, twoCancelButtons, popoverWithoutAnchor, unknownStoryboard, viewInItself

    @MainActor
    func commit() {
      let (root, stack) = (UIViewController(), UINavigationController())
      let split = UISplitViewController(style: .doubleColumn)
      stack.viewControllers = [root]
      switch self {
      case .pushTwice: stack.pushViewController(root, animated: false)
      case .pushStack: stack.pushViewController(UINavigationController(), animated: false)
      case .setTwice: stack.viewControllers = [root, UIViewController(), root]
      case .popToStranger: stack.popToViewController(UIViewController(), animated: false)
      case .presentItself: root.present(root, animated: false)
      case .presentChild: UIViewController().present(root, animated: false)
      case .presentAgain:
        let modal = UIViewController()
        withExtendedLifetime(window(of: stack)) {
          stack.present(modal, animated: false)
          stack.present(modal, animated: false)
        }
      case .selectStranger:
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      case .pushSplit: stack.pushViewController(split, animated: false)
      case .tabsInFirstColumn: split.setViewController(UITabBarController(), for: .primary)
      case .thirdOfTwoColumns: split.setViewController(UIViewController(), for: .supplementary)
      case .columnsWithoutStyle:
        UISplitViewController(nibName: nil, bundle: nil).setViewController(root, for: .primary)
      case .twoCancelButtons:
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      case .popoverWithoutAnchor:
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        withExtendedLifetime(window(of: stack)) { stack.present(popover, animated: false) }
      case .unknownStoryboard:
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "nobody")
      case .viewInItself: root.view.addSubview(root.view)
      }
    }

    @MainActor
    private func window(of root: UIViewController) -> UIWindow {
      let window = UIWindow()
      window.horizontalSizeClass = .regular
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test(arguments: Misuse.allCases) func misuseTraps(misuse: Misuse) async {
    await #expect(processExitsWith: .failure) { [name = misuse.rawValue as String] in
      await Misuse(rawValue: name)?.commit()
    }
  }
}
