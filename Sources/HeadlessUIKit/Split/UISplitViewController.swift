/// Shows two or three columns side by side, or only one of them in a compact width.
///
/// Each column holds a stack of its own. While the split view is collapsed, the stacks of the later columns
/// lie on the stack of the first one. See the rules of columns in the documentation.
open class UISplitViewController: UIViewController {
  /// The style: how many columns there are.
  public let style: Style

  /// The delegate, which decides about the columns and is told about them.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The display mode that the app prefers, as far as the split behaviour allows it.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { whenSettled { [self] in followPreferences() } }
  }

  /// The way in which the app prefers the other columns to share the space with the last one.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { whenSettled { [self] in followPreferences() } }
  }

  /// Whether only one column is shown because the width is compact.
  open internal(set) var isCollapsed = false

  /// The controller that the app set for a column, and the controller that shows it.
  struct Content {
    let given: UIViewController
    let holder: UIViewController
  }

  var contents: [Column: Content] = [:]
  /// The display mode while expanded; `nil` until it is known.
  var mode: DisplayMode?
  /// The children that are shown, the first column's first.
  var placed: [UIViewController] = []
  var running: RunningTransition?
  /// Whether a collapsed stack is being changed by `show(_:)` or `hide(_:)`.
  var isMovedByCode = false
  var hasAppeared = false
  /// Whether the columns are collapsing or expanding, and the work that waits for the end of that.
  var isFollowing = false
  var delayed: [@MainActor () -> Void] = []

  /// Creates a split view with columns.
  ///
  /// - Parameter style: The style: two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view without columns, which is not modelled here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view; nothing is read from the archive here.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The current display mode; while collapsed, the mode with only the last column.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : mode ?? preferred }

  /// The way in which the other columns currently share the space with the last one.
  open var splitBehavior: SplitBehavior { behavior(for: preferredDisplayMode) }

  /// The controllers that are shown: one stack for each column, or the single stack while collapsed.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? placed : order.compactMap { contents[$0]?.holder } }
    set {
      for (column, controller) in zip(order, newValue) { setViewController(controller, for: column) }
    }
  }

  /// Puts a controller into a column, inside a navigation controller unless it is one itself.
  ///
  /// - Parameters:
  ///   - vc: The controller, or `nil` to empty the column.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    whenSettled { [self] in set(vc, for: column) }
  }

  /// The controller that was put into a column, without the navigation controller that the split view made
  /// for it.
  ///
  /// - Parameter column: The column.
  /// - Returns: The controller, or `nil` if the column is empty.
  open func viewController(for column: Column) -> UIViewController? { contents[column]?.given }

  /// Shows a column: beside or over the last one, or, while collapsed, on top of the stack.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {
    whenSettled { [self] in reveal(column) }
  }

  /// Hides a column.
  ///
  /// The last column stays while the split view is expanded, and the first one while it is collapsed.
  ///
  /// - Parameter column: The column.
  open func hide(_ column: Column) {
    whenSettled { [self] in conceal(column) }
  }

  /// Shows a controller in the first column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard let holder = contents[.primary]?.holder else { return setViewController(vc, for: .primary) }
    holder.show(vc, sender: sender)
  }

  /// Shows a controller in the last column, which comes on top while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  // Overrides of what containers customize.

  override var containerTransition: RunningTransition? { running }

  override var showsChildrenByHierarchy: Bool { false }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    for child in placed where isPlaced(child) { body(child) }
  }

  override func containerWillAppear(_ animated: Bool) {
    follow()
    hasAppeared = true
    if !isCollapsed {
      mode = mode ?? preferred
      placed = holders(in: displayMode)
    }
    installPlaced()
  }

  override func containerDidDisappear() {
    running?.endNow()
  }

  override func widthChanged() { follow() }

  override func roomChanged() {
    whenSettled { [self] in
      guard !isCollapsed, preferredDisplayMode == .automatic else { return }
      change(to: preferred, animated: false, byCode: false)
    }
  }

  override func forget(_ child: UIViewController) {
    super.forget(child)
    for (column, content) in contents where content.holder === child { contents[column] = nil }
    if placed.contains(where: { $0 === child }) { place(placed.filter { $0 !== child }, animated: false) }
  }
}
