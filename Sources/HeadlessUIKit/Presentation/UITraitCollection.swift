/// What the surroundings are like.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// How wide it is.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// How high it is.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Creates traits with a width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    verticalSizeClass = .regular
    super.init()
  }
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little, as on a phone.
  case compact
  /// Much, as on a tablet.
  case regular
}
