/// Shows a root controller and the controllers that it presents.
open class UIWindow: UIView {
  /// The clock that times the transitions in this window; not part of UIKit.
  public var clock = TransitionClock()

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// The traits of the window: those of a phone in portrait orientation unless `horizontalSizeClass` is set.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: horizontalSizeClass)
  }

  /// The size class of the window's width, which you can set; not part of UIKit.
  ///
  /// Controllers in the window are told of a change, and split views follow it.
  public var horizontalSizeClass: UIUserInterfaceSizeClass = .compact {
    didSet {
      guard oldValue != horizontalSizeClass else { return }
      traitsChanged()
    }
  }

  /// Whether a window of regular width has space for columns side by side, like a tablet in landscape
  /// orientation; not part of UIKit.
  ///
  /// If a split view leaves its behaviour to the system, this decides whether it shows its columns beside the
  /// last one or over it.
  public var tilesColumns = true {
    didSet { if oldValue != tilesColumns { roomChanged() } }
  }

  /// The behaviour of the window where Apple's documentation leaves it open; not part of UIKit.
  public var variant = UIKitVariant()

  /// The view that gets keyboard input; not part of UIKit, in which you cannot ask a window.
  public internal(set) weak var firstResponder: UIView?

  private var root: UIViewController?
  /// Old roots whose modals have stayed in the window.
  private var oldRoots: [UIViewController] = []
  /// Whether the root has been shown and has not disappeared since.
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

  /// Creates a window; nothing is read from the archive here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  open override var window: UIWindow? { self }

  /// Whether the window is hidden; it is at first, until you call `makeKeyAndVisible()` or set this to
  /// `false`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { showRoot() } else if variant.hidingMakesDisappear { hideAll { self.isHidden } }
      let name = newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Posted when a window has been shown.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when a window has been hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// The root controller.
  ///
  /// When another one is set, the modals of the old one leave the screen with it, unless `variant` says
  /// otherwise.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      // A callback may have set and shown another one meanwhile.
      for _ in 0..<20 where isRootShown { leaveRoot() }
      if root?.rootWindow === self { root?.rootWindow = nil }
      root = newValue
      root?.rootWindow = self
      oldRoots.removeAll { $0 === newValue }
      if !isHidden { showRoot() }
    }
  }

  /// Shows the window in front of the others and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window, which gets keyboard input.
  open func makeKey() {
    UIApplication.shared.keyWindow = self
  }

  /// A root and what is presented over it, in the order presented.
  func chain(from root: UIViewController?) -> [UIViewController] {
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
      // A callback of a controller below may have dismissed this one, or hidden the window.
      guard isRootShown, chain[0] === root else { return }
      guard index == 0 || controller.presentingHere != nil else { break }
      let cover = index + 1 < chain.count ? chain[index + 1].storedPresentationController : nil
      let container = controller.storedPresentationController?.containerView
      if index > 0, let container, container.superview == nil { addSubview(container) }
      // A modal that covers only a child in its own context leaves the rest of the window as it is.
      if let cover, cover.shouldRemovePresentersView, cover.presenter === controller {
        cover.presenterSuperview = container ?? self
      } else {
        show(controller, in: index > 0 ? container ?? self : self)
      }
    }
    // The modal that covered the topmost controller may have been dismissed meanwhile, so that the controller
    // has not appeared yet.
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

  /// The root, and old ones whose modals have stayed.
  var roots: [UIViewController] { oldRoots + [root].compactMap { $0 } }

  /// Takes everything off the screen, unless code that is called as a transition ends wants it to stay.
  private func hideAll(if isWanted: () -> Bool = { true }) {
    let roots = roots
    endTransitions(over: roots)
    guard isWanted() else { return }
    isRootShown = false
    for root in roots { hide(chain(from: root)) }
    // A callback may have shown the window again, with everything that is in it.
    guard !isRootShown else { return }
    oldRoots = []
    for view in subviews { view.removeFromSuperview() }
  }

  /// Takes the root off the screen, because another one replaces it.
  private func leaveRoot() {
    endTransitions(over: [root].compactMap { $0 })
    let chain = chain(from: root)
    guard variant.keepsModalsOfOldRoot, chain.count > 1, let root else { return hideAll() }
    isRootShown = false
    oldRoots.append(root)
    hide([root])
    root.loadedView?.removeFromSuperview()
  }

  /// Ends the transitions while everything is still shown, including those that callbacks begin in the
  /// meantime.
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
      if isRootShown { return }
      controller.changeAppearance(false)
    }
  }
}
