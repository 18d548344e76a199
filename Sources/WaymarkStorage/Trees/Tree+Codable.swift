public import WaymarkState

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

/// A tree is encodable if its routes are:
///
/// ```json
/// {"root": {"stack": ["home", "settings"]}, "modals": [{"style": "sheet", "stack": ["signIn"]}]}
/// ```
///
/// A tree of entries is not: the identifier of an entry means nothing outside its router.
extension Tree: Encodable where Element: Encodable, Element.R: Encodable {
  /// Encodes the tree.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder or a route throws.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: TreeCodingKey.self)
    var rootMembers = members.nestedContainer(keyedBy: TreeCodingKey.self, forKey: .root)
    try root.encode(into: &rootMembers)
    guard !modals.isEmpty else { return }
    var list = members.nestedUnkeyedContainer(forKey: .modals)
    for modal in modals {
      var modalMembers = list.nestedContainer(keyedBy: TreeCodingKey.self)
      try modalMembers.encode(modal.presentation.description, forKey: .style)
      try modal.container.encode(into: &modalMembers)
    }
  }
}

extension Tree: Decodable where Element: Decodable, Element.R: Decodable {
  /// Decodes a tree, as a whole or not at all, except that columns that are not valid are left out.
  ///
  /// A column that does not decode is left out with those after it. If the front is none of the columns
  /// that are left, the nearest one is in front.
  ///
  /// For a file that an older build wrote, use a snapshot's format instead: it keeps as much as it can.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` for data that is not a tree: an empty stack, tabs without a tab, with one
  ///   key twice or with a selected key that no tab has, tabs or columns nested deeper than
  ///   eight, columns whose first one is missing or whose number of places
  ///   is neither 2 nor 3, an unknown style, or a route that does not decode.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: TreeCodingKey.self)
    let rootMembers = try members.nestedContainer(keyedBy: TreeCodingKey.self, forKey: .root)
    let root = try Container<Element>(from: rootMembers, depth: 0)
    self.init(root, modals: try members.has(.modals) ? Self.modals(from: members) : [])
  }

  private static func modals(
    from members: KeyedDecodingContainer<TreeCodingKey>
  ) throws -> [Modal<Element>] {
    var list = try members.nestedUnkeyedContainer(forKey: .modals)
    var modals: [Modal<Element>] = []
    while !list.isAtEnd {
      let modal = try list.nestedContainer(keyedBy: TreeCodingKey.self)
      let text = try modal.decode(String.self, forKey: .style)
      guard let presentation = Presentation(modal: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .style, in: modal,
          debugDescription: "A modal is a sheet, fullScreen, a popover or an alert, not \(text)")
      }
      modals.append(Modal(presentation, try Container(from: modal, depth: 0)))
    }
    return modals
  }
}
