/// The parts of one link beside its path, for matching.
final class LinkShape: Sendable {
  let parameters: [LinkPattern.Parameter]
  let fixedItems: [LinkPattern.FixedItem]
  let fixedFragment: String?
  /// Whether it may be opened from inside the app only.
  let isInternal: Bool
  /// Whether shorter paths are its ancestors.
  let isHierarchical: Bool
  /// Whether it takes whatever is left of a path.
  let takesRest: Bool
  /// Whether the route keeps whatever is left of a path.
  let keepsRest: Bool
  /// The rule for the rest of a path, from the tables that it is mounted from.
  let rest: LinkRestRule
  /// The limits of the tables that it is mounted from, if it is mounted from one.
  let limits: LinkLimits?
  /// The names of the parameters' types.
  let typeNames: [String]
  /// Whether all parameters are in the path.
  let isDirect: Bool
  /// Whether nothing but the path and the types decides.
  let isPlain: Bool
  /// The parameters that have a list of texts.
  private let listed: [Int]
  /// The parameters that are arrays.
  private let repeated: [Int]

  init(
    _ pattern: LinkPattern, types: [LinkType], isInternal: Bool = false, isHierarchical: Bool = false,
    rest: LinkRestRule = .anyText, limits: LinkLimits? = nil
  ) {
    self.rest = rest
    self.limits = limits
    self.isInternal = isInternal
    self.isHierarchical = isHierarchical
    takesRest = pattern.endsWithRest
    keepsRest = pattern.parameters.contains { $0.place == .rest }
    typeNames = types.map(\.name)
    parameters = pattern.parameters
    fixedItems = pattern.fixedItems
    fixedFragment = pattern.fixedFragment
    isDirect = pattern.pathParameterCount == pattern.parameters.count
    listed = pattern.parameters.indices.filter { !pattern.parameters[$0].allowed.isEmpty }
    repeated = types.indices.filter { types[$0].presence == .repeated }
    isPlain = fixedItems.isEmpty && fixedFragment == nil && listed.isEmpty
  }

  /// How a link is more than the tables look at that it is mounted from.
  ///
  /// - Parameters:
  ///   - search: How far the search has come.
  ///   - text: The link, its path decoded.
  /// - Returns: What there is too much of, or `nil` if there is not.
  func excess(_ search: RadixSearch, _ text: Span<UInt8>) -> LinkFault.Kind? {
    guard let limits else { return nil }
    if search.length > limits.length { return .tooLong(limit: limits.length) }
    let path = search.parts.path
    var depth = path.isEmpty ? 0 : 1
    for position in path {
      if depth > limits.depth { return .tooDeep(limit: limits.depth, at: position) }
      if text[position] == 0x2F { depth += 1 }
    }
    return nil
  }

  /// Whether a link has what the pattern has fixed.
  ///
  /// - Parameters:
  ///   - reader: A reader of the link.
  ///   - text: The link, its path decoded.
  /// - Returns: What is missing, or `nil` if nothing is.
  func fault(_ reader: LinkReader, _ text: Span<UInt8>) -> LinkFault.Kind? {
    for index in fixedItems.indices {
      if let fault = fault(index, reader.query, text) { return fault }
    }
    if let fixedFragment {
      guard let isEqual = reader.withFragment(text, { $0.says(fixedFragment) }) else {
        return .fragment(at: nil)
      }
      guard isEqual else {
        return .fragment(at: reader.fragmentStart)
      }
    }
    for index in listed {
      var probe = reader
      probe.turn(to: index)
      let allowed = parameters[index].allowed
      let isAllowed = { (text: Span<UInt8>) in allowed.contains { text.says($0) } }
      // A parameter that is no array takes the first of several items with one key.
      let areAllowed =
        repeated.contains(index)
        ? probe.forEachText(text, isAllowed) : probe.withTextIfPresent(text, isAllowed) ?? true
      guard areAllowed else { return .list(index, at: probe.refusedPlace) }
    }
    return nil
  }

  private func fault(_ index: Int, _ query: LinkQuery, _ text: Span<UInt8>) -> LinkFault.Kind? {
    let fixed = fixedItems[index]
    var items = query
    var first: Int?
    while let item = items.next(fixed.key, in: text) {
      guard let value = fixed.value else { return nil }
      let isEqual = LinkQuery.withDecoded(text.extracting(item.value), plusIsSpace: true) { $0.says(value) }
      if isEqual { return nil }
      if first == nil { first = item.key.lowerBound }
    }
    return .item(index, at: first)
  }

  /// The reason why the text of a parameter is not a value of its type.
  func mismatch(_ index: Int, type: String? = nil) -> LinkError.Reason {
    let parameter = parameters[index]
    let type = type ?? typeNames[index]
    guard case .query(let key) = parameter.place else {
      return .mismatch(parameter: parameter.name, type: type)
    }
    return .mismatchedItem(key: key, parameter: parameter.name, type: type)
  }

  /// The reason why a parameter is missing.
  func missing(_ index: Int) -> LinkError.Reason {
    let parameter = parameters[index]
    guard case .query(let key) = parameter.place else { return .missing(parameter: parameter.name) }
    return .missingItem(key: key, parameter: parameter.name)
  }
}

/// Room for a route that a link may make.
@usableFromInline
package enum LinkSlot {
  /// Calls a closure with room for one value.
  ///
  /// - Parameter body: What adds the value and returns `true`, or returns `false`.
  /// - Returns: The value, if the closure has returned `true`.
  @inlinable @inline(__always)
  package static func filled<Value>(_ body: (inout OutputSpan<Value>) -> Bool) -> Value? {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      // A route that may be missing is copied and destroyed more than once on its way out: a match took 212 ns and not 141.
      // The pointer goes no further: the span counts what is added to it, refuses more, and releases what stays in it.
      var slot = OutputSpan(buffer: room, initializedCount: 0)
      guard body(&slot), slot.count == 1 else { return nil }
      return slot.removeLast()
    }
  }
}
