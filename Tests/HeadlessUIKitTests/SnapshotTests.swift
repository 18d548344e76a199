import HeadlessUIKit
import Testing

@MainActor
struct SnapshotTests {
  @Test func showsTabsStacksAndModals() {
    let log = Log()
    let window = UIWindow()
    let tabs = UITabBarController()
    let home = UINavigationController()
    home.viewControllers = [Screen("Home", log), Screen("Detail", log)]
    home.title = "Home"
    let search = UINavigationController(rootViewController: Screen("Search", log))
    search.tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 1)
    tabs.viewControllers = [home, search]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let sheet = UINavigationController(rootViewController: Screen("New", log))
    tabs.present(sheet, animated: false)
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    sheet.present(alert, animated: false)
    #expect(
      window.snapshot() == """
        window
          tabs
            tab "Home" selected
              stack
                Screen "Home"
                Screen "Detail" visible
            tab "Find"
              stack
                Screen "Search"
          sheet
            stack
              Screen "New" visible
          alert
            "Discard?" [Keep, Discard] visible
        """)
  }

  @Test func fullScreenHidesWhatIsBelow() {
    let world = StackWindow("a")
    let modal = world.screen("m")
    modal.modalPresentationStyle = .fullScreen
    world.stack.present(modal, animated: false)
    #expect(
      world.window.snapshot { ($0 as? Screen)?.name ?? "?" } == """
        window
          stack
            a
          full screen
            m visible
        """)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, "sheet"), (.overFullScreen, "over full screen"), (.custom, "custom"),
    (.popover, "sheet"),
  ])
  func namesTheStyleItCameTo(style: UIModalPresentationStyle, name: String) {
    let world = StackWindow("a")
    let modal = world.screen("m")
    modal.modalPresentationStyle = style
    world.stack.present(modal, animated: false)
    #expect(world.window.snapshot().contains("\n  \(name)\n    Screen \"m\" visible"))
  }

  @Test func showsChildrenOfOtherContainers() {
    let window = UIWindow()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let child = Screen("c", Log())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(
      window.snapshot() == """
        window
          UIViewController
            Screen "c" visible
        """)
    window.isHidden = true
    #expect(window.snapshot().hasPrefix("window hidden\n"))
    #expect(!window.snapshot().contains("visible"))
  }
}
