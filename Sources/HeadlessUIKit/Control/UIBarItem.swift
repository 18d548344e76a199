/// What goes into a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// Whether it can be tapped.
  open var isEnabled = true

  /// A number to find it by.
  open var tag = 0

  /// A name for tests to find it by.
  open var accessibilityIdentifier: String?

  /// Creates an item.
  public override init() {
    super.init()
  }
}
