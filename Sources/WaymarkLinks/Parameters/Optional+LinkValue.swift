extension Optional: LinkValue where Wrapped: LinkParameter {
  /// Reads a parameter of a link, `nil` where it is missing.
  ///
  /// It is `nil` too where it is there without text and its type takes no empty text: `?page` is no page number.
  ///
  /// - Parameters:
  ///   - reader: Where the parameter is.
  ///   - text: The link.
  /// - Returns: The value.
  /// - Throws: ``LinkMismatch`` if there is text that is none of the type's.
  @inlinable
  public static func read(
    from reader: inout LinkReader, in text: Span<UInt8>
  ) throws(LinkMismatch) -> Wrapped? {
    let found = reader.withTextIfPresent(text) { text in
      (value: Wrapped(linkUTF8: text), isEmpty: text.isEmpty)
    }
    if let found, found.value == nil, !found.isEmpty { throw LinkMismatch() }
    reader.advance()
    return found?.value
  }

  /// The text of the value, if there is one.
  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }

  /// A value that may be missing.
  public static var linkType: LinkType {
    Wrapped.linkType.with(.optional)
  }
}
