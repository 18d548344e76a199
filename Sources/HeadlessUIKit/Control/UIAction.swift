/// A closure with a title, for controls and bar buttons.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The title.
  open var title: String

  private let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, which is not drawn here.
  ///   - handler: The handler, which gets the action itself.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform() { handler(self) }
}
