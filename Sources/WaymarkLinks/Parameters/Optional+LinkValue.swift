extension Optional: LinkValue where Wrapped: LinkParameter {
  /// Reads a parameter of a link, or `nil` if it is missing.
  ///
  /// A parameter without text is `nil` too if its type takes no empty text: `?page` is not a page number.
  ///
  /// - Parameters:
  ///   - reader: The reader, which stands at the parameter.
  ///   - text: The link.
  /// - Returns: The value; no value at all if there is text that is not a value of the type.
  @inlinable
  public static func read(from reader: inout LinkReader, in text: Span<UInt8>) -> Wrapped?? {
    let found = reader.withTextIfPresent(text) { text in
      (value: Wrapped(linkText: String(text)), isEmpty: text.isEmpty)
    }
    if let found, found.value == nil, !found.isEmpty { return nil }
    reader.advance()
    return .some(found?.value)
  }

  /// The text of the value, if there is one.
  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }

  /// The type of a value that may be missing.
  public static var linkType: LinkType {
    Wrapped.linkType.with(.optional)
  }
}
