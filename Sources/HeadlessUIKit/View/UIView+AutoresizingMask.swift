extension UIView {
  /// The way in which a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)

    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)

    /// The top margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)

    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)

    /// The bottom margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
