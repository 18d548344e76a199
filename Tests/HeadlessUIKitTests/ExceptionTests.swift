import HeadlessUIKit
import Testing

/// What UIKit raises an exception for ends the program here.
struct ExceptionTests {
  @Test func pushingTwiceTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = UIViewController()
      let stack = UINavigationController(rootViewController: controller)
      stack.pushViewController(controller, animated: false)
    }
  }

  @Test func pushingAStackTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UINavigationController().pushViewController(UINavigationController(), animated: false)
    }
  }

  @Test func settingAControllerTwiceTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = UIViewController()
      UINavigationController().viewControllers = [controller, UIViewController(), controller]
    }
  }

  @Test func poppingToAForeignControllerTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.popToViewController(UIViewController(), animated: false)
    }
  }

  @Test func presentingItselfTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let controller = UIViewController()
      controller.present(controller, animated: false)
    }
  }

  @Test func presentingAChildTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let child = UIViewController()
      let stack = UINavigationController(rootViewController: child)
      UIViewController().present(child, animated: false)
      _ = stack
    }
  }

  @Test func presentingWhatIsPresentedTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let modal = UIViewController()
      root.present(modal, animated: false)
      root.present(modal, animated: false)
    }
  }

  @Test func selectingAForeignControllerTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    }
  }

  @Test func pushingASplitViewTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let split = UISplitViewController(style: .doubleColumn)
      UINavigationController().pushViewController(split, animated: false)
    }
  }

  @Test func tabsInTheFirstColumnTrap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn).setViewController(UITabBarController(), for: .primary)
    }
  }

  @Test func aSupplementaryColumnOfTwoTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
    }
  }

  @Test func showingTheCompactColumnTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn).show(.compact)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(style: .doubleColumn).hide(.compact)
    }
  }

  @Test func columnsWithoutAStyleTrap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UISplitViewController(nibName: nil, bundle: nil).setViewController(UIViewController(), for: .primary)
    }
  }

  @Test func twoCancelButtonsTrap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
  }

  @Test func popoverWithoutAnAnchorTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let window = UIWindow()
      window.horizontalSizeClass = .regular
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      root.present(popover, animated: false)
    }
  }

  @Test func unknownStoryboardIdentifierTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "nobody")
    }
  }

  @Test func addingAViewToItselfTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
  }
}
