/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// Whether it can be tapped.
  open var isEnabled = true

  /// A number to find the item by.
  open var tag = 0

  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?

  /// Creates an item.
  public override init() {
    super.init()
  }
}
