import Waymark

/// A layer of the tree and what UIKit knows of it: the root of the window, or a modal.
@MainActor
final class Layer<R: Route>: HostLayer {
  /// The number of layers below it, which stays the same: those go only with it.
  let index: Int

  /// How the modal is presented, with the height at which a sheet rests now; `nil` for the root.
  var presentation: Presentation?

  /// The place at the bottom, by which a modal is known.
  private let bottom: Entry<R>

  /// The controller that is presented: a ``LayerController``, or the alert itself.
  let controller: UIViewController

  var node: ContainerNode<R>

  /// Whether UIKit has been asked to present it; not while the host is off the screen.
  var isPresented = false

  /// The end of its presentation, as long as UIKit may still tell of it.
  weak var coming: Ending?

  var transitioning: ModalTransitioning?

  init(
    _ index: Int, _ presentation: Presentation?, root: Entry<R>, controller: UIViewController,
    node: ContainerNode<R>
  ) {
    self.index = index
    self.presentation = presentation
    bottom = root
    self.controller = controller
    self.node = node
  }

  var style: Presentation.Style? { presentation?.style }
  var root: EntryID { bottom.id }
  var route: R { bottom.route }

  /// Whether it was presented and is not any more.
  var isGone: Bool { isPresented && controller.presentingViewController == nil }

  /// Whether UIKit is presenting it, and has not said how that ended.
  var isComing: Bool { coming?.isOver == false }
}

/// Holds what one layer of the tree shows: the root of the window, or a modal.
///
/// It is what UIKit knows, so that a layer can change from a stack to tabs while modals lie over it.
@MainActor
final class LayerController: UIViewController {
  weak var observer: (any ContainerObserver)?

  /// Whether its view has appeared and has not begun to disappear.
  private(set) var isShowing = false

  private(set) var content: UIViewController?

  /// The delegate of its presentation: UIKit, which does not keep it, makes the last call after the host has let go of the layer.
  var modalDelegate: ModalDelegate?

  init(observer: any ContainerObserver) {
    self.observer = observer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows another container in the place of what is shown.
  func show(_ new: UIViewController) {
    guard new !== content else { return }
    let old = content
    content = new
    old?.willMove(toParent: nil)
    addChild(new)
    if isViewLoaded { place(new) }
    new.didMove(toParent: self)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    // Other code may have presented a controller in the old container's context, which would stay on the screen alone.
    if old?.presentedViewController != nil { old?.dismiss(animated: false) }
    title = new.title
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // UIKit need not make appearance calls when it comes back into a window.
    view.addSubview(
      PresenceListener { [weak self] isInWindow in
        if isInWindow { self?.observer?.layerCameIntoWindow() }
      })
    if let content { place(content) }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // A container that is covered can present what waits, though its view is in no window.
    if parent != nil { observer?.layerCameIntoWindow() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShowing = true
    observer?.layerAppeared()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isShowing = false
  }

  /// Dismisses what is presented here, or this one, and has it noticed where nobody else would say so.
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag) { [weak observer] in
      completion?()
      observer?.look()
    }
  }

  /// Whether no gesture dismisses it: as it was set, and while a screen that would be left may object.
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || observer?.isHeld(self) ?? false }
    set { super.isModalInPresentation = newValue }
  }

  #if canImport(UIKit) && !os(watchOS)
    /// Where the focus of a remote control or a keyboard begins.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      content.map { [$0] } ?? super.preferredFocusEnvironments
    }
  #endif

  // The properties that the other systems do not have.
  #if os(iOS)
    override var childForStatusBarStyle: UIViewController? { content }
    override var childForStatusBarHidden: UIViewController? { content }
    override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
  #endif

  #if canImport(UIKit) && !os(watchOS)
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      preferredContentSize = container.preferredContentSize
    }
  #endif
}
