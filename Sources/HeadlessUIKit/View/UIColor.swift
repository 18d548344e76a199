/// A colour with its components; nothing is drawn with it.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: [CGFloat]

  /// Creates a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// The colour of the background, in the light appearance.
  public class var systemBackground: UIColor { white }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}
