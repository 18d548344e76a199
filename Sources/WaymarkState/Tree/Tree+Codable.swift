// Embedded Swift has no coders.
#if !hasFeature(Embedded)

  /// The names under which the parts of a tree are written down.
  enum TreeCodingKey: String, CodingKey {
    case root
    case modals
    case style
    case key
    case stack
    case tabs
    case selected
    case columns
    case places
    case front
  }

  /// A tree whose routes can be written down can be written down itself:
  ///
  /// ```json
  /// {"root": {"stack": ["home", "settings"]}, "modals": [{"style": "sheet", "stack": ["signIn"]}]}
  /// ```
  ///
  /// Trees of entries cannot: what tells entries apart means nothing outside their router.
  extension Tree: Encodable where Element: Encodable, Element.R: Encodable {
    /// Writes the tree down.
    ///
    /// - Parameter encoder: Where to.
    /// - Throws: What the encoder or a route throws.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: TreeCodingKey.self)
      var rootMembers = members.nestedContainer(keyedBy: TreeCodingKey.self, forKey: .root)
      try root.encode(into: &rootMembers)
      guard !modals.isEmpty else { return }
      try members.encode(modals, forKey: .modals)
    }
  }

  extension Tree: Decodable where Element: Decodable, Element.R: Decodable {
    /// Reads a tree that was written down, whole or not at all, but for columns: those that are not valid are left out with
    /// those after them, and a front that is none of them is the nearest one.
    ///
    /// What comes from a file of an older build is better read by a snapshot's format, which keeps what it can.
    ///
    /// - Parameter decoder: Where from.
    /// - Throws: `DecodingError` for what is not a tree: an empty stack, tabs without a tab or with one key twice, tabs or
    ///   columns nested deeper than ``ContainerPath/maximumBranchCount``, columns without a first one or with other places
    ///   than 2 or 3, an unknown style, or a route that does not decode.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: TreeCodingKey.self)
      let rootMembers = try members.nestedContainer(keyedBy: TreeCodingKey.self, forKey: .root)
      let root = try Container<Element>(from: rootMembers, depth: 0)
      self.init(root, modals: try members.decodeIfPresent([Modal<Element>].self, forKey: .modals) ?? [])
    }
  }

#endif
