/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// Whether there is no back button.
  open var hidesBackButton = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The button on the left, which replaces the back button.
  open var leftBarButtonItem: UIBarButtonItem?

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem?

  /// Whether a controller with this item on top has a back button.
  var showsBackButton: Bool { !hidesBackButton && leftBarButtonItem == nil }
}
