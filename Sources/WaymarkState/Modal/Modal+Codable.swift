#if !hasFeature(Embedded)

  extension ModalStyle: Codable {}

  /// A modal is written as its container is, with its style beside it: `{"style": "sheet", "stack": […]}`.
  extension Modal: Encodable where Element: Encodable, Element.R: Encodable {
    /// Writes the modal down.
    ///
    /// - Parameter encoder: Where to.
    /// - Throws: What the encoder or a route throws.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: TreeCodingKey.self)
      try members.encode(style, forKey: .style)
      try container.encode(into: &members)
    }
  }

  extension Modal: Decodable where Element: Decodable, Element.R: Decodable {
    /// Reads a modal that was written down.
    ///
    /// - Parameter decoder: Where from.
    /// - Throws: `DecodingError` for an unknown style and for what is not a container.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: TreeCodingKey.self)
      self.init(
        style: try members.decode(ModalStyle.self, forKey: .style),
        container: try Container(from: members, depth: 0))
    }
  }

#endif
