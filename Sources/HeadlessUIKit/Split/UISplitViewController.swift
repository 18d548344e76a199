/// Shows two or three columns side by side, or one of them where the width is compact.
///
/// Each column holds a stack of its own. Collapsed, the stacks of the later columns lie on that of the first; see the rules
/// of columns in the documentation.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public let style: Style

  /// Who decides about and hears of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Which columns are to be shown, as far as the behaviour has it.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { whenSettled { [self] in followPreferences() } }
  }

  /// How the other columns are to share the room with the last one.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { whenSettled { [self] in followPreferences() } }
  }

  /// Whether a swipe shows and hides columns.
  open var presentsWithGesture = true

  /// When the button is there that changes the display mode.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic

  /// Whether three columns have a button that hides all but the last.
  open var showsSecondaryOnlyButton = false

  /// On which side the first column is, of which nothing shows here.
  open var primaryEdge: PrimaryEdge = .leading

  /// Whether only one column is shown, because the width is compact.
  open internal(set) var isCollapsed = false

  /// What the app put into a column, and what shows it.
  struct Content {
    let given: UIViewController
    let holder: UIViewController
  }

  var contents: [Column: Content] = [:]
  /// The display mode while expanded, once that is settled.
  var mode: DisplayMode?
  /// The children whose views are in place, the first column's before the others'.
  var placed: [UIViewController] = []
  var running: Transition?
  /// Whether a collapsed stack is being changed by `show(_:)` or `hide(_:)`.
  var isMovedByCode = false
  var hasAppeared = false
  /// Whether the columns are just collapsing or expanding, and what has to wait for it.
  var isFollowing = false
  var delayed: [@MainActor () -> Void] = []

  /// Creates a split view with columns.
  ///
  /// - Parameter style: How many.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view without columns, of which there is no model here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The display mode now; while collapsed that of the last column alone.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : mode ?? preferred }

  /// How the other columns share the room with the last one now.
  open var splitBehavior: SplitBehavior { behavior(for: preferredDisplayMode) }

  /// What is shown: a stack a column, or the one that all are on while collapsed.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? placed : order.compactMap { contents[$0]?.holder } }
    set {
      for (column, controller) in zip(order, newValue) { setViewController(controller, for: column) }
    }
  }

  /// Puts a controller into a column, in a navigation controller unless it is one.
  ///
  /// - Parameters:
  ///   - vc: The controller; nil empties the column.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    whenSettled { [self] in set(vc, for: column) }
  }

  /// What was put into a column, without the navigation controller around it that the split view made.
  ///
  /// - Parameter column: The column.
  /// - Returns: The controller; nil where the column is empty.
  open func viewController(for column: Column) -> UIViewController? { contents[column]?.given }

  /// Shows a column: beside or over the last one, or on top of the stack while collapsed.
  ///
  /// - Parameter column: The column, not the compact one.
  open func show(_ column: Column) {
    whenSettled { [self] in reveal(column) }
  }

  /// Hides a column; the last one while expanded and the first one while collapsed stay.
  ///
  /// - Parameter column: The column, not the compact one.
  open func hide(_ column: Column) {
    whenSettled { [self] in conceal(column) }
  }

  /// Shows a controller in the first column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard let holder = contents[.primary]?.holder else { return setViewController(vc, for: .primary) }
    holder.show(vc, sender: sender)
  }

  /// Shows a controller in the last column, on top while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    setViewController(vc, for: .secondary)
    if isCollapsed { show(.secondary) }
  }

  // What containers of this module override.

  override var containerTransition: Transition? { running }

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
