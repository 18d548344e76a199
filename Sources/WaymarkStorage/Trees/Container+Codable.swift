import WaymarkState

/// A container is written as `{"stack": […]}`, as `{"tabs": [{"key": …, "stack": […]}], "selected": key}`, or as
/// `{"columns": [{"stack": […]}], "places": 2, "front": 0}`.
extension Container where Element: Encodable, Element.R: Encodable {
  func encode(into members: inout KeyedEncodingContainer<TreeCodingKey>) throws {
    switch self {
    case .stack(let stack):
      try members.encode(stack.elements, forKey: .stack)
    case .tabs(let tabs):
      var list = members.nestedUnkeyedContainer(forKey: .tabs)
      for tab in tabs.tabs {
        var tabMembers = list.nestedContainer(keyedBy: TreeCodingKey.self)
        try tabMembers.encode(tab.key, forKey: .key)
        try tab.container.encode(into: &tabMembers)
      }
      try members.encode(tabs.selectedKey, forKey: .selected)
    case .columns(let columns):
      var list = members.nestedUnkeyedContainer(forKey: .columns)
      for column in columns.filled {
        var columnMembers = list.nestedContainer(keyedBy: TreeCodingKey.self)
        try column.encode(into: &columnMembers)
      }
      try members.encode(columns.places, forKey: .places)
      try members.encode(columns.front, forKey: .front)
    }
  }
}

extension Container where Element: Decodable, Element.R: Decodable {
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
      guard let stack = RouteStack(elements: try members.decode([Element].self, forKey: .stack)) else {
        throw DecodingError.dataCorruptedError(
          forKey: .stack, in: members, debugDescription: "A stack has at least a root.")
      }
      self = .stack(stack)
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
    guard depth >= BranchPath.maximumBranchCount else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: members,
      debugDescription: "Tabs and columns are nested in \(BranchPath.maximumBranchCount) others at most."
    )
  }

  private static func tabs(
    from members: KeyedDecodingContainer<TreeCodingKey>, depth: Int
  ) throws -> RouteTabs<Element> {
    var list = try members.nestedUnkeyedContainer(forKey: .tabs)
    var tabs: [RouteTab<Element>] = []
    while !list.isAtEnd, tabs.count <= BranchPath.maximumTabsSideBySide {
      let tabMembers = try list.nestedContainer(keyedBy: TreeCodingKey.self)
      let key = try tabMembers.decode(Element.R.self, forKey: .key)
      tabs.append(RouteTab(key, try Container(from: tabMembers, depth: depth + 1)))
    }
    let selectedKey = try members.decodeIfPresent(Element.R.self, forKey: .selected)
    guard let valid = RouteTabs(checking: tabs, selectedKey: selectedKey) else {
      throw DecodingError.dataCorruptedError(
        forKey: .tabs, in: members,
        debugDescription:
          "Tabs need at least one tab, a key of its own for each, and a selected key that is one of them.")
    }
    return valid
  }

  /// Reads columns up to the first one that is not valid, since those after it would have another neighbor than
  /// before.
  ///
  /// If the column in front was not read, the nearest one is in front, or the first one if the front is not a
  /// position.
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
  /// Whether there is a value for a key; `null` counts as none.
  func has(_ key: TreeCodingKey) throws -> Bool { try contains(key) && !decodeNil(forKey: key) }
}
