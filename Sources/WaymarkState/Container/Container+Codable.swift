#if !hasFeature(Embedded)

  /// A container is written as `{"stack": […]}`, as `{"tabs": [{"key": …, "stack": […]}], "selected": key}`, or as
  /// `{"columns": [{"stack": […]}], "places": 2, "front": 0}`.
  extension Container: Encodable where Element: Encodable, Element.R: Encodable {
    /// Encodes the container.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error that the encoder or a route throws.
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
      case .columns(let columns):
        var list = members.nestedUnkeyedContainer(forKey: .columns)
        for column in columns.storage {
          var columnMembers = list.nestedContainer(keyedBy: TreeCodingKey.self)
          try column.encode(into: &columnMembers)
        }
        try members.encode(columns.places, forKey: .places)
        try members.encode(columns.front, forKey: .front)
      }
    }
  }

  extension Container: Decodable where Element: Decodable, Element.R: Decodable {
    /// Decodes a container.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` for data that is neither a stack nor tabs nor columns, and for any of these
    ///   that is not valid.
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
    ///   - depth: How many tabs and columns there are around it.
    /// - Throws: `DecodingError` for what is not a valid container.
    init(from members: KeyedDecodingContainer<TreeCodingKey>, depth: Int) throws {
      switch (try members.has(.stack), try members.has(.tabs), try members.has(.columns)) {
      case (true, false, false):
        self = .stack(try members.decode(RouteStack<Element>.self, forKey: .stack))
      case (false, true, false):
        try Self.check(depth, .tabs, members)
        self = .tabs(try Self.tabs(from: members, depth: depth))
      case (false, false, true):
        try Self.check(depth, .columns, members)
        self = .columns(try Self.columns(from: members, depth: depth))
      default:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: members.codingPath,
            debugDescription: "A container has one of a stack, tabs and columns."))
      }
    }

    private static func check(
      _ depth: Int, _ key: TreeCodingKey, _ members: KeyedDecodingContainer<TreeCodingKey>
    ) throws {
      guard depth >= ContainerPath.maximumBranchCount else { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: members,
        debugDescription: "Tabs and columns are nested in \(ContainerPath.maximumBranchCount) others at most."
      )
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

    /// Reads columns up to one that is not valid; what comes after it would be beside something else than it was.
    ///
    /// Where the front is none of them the nearest one is in front, and the first where it is no position at all.
    private static func columns(
      from members: KeyedDecodingContainer<TreeCodingKey>, depth: Int
    ) throws -> RouteColumns<Element> {
      let places = try members.decode(Int.self, forKey: .places)
      let written = try? members.decodeIfPresent(Int.self, forKey: .front)
      var list = try members.nestedUnkeyedContainer(forKey: .columns)
      var columns: [Container] = []
      while !list.isAtEnd, columns.count < min(places, ColumnRules.places.upperBound) {
        do {
          let columnMembers = try list.nestedContainer(keyedBy: TreeCodingKey.self)
          columns.append(try Container(from: columnMembers, depth: depth + 1))
        } catch  where !columns.isEmpty {
          break
        }
      }
      let front = min(max((written ?? nil) ?? 0, 0), columns.count - 1)
      guard let valid = RouteColumns(places: places, filled: columns, front: front) else {
        throw DecodingError.dataCorruptedError(
          forKey: .columns, in: members,
          debugDescription: "Columns have 2 or 3 places, the first one filled.")
      }
      return valid
    }
  }

  extension KeyedDecodingContainer<TreeCodingKey> {
    /// Whether something is written for a key; nothing is where it is null.
    fileprivate func has(_ key: TreeCodingKey) throws -> Bool { try contains(key) && !decodeNil(forKey: key) }
  }

#endif
