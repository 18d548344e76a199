/// Shows a root controller and what it presents.
open class UIWindow: UIView {
  /// The clock that this window's transitions take their time on; not part of UIKit.
  public var clock = TransitionClock()

  /// The scene the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// How far in front the window is.
  open var windowLevel: Level = .normal

  /// What the surroundings are like; a phone held upright unless `horizontalSizeClass` is set.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: horizontalSizeClass)
  }

  /// How wide the window is taken to be; not part of UIKit.
  ///
  /// What is in the window hears of a change, and split views follow it.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .compact {
    didSet {
      guard oldValue != horizontalSizeClass else { return }
      traitsChanged(from: UITraitCollection(horizontalSizeClass: oldValue))
    }
  }

  /// Whether the window, where its width is regular, has room for columns side by side, as a tablet held sideways has; not part
  /// of UIKit.
  ///
  /// A split view that leaves it to the system shows its columns beside or over the last one accordingly.
  public var tilesColumns = true {
    didSet { if oldValue != tilesColumns { roomChanged() } }
  }

  /// How the window answers what Apple's documentation leaves open; not part of UIKit.
  public var variant = UIKitVariant()

  /// Whether the window gets what is typed.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The view that gets what is typed; not part of UIKit, which has no way to ask a window.
  public internal(set) weak var firstResponder: UIView?

  private var root: UIViewController?
  /// Old roots whose modals have stayed in the window.
  private var oldRoots: [UIViewController] = []
  /// Whether the root has been shown and not been made to disappear since.
  private var isRootShown = false

  /// Creates a window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a window from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  open override var window: UIWindow? { self }

  /// Whether the window is hidden; it is until `makeKeyAndVisible()`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { showRoot() } else if variant.hidingMakesDisappear { hideAll() }
      let name = newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Posted when a window was shown.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// The controller at the bottom; what the old one presents leaves the screen with it, unless `variant` says otherwise.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      if isRootShown { leaveRoot() }
      if root?.rootWindow === self { root?.rootWindow = nil }
      root = newValue
      root?.rootWindow = self
      oldRoots.removeAll { $0 === newValue }
      if !isHidden { showRoot() }
    }
  }

  /// Shows the window in front and has it get what is typed.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Has the window get what is typed.
  open func makeKey() {
    UIApplication.shared.keyWindow = self
  }

  /// A root and what is presented over it, in the order presented.
  private func chain(from root: UIViewController?) -> [UIViewController] {
    var chain: [UIViewController] = []
    var next = root
    while let controller = next {
      chain.append(controller)
      next = controller.topmostContext.presentedHere
    }
    return chain
  }

  private func showRoot() {
    guard !isRootShown else { return }
    isRootShown = root != nil
    let chain = chain(from: root)
    for (index, controller) in chain.enumerated() {
      // A call to one below may have dismissed it, or taken all off the screen again.
      guard isRootShown, chain[0] === root else { return }
      guard index == 0 || controller.presentingHere != nil else { break }
      let cover = index + 1 < chain.count ? chain[index + 1].storedPresentationController : nil
      let container = controller.storedPresentationController?.containerView
      if index > 0, let container, container.superview == nil { addSubview(container) }
      // What covers a container inside leaves the rest where it is.
      if let cover, cover.shouldRemovePresentersView, cover.presenter === controller {
        cover.presenterSuperview = container ?? self
      } else {
        show(controller, in: index > 0 ? container ?? self : self)
      }
    }
    // What covered the topmost may have gone before that could be seen itself.
    guard isRootShown, chain[0] === root, let top = self.chain(from: root).last,
      top.appearance == .disappeared
    else { return }
    show(top, in: top.storedPresentationController?.containerView ?? self)
  }

  private func show(_ controller: UIViewController, in container: UIView) {
    controller.loadViewIfNeeded()
    controller.beginAppearance(true, animated: false)
    if let view = controller.loadedView { container.insertSubview(view, at: 0) }
    controller.passIsAppearing(false)
    controller.endAppearance(true)
  }

  /// Takes everything off the screen.
  private func hideAll() {
    let roots = oldRoots + [root].compactMap { $0 }
    endTransitions(over: roots)
    isRootShown = false
    for root in roots { hide(chain(from: root)) }
    oldRoots = []
    for view in subviews { view.removeFromSuperview() }
  }

  /// Takes the root off the screen for another one.
  private func leaveRoot() {
    endTransitions(over: [root].compactMap { $0 })
    let chain = chain(from: root)
    guard variant.keepsModalsOfOldRoot, chain.count > 1, let root else { return hideAll() }
    isRootShown = false
    oldRoots.append(root)
    hide([root])
    root.loadedView?.removeFromSuperview()
  }

  /// Ends what is under way as long as everything is still shown, with what those that are told begin then.
  private func endTransitions(over roots: [UIViewController]) {
    for _ in 0..<20 {
      let running = roots.flatMap { chain(from: $0) }.compactMap(\.presentationTransition)
        .filter { !$0.hasEnded }
      if running.isEmpty { return }
      for transition in running { transition.endNow() }
    }
  }

  private func hide(_ chain: [UIViewController]) {
    for controller in chain.reversed() {
      controller.presentationTransition?.endNow()
      controller.changeAppearance(false)
    }
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The position.
    public let rawValue: CGFloat

    /// Creates a level from its position.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are.
    public static let normal = Level(rawValue: 0)

    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1_000)

    /// Where alerts are.
    public static let alert = Level(rawValue: 2_000)

    /// Compares positions.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
