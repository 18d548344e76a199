/// The uses that the system may make of the link of a place while that is on the screen.
public struct LinkUses: OptionSet, Hashable, Sendable {
  /// The bits of the uses.
  public let rawValue: UInt8

  /// Makes uses of their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Going on with the place on another device.
  public static let handOff = LinkUses(rawValue: 1)
  /// Finding the place again in the system's search.
  public static let search = LinkUses(rawValue: 2)
  /// Suggesting the place when the user may want it.
  public static let prediction = LinkUses(rawValue: 4)
}
