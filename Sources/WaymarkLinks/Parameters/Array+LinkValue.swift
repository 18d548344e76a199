extension Array: LinkValue where Element: LinkParameter {
  /// Reads all items of a name, or all segments of the rest of a path.
  ///
  /// - Parameters:
  ///   - reader: Where the parameter is.
  ///   - text: The link.
  /// - Returns: The values in the order of the link; none where there are none.
  /// - Throws: ``LinkMismatch`` if a text is none of the element's type.
  public static func read(
    from reader: inout LinkReader, in text: Span<UInt8>
  ) throws(LinkMismatch) -> [Element] {
    var values: [Element] = []
    let areAllValid = reader.forEachText(text) { text in
      guard let value = Element(linkUTF8: text) else { return false }
      values.append(value)
      return true
    }
    guard areAllValid else { throw LinkMismatch() }
    reader.advance()
    return values
  }

  /// The texts of the elements.
  public var linkTexts: [String] { map(\.linkText) }

  /// Any number of values.
  public static var linkType: LinkType {
    Element.linkType.with(.repeated)
  }
}
