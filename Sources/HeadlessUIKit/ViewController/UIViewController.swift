/// Manages a view, child controllers and presented controllers.
///
/// The life cycle is the same as UIKit's: see the table of rules in the documentation of this module.
open class UIViewController: UIResponder {
  /// The name of the nib that the view would be loaded from; nothing is loaded here.
  public let nibName: String?

  /// The title in the bars around the controller.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  /// The size that the controller prefers.
  open var preferredContentSize = CGSize(width: 0, height: 0)

  /// The style in which the controller is presented; if it is `automatic`, it reads as the style that the
  /// system chooses.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedStyle == .automatic ? automaticPresentationStyle : storedStyle }
    set {
      guard newValue != storedStyle else { return }
      storedStyle = newValue
      if presentingHere == nil { storedPresentationController = nil }
    }
  }

  /// The animation with which the controller comes and goes, which makes no difference here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// The transition with which the controller prefers to come and go.
  open var preferredTransition: Transition?

  /// Whether the user cannot dismiss the controller with a gesture.
  open var isModalInPresentation = false

  /// Whether presentations in the current context cover the view of this controller.
  open var definesPresentationContext = false

  /// The delegate, which provides custom transitions.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  var loadedView: UIView?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var movement: Movement = []
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  /// The window whose root this controller is.
  weak var rootWindow: UIWindow?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedStyle = UIModalPresentationStyle.automatic
  var storedPresentationController: UIPresentationController?
  var presentedHere: UIViewController?
  weak var presentingHere: UIViewController?
  var presentationTransition: RunningTransition?
  var isPresentationChanging = false

  /// Creates a controller; subclasses that are not loaded from a nib pass `nil` twice.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Creates a controller; nothing is read from the archive here.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view, which is loaded when it is first read.
  open var view: UIView {
    get { loadedView ?? loadViewNow() }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// The traits of the window, or else of the controllers around this one.
  open var traitCollection: UITraitCollection {
    if let loadedView, loadedView.window != nil { return loadedView.traitCollection }
    return (storedParent ?? presentingHere)?.traitCollection ?? rootWindow?.traitCollection
      ?? UITraitCollection(horizontalSizeClass: .compact)
  }

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; overrides set `view` and do not call `super`.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() {
    if loadedView == nil { _ = loadViewNow() }
  }

  private func loadViewNow() -> UIView {
    loadView()
    let view = loadedView ?? UIView()
    if loadedView == nil { self.view = view }
    viewDidLoad()
    return view
  }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy and about to be shown, after `viewWillAppear(_:)`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has been shown and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is hidden, covered or removed.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has been hidden, covered or removed and the transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before this controller gets or loses a parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after this controller has got or lost a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The children, which include the stack of a navigation controller.
  open var children: [UIViewController] { storedChildren }

  /// The container that this controller is in.
  open var parent: UIViewController? { storedParent }

  /// Makes a controller a child; the container calls the child's `didMove(toParent:)` when its view is in
  /// place.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes this controller from its parent and calls `didMove(toParent:)` with `nil`.
  open func removeFromParent() { leaveParent() }

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The nearest split view controller around this one.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// The item that a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { navigationItemNow() }

  /// The item that a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem {
    get { tabBarItemNow() }
    set { storedTabBarItem = newValue }
  }

  /// The coordinator of the animated transition that this controller or a container around it is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransition }

  /// Whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { movement.contains(.presented) }

  /// Whether the controller is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { movement.contains(.dismissed) }

  /// Whether the controller is appearing because it has got a parent.
  open var isMovingToParent: Bool { movement.contains(.toParent) }

  /// Whether the controller is disappearing because it is losing its parent.
  open var isMovingFromParent: Bool { movement.contains(.fromParent) }

  /// The controller that this one or a container around it presents; it is set as soon as `present` is
  /// called.
  open var presentedViewController: UIViewController? {
    presentedHere ?? storedParent?.presentedViewController
  }

  /// The controller that presented this one or a container around it, until the dismissal has ended.
  open var presentingViewController: UIViewController? {
    presentingHere ?? storedParent?.presentingViewController
  }

  /// The presentation controller that manages, or will manage, the presentation of this controller.
  open var presentationController: UIPresentationController? { presentationControllerNow() }

  /// The presentation controller, if the style makes the controller a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationControllerNow() as? UISheetPresentationController
  }

  /// The presentation controller, if the style makes the controller a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationControllerNow() as? UIPopoverPresentationController
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingHere }

  /// Presents a controller; see the rules of presentation in the documentation.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether to animate the change.
  ///   - completion: Called after `viewDidAppear(_:)`; never if UIKit refuses.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    performPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents and everything above it; if it presents nothing, dismisses this
  /// controller itself.
  ///
  /// - Parameters:
  ///   - flag: Whether to animate the change.
  ///   - completion: Called after `viewDidDisappear(_:)`; never if UIKit refuses.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller as the container around this one does: a navigation controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    var container = parent
    while let current = container {
      if let split = current as? UISplitViewController { return split.show(vc, sender: sender) }
      if let navigation = current as? UINavigationController {
        navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        return
      }
      container = current.parent
    }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Shows a controller in the last column of the split view around this one; without a split view, presents
  /// it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: UIView.areAnimationsEnabled) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  // The containers of this module override these.

  /// The transition between children that is running in this container.
  var containerTransition: RunningTransition? { nil }

  /// Calls a closure with every child that gets the appearance calls automatically.
  func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    guard !storedChildren.isEmpty else { return }
    for child in storedChildren {
      guard let loaded = child.loadedView, let loadedView, loaded.isDescendant(of: loadedView) else {
        continue
      }
      body(child)
    }
  }

  /// Whether adding a child's view to a view shows the child.
  var showsChildrenByHierarchy: Bool { true }

  /// The style that `automatic` stands for.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Called after the controller's own `viewWillAppear(_:)` and before that of its children.
  func containerWillAppear(_ animated: Bool) {}

  /// Called when this controller has appeared.
  func containerDidAppear(_ animated: Bool) {}

  /// Called when this controller has disappeared.
  func containerDidDisappear() {}

  /// Called when the window's width has changed, before the app is told.
  func widthChanged() {}

  /// Called when the window has gained or lost the room for columns side by side.
  func roomChanged() {}

  /// Removes a child from the container because another one adopts it.
  func forget(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
  }
}
