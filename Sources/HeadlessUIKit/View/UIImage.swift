/// An image; nothing is drawn here.
open class UIImage: NSObject, @unchecked Sendable {
  /// Creates the system's image with a name.
  public init?(systemName name: String) { super.init() }
}
