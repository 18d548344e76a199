/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?

  /// Whether it can be tapped.
  open var isEnabled = true

  /// A number to find the item by.
  open var tag = 0
}

/// A button in a navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// The action that a tap performs.
  open var primaryAction: UIAction?

  /// Creates a button that performs an action, and has the action's title unless it gets another.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, which is not drawn here.
  ///   - primaryAction: The action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }
}
