extension Optional: LinkValue where Wrapped: LinkParameter {
  /// Reads the next parameter of a link, `nil` where it is missing.
  ///
  /// It is `nil` too where it is there without text and its type takes no empty text: `?page` is no page number.
  ///
  /// - Parameter reader: What the link's parameters are read from.
  /// - Returns: The value.
  /// - Throws: ``LinkMismatch`` if there is text that is none of the type's.
  @inlinable
  public static func read(from reader: inout LinkReader) throws(LinkMismatch) -> Wrapped? {
    let found = reader.withTextIfPresent { text in
      (value: Wrapped(linkUTF8: text.span), isEmpty: text.isEmpty)
    }
    if let found, found.value == nil, !found.isEmpty { throw LinkMismatch() }
    reader.index += 1
    return found?.value
  }

  /// The text of the value, if there is one.
  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }

  /// A value that may be missing.
  public static var linkType: LinkType {
    Wrapped.linkType.with(.optional, id: ObjectIdentifier(Self.self))
  }
}
