/// An image with its name; nothing is drawn with it.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name that the image was requested by.
  let name: String?

  /// Creates an empty image.
  public override init() {
    name = nil
    super.init()
  }

  /// Creates the app's image with a name.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Creates the system's image with a name.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}
