/// A view with its place in the hierarchy; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The view's rectangle in its superview.
  open var frame: CGRect

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: CGPoint(x: 0, y: 0), size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Whether the view is hidden.
  open var isHidden = false

  /// How opaque the view is.
  open var alpha: CGFloat = 1

  /// A number to find the view by.
  open var tag = 0

  /// The colour behind the view's content.
  open var backgroundColor: UIColor?

  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true

  /// The way in which the view follows the size of its superview, which makes no difference here.
  open var autoresizingMask: AutoresizingMask = []

  /// The way in which a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// The view that contains this one.
  public private(set) weak var superview: UIView?

  /// The views inside this one, back to front.
  public private(set) var subviews: [UIView] = []

  /// The controller whose `view` this is.
  weak var controller: UIViewController?

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view; nothing is read from the archive here.
  public required init?(coder: NSCoder) {
    frame = CGRect(x: 0, y: 0, width: 0, height: 0)
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// The window that the view is in, or `nil`.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views around it.
  open var window: UIWindow? { superview?.window }

  /// The traits of the window, or of a phone if the view is in no window.
  open var traitCollection: UITraitCollection {
    superview?.traitCollection ?? UITraitCollection(horizontalSizeClass: .compact)
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Whether the view gets the keyboard input of its window.
  open override var isFirstResponder: Bool { window.map { $0.firstResponder === self } ?? false }

  /// Asks for keyboard input, which the view gets if it is in a window and can become first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard let window, canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() != false else {
      return false
    }
    window.firstResponder = self
    return true
  }

  /// Gives up keyboard input.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder { window?.firstResponder = nil }
    return true
  }

  /// Adds a view in front of the others, and takes it out of another superview if it has one.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Adds a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let hadWindow = window != nil
    controller?.viewWillLeaveHierarchy()
    detach()
    controller?.viewDidLeaveHierarchy()
    if hadWindow { tellWindow() }
  }

  /// Whether this view is another one or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Called after the view, or a view around it, has come into another window or left one.
  open func didMoveToWindow() {}

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self else {
      preconditionFailure("NSInvalidArgumentException: Can't add self as subview")
    }
    let isNew = view.superview !== self
    let oldWindow = view.window
    if isNew { view.controller?.viewWillEnterHierarchy(of: self) }
    view.detach()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    if isNew { view.controller?.viewDidEnterHierarchy() }
    if view.window !== oldWindow { view.tellWindow() }
  }

  private func detach() {
    guard let superview else { return }
    giveUpResponder()
    if superview.subviews.last === self {
      superview.subviews.removeLast()
    } else {
      superview.subviews.removeAll { $0 === self }
    }
    self.superview = nil
  }
}
