extension Array: LinkValue where Element: LinkParameter {
  /// Reads all query items with one key, or all segments of the rest of a path.
  ///
  /// - Parameters:
  ///   - reader: The reader, which stands at the parameter.
  ///   - text: The link.
  /// - Returns: The values in the order of the link; an empty array if there are none, and `nil` if a text is not a value of the
  ///   element's type.
  public static func read(from reader: inout LinkReader, in text: Span<UInt8>) -> [Element]? {
    var values: [Element] = []
    let areAllValid = reader.forEachText(text) { text in
      guard let value = Element(linkText: String(text)) else { return false }
      values.append(value)
      return true
    }
    guard areAllValid else { return nil }
    reader.advance()
    return values
  }

  /// The texts of the elements.
  public var linkTexts: [String] { map(\.linkText) }

  /// The type of any number of values.
  public static var linkType: LinkType {
    Element.linkType.with(.repeated)
  }
}
