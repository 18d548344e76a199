/// An image, by its name; nothing is drawn with it.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name it was asked for by.
  let name: String?

  /// Creates an empty image.
  public override init() {
    name = nil
    super.init()
  }

  /// Creates the image of that name in the app.
  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Creates the system's image of that name.
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}
