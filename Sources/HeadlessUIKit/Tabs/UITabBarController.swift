/// Shows one of several controllers, which the user chooses in a bar.
open class UITabBarController: UIViewController {
  /// The delegate, which decides about the user's taps and is told about them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  public let tabBar = UITabBar()

  private var tabs: [UIViewController]?
  private var selected: UIViewController?

  /// The controllers, one for each tab; setting them is not animated.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the tabs.
  ///
  /// If the selected controller is among them, it stays selected; if not, the tab at the same index is
  /// selected, or else the first one.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers.
  ///   - animated: Whether to animate the bar, which makes no difference here.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs ?? []
    let new = viewControllers ?? []
    let oldIndex = selectedIndex
    let gone = old.filter { tab in !new.contains { $0 === tab } }
    let came = new.filter { $0.storedParent !== self }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in came { adopt(controller) }
    tabs = viewControllers
    storedChildren = new
    if selected == nil || !new.contains(where: { $0 === selected }) {
      exchange(for: new.indices.contains(oldIndex) ? new[oldIndex] : new.first)
    }
    // A callback may have put one of them back.
    for controller in gone where !storedChildren.contains(where: { $0 === controller }) {
      // Or moved it to another parent.
      guard controller.storedParent === self else { continue }
      controller.storedParent = nil
      controller.didMove(toParent: nil)
    }
    for controller in came where controller.storedParent === self { controller.didMove(toParent: self) }
  }

  /// The controller of the selected tab; setting it does not call the delegate.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        tabs?.contains { $0 === newValue } == true,
        """
        NSInvalidArgumentException: only a view controller in the tab bar controller's list of view \
        controllers can be selected.
        """)
      exchange(for: newValue)
    }
  }

  /// The index of the selected tab, or `NSNotFound` without tabs; setting it does not call the delegate.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      exchange(for: tabs[newValue])
    }
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let selected { body(selected) }
  }

  override var showsChildrenByHierarchy: Bool { false }

  override func containerWillAppear(_ animated: Bool) {
    if let selected { install(selected) }
  }

  override func forget(_ child: UIViewController) {
    super.forget(child)
    guard let tabs, tabs.contains(where: { $0 === child }) else { return }
    self.tabs = tabs.filter { $0 !== child }
    if selected === child { exchange(for: self.tabs?.first) }
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    if let tabView = controller.loadedView, tabView.superview !== loadedView { view.addSubview(tabView) }
  }

  private func exchange(for controller: UIViewController?) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    guard appearance == .appeared || appearance == .appearing else {
      old?.loadedView?.removeFromSuperview()
      old?.endAppearance(false)
      return
    }
    controller?.loadViewIfNeeded()
    // Any of these calls may select another tab or cover the tabs.
    old?.beginAppearance(false, animated: false)
    if isShowing(controller) { controller?.beginAppearance(true, animated: false) }
    if isShowing(controller), let controller { install(controller) }
    if appearance == .appeared { controller?.passIsAppearing(false) }
    if old !== selected {
      // A callback may have moved it to another parent, which shows it.
      if old?.loadedView?.superview === loadedView { old?.loadedView?.removeFromSuperview() }
      old?.endAppearance(false)
    }
    if appearance == .appeared, isShowing(controller) { controller?.endAppearance(true) }
  }

  private func isShowing(_ controller: UIViewController?) -> Bool {
    selected === controller && (appearance == .appeared || appearance == .appearing)
  }
}
