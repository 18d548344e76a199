#if !hasFeature(Embedded)

  /// A container is written as `{"stack": […]}` or as `{"tabs": [{"key": …, "stack": […]}], "selected": key}`.
  extension Container: Encodable where Element: Encodable, Element.R: Encodable {
    /// Writes the container down.
    ///
    /// - Parameter encoder: Where to.
    /// - Throws: What the encoder or a route throws.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: TreeCodingKey.self)
      try encode(into: &members)
    }

    func encode(into members: inout KeyedEncodingContainer<TreeCodingKey>) throws {
      switch self {
      case .stack(let stack):
        try members.encode(stack.storage, forKey: .stack)
      case .tabs(let tabs):
        var list = members.nestedUnkeyedContainer(forKey: .tabs)
        for tab in tabs.storage {
          var tabMembers = list.nestedContainer(keyedBy: TreeCodingKey.self)
          try tabMembers.encode(tab.key, forKey: .key)
          try tab.container.encode(into: &tabMembers)
        }
        try members.encode(tabs.selectedKey, forKey: .selected)
      }
    }
  }

  extension Container: Decodable where Element: Decodable, Element.R: Decodable {
    /// Reads a container that was written down.
    ///
    /// - Parameter decoder: Where from.
    /// - Throws: `DecodingError` for what is neither a stack nor tabs, and for either where it would not be valid.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public init(from decoder: any Decoder) throws {
      try self.init(from: decoder.container(keyedBy: TreeCodingKey.self), depth: 0)
    }

    /// Reads a container out of the members of an object.
    ///
    /// Nesting is bounded on the way down, so that no data can exhaust the stack.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - depth: How many tabs there are around it.
    /// - Throws: `DecodingError` for what is not a valid container.
    init(from members: KeyedDecodingContainer<TreeCodingKey>, depth: Int) throws {
      switch (members.contains(.stack), members.contains(.tabs)) {
      case (true, false):
        self = .stack(try members.decode(RouteStack<Element>.self, forKey: .stack))
      case (false, true):
        guard depth < ContainerPath.maximumTabCount else {
          throw DecodingError.dataCorruptedError(
            forKey: .tabs, in: members,
            debugDescription: "Tabs are nested in \(ContainerPath.maximumTabCount) others at most.")
        }
        self = .tabs(try Self.tabs(from: members, depth: depth))
      default:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: members.codingPath,
            debugDescription: "A container has either a stack or tabs."))
      }
    }

    private static func tabs(
      from members: KeyedDecodingContainer<TreeCodingKey>, depth: Int
    ) throws -> RouteTabs<Element> {
      var list = try members.nestedUnkeyedContainer(forKey: .tabs)
      var tabs: [RouteTab<Element>] = []
      while !list.isAtEnd, tabs.count <= ContainerPath.maximumTabsSideBySide {
        let tabMembers = try list.nestedContainer(keyedBy: TreeCodingKey.self)
        let key = try tabMembers.decode(Element.R.self, forKey: .key)
        tabs.append(RouteTab(key: key, container: try Container(from: tabMembers, depth: depth + 1)))
      }
      let selectedKey = try members.decodeIfPresent(Element.R.self, forKey: .selected)
      guard let valid = RouteTabs(tabs: tabs, selectedKey: selectedKey) else {
        throw DecodingError.dataCorruptedError(
          forKey: .tabs, in: members,
          debugDescription:
            "Tabs need at least one tab, a key of its own for each, and a selected key that is one of them.")
      }
      return valid
    }
  }

#endif
