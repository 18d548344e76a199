extension String: LinkParameter {
  /// Takes the text as it is.
  ///
  /// - Parameter text: The text.
  @inlinable
  public init?(linkText text: String) {
    self = text
  }

  /// The text itself.
  public var linkText: String { self }

  /// The word `text`.
  public static var linkExample: String { "text" }

  /// `true`: every text is a string.
  public static var takesAnyText: Bool { true }
}

extension String {
  /// Makes a string of decoded text.
  @inlinable
  init(_ utf8: Span<UInt8>) {
    // A span becomes a string through a pointer, which goes no further: what does without needs a later runtime.
    self = utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
