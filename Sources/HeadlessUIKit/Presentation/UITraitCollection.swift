/// The traits of a view's or a controller's surroundings.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The size class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// Creates traits with a size class of the width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    super.init()
  }
}

/// How much space there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little space, as on a phone.
  case compact
  /// Much space, as on a tablet.
  case regular
}
