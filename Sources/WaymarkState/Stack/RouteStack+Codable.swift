#if !hasFeature(Embedded)

  /// A stack is written as the list of its elements, the root first.
  extension RouteStack: Encodable where Element: Encodable {
    /// Writes the stack down.
    ///
    /// - Parameter encoder: Where to.
    /// - Throws: What the encoder or an element throws.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(storage)
    }
  }

  extension RouteStack: Decodable where Element: Decodable {
    /// Reads a stack that was written down.
    ///
    /// - Parameter decoder: Where from.
    /// - Throws: `DecodingError` for an empty list and for an element that does not decode.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public init(from decoder: any Decoder) throws {
      let elements = try decoder.singleValueContainer().decode([Element].self)
      guard let stack = RouteStack(elements: elements) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath, debugDescription: "A stack has at least a root."))
      }
      self = stack
    }
  }

#endif
