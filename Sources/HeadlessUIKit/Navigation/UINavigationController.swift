/// Shows the top of a stack of controllers.
///
/// A call changes `viewControllers` and `topViewController` at once. What is on the screen follows, animated
/// or not, one transition at a time.
open class UINavigationController: UIViewController {
  /// The delegate, which is told what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the stack.
  public let navigationBar = UINavigationBar()

  /// Whether the bar is hidden.
  ///
  /// The user cannot swipe back then, unless the recognizer of the swipe has another delegate.
  open var isNavigationBarHidden = false

  let popRecognizer = UIGestureRecognizer()
  let popRecognizerDelegate = PopGestureDelegate()
  var stack: [UIViewController] = []
  var displayed: UIViewController?
  var running: RunningTransition?
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  /// How many of the controllers that come and go were asked for before the running transition began.
  var begun = (arriving: 0, leaving: 0)
  /// How many of them belong to transitions that have ended.
  var ended = (arriving: 0, leaving: 0)
  var isReconciling = false
  var needsReconcile = false
  var wantsAnimation = false
  var wantedOperation = Operation.none
  var isSwipeOverruled = false

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller; nothing is read from the archive here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  private func setUp() {
    definesPresentationContext = true
    popRecognizerDelegate.navigationController = self
    popRecognizer.delegate = popRecognizerDelegate
  }

  /// The stack, bottom first; setting it does not animate the change.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The recognizer of the swipe back from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// Pushes a controller onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which must not be on the stack yet.
  ///   - animated: Whether to animate the change.
  /// - Complexity: O(1) in the depth of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top of the stack, unless it is the only controller.
  ///
  /// - Parameter animated: Whether to animate the change.
  /// - Returns: The controller that was popped.
  /// - Complexity: O(1) in the depth of the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.first
  }

  /// Pops all controllers above a controller on the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller that is on top afterwards.
  ///   - animated: Whether to animate the change.
  /// - Returns: The controllers that were popped, bottom first; `nil` if there were none.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.lastIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "NSInvalidArgumentException: Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index + 1, animated: animated)
  }

  /// Pops all controllers except the one at the bottom.
  ///
  /// - Parameter animated: Whether to animate the change.
  /// - Returns: The controllers that were popped, bottom first; `nil` if there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  /// Sets the whole stack: it is a push if the new top was not on the stack, and a pop otherwise.
  ///
  /// - Parameters:
  ///   - viewControllers: The stack, bottom first, each controller once.
  ///   - animated: Whether to animate a change of the top.
  /// - Complexity: O(*n*), where *n* is the depth of both stacks together.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open override var children: [UIViewController] {
    storedChildren.isEmpty ? stack : stack + storedChildren
  }

  override var containerTransition: RunningTransition? { running }

  override var showsChildrenByHierarchy: Bool { false }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let displayed { body(displayed) }
  }

  override func containerWillAppear(_ animated: Bool) {
    guard running == nil, let top = stack.last else { return }
    install(top)
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  override func containerDidAppear(_ animated: Bool) {
    guard running == nil, let displayed else { return }
    delegate?.navigationController(self, didShow: displayed, animated: animated)
  }

  override func containerDidDisappear() {
    running?.endNow()
  }

  override func forget(_ child: UIViewController) {
    super.forget(child)
    // A controller that gets another parent neither comes to this stack nor leaves it any more.
    if arriving.contains(where: { $0 === child }) || leaving.contains(where: { $0 === child }) {
      forgetMove(of: child)
    }
    guard child.storedParent === self, stack.contains(where: { $0 === child }) else { return }
    stack.removeAll { $0 === child }
    reconcile(.pop, animated: false)
  }
}
