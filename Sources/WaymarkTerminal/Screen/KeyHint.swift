/// A key and what it does, for the footer: `Enter open`.
public struct KeyHint: Hashable, Sendable {
  /// How the key is called, `Enter` or `q`.
  public var key: String
  /// What it does, in a word or two.
  public var action: String

  /// Makes a hint.
  ///
  /// - Parameters:
  ///   - key: How the key is called.
  ///   - action: What it does, in a word or two.
  public init(_ key: String, _ action: String) {
    self.key = key
    self.action = action
  }
}
