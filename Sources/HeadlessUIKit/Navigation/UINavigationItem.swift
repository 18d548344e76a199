/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// A view that is shown instead of the title.
  open var titleView: UIView?

  /// A line above the title.
  open var prompt: String?

  /// The item whose title the back button of the controller above has.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of that back button.
  open var backButtonTitle: String?

  /// The action that a tap on the back button performs instead of going back.
  open var backAction: UIAction?

  /// Whether there is no back button.
  open var hidesBackButton = false

  /// Whether the buttons on the left are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The size of the title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as that of the item below.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets whether there is no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether a controller with this item on top has a back button.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
