/// A tree is encodable if its routes are:
///
/// ```json
/// {"root": {"stack": ["home", "settings"]}, "modals": [{"style": "sheet", "stack": ["signIn"]}]}
/// ```
///
/// Routes are written as a snapshot's file has them, whatever the strategies of the encoder for dates, data and keys. A
/// tree of entries is not encodable: the identifier of an entry means nothing outside its router.
extension Tree: Encodable where Element: Encodable, Element.R: Encodable {
  /// Encodes the tree.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder or a route throws.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func encode(to encoder: any Encoder) throws {
    let writer = EncodingWriter<Element>()
    let value = writer.value(of: self)
    if let fault = writer.fault { throw fault }
    try value?.encode(to: encoder)
  }
}

private final class EncodingWriter<Element: TreeElement & Encodable>: TreeWriter where Element.R: Encodable {
  /// The error of the first part that does not encode.
  private(set) var fault: (any Error)?

  func value(of element: Element, at position: ElementPosition, in words: String) -> JSONValue? {
    encoded(element)
  }

  func value(ofKey key: Element.R, in words: String) -> JSONValue? { encoded(key) }

  private func encoded(_ part: some Encodable) -> JSONValue? {
    do {
      return try JSONCoder.encode(part)
    } catch {
      fault = fault ?? error
      return nil
    }
  }
}

extension Tree: Decodable where Element: Decodable, Element.R: Decodable {
  /// Decodes a tree, as a whole or not at all.
  ///
  /// For a file that an older build wrote, use a snapshot's format instead: it keeps as much as it can.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for data that is not a tree, which names the first part that is not: an empty stack,
  ///   tabs without a tab, with one key twice or with a selected key that no tab has, tabs or columns nested deeper
  ///   than eight, columns whose number of places is neither 2 nor 3 or whose front is none of them, an unknown style,
  ///   or a route that does not decode.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public init(from decoder: any Decoder) throws {
    let reader = WholeReader<Element>(
      element: { try JSONCoder.decode(Element.self, from: $0) },
      key: { key, _ in try JSONCoder.decode(Element.R.self, from: key) })
    let value = try JSONValue(from: decoder)
    do throws(DroppedPart) {
      self = try reader.whole { $0.tree(value) }
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }
}
