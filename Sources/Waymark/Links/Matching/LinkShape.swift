/// What matching has to know about one link beside its path.
@usableFromInline
final class LinkShape: Sendable {
  let parameters: [LinkPattern.Parameter]
  let fixedItems: [LinkPattern.FixedItem]
  let fixedFragment: String?
  /// The number of parameters at the beginning that are one segment each, or the rest as one text.
  let directCount: Int
  /// Whether it may be opened from inside the app only.
  let isInternal: Bool
  /// Whether shorter paths are its ancestors.
  let isHierarchical: Bool
  /// Whether it takes whatever is left of a path.
  let takesRest: Bool
  /// The names of the parameters' types.
  let typeNames: [String]
  /// Whether nothing but the path and the types decides.
  let isPlain: Bool
  /// The parameters that have a list of texts.
  private let listed: [Int]

  init(
    _ pattern: LinkPattern, types: [LinkType], isInternal: Bool = false, isHierarchical: Bool = false
  ) {
    self.isInternal = isInternal
    self.isHierarchical = isHierarchical
    takesRest = pattern.endsWithRest
    typeNames = types.map(\.name)
    parameters = pattern.parameters
    fixedItems = pattern.fixedItems
    fixedFragment = pattern.fixedFragment
    directCount = pattern.pathParameterCount
    listed = pattern.parameters.indices.filter { !pattern.parameters[$0].allowed.isEmpty }
    isPlain = fixedItems.isEmpty && fixedFragment == nil && listed.isEmpty
  }

  /// Whether a link has what the pattern has fixed.
  ///
  /// - Parameter reader: A reader at the first parameter, which it stays at.
  /// - Returns: What is missing, or `nil` if nothing is.
  func fault(_ reader: LinkReader) -> LinkError.Reason? {
    for item in fixedItems where !hasItem(item, reader) { return .missing(parameter: item.key) }
    if let fixedFragment {
      let found = reader.fragment
      guard found == fixedFragment else { return .missing(parameter: "#\(fixedFragment)") }
    }
    for index in listed {
      var probe = reader
      probe.index = index
      let allowed = parameters[index].allowed
      let areAllowed = probe.forEachText { text in allowed.contains { text.elementsEqual($0.utf8) } }
      guard areAllowed else {
        return .mismatch(parameter: parameters[index].name, type: allowed.joined(separator: "|"))
      }
    }
    return nil
  }

  private func hasItem(_ fixed: LinkPattern.FixedItem, _ reader: LinkReader) -> Bool {
    var items = LinkQuery(reader.bytes, reader.parts)
    while let item = items.next() {
      guard items.hasKey(fixed.key, item) else { continue }
      guard let value = fixed.value else { return true }
      if items.withDecoded(item.value, { $0.elementsEqual(value.utf8) }) { return true }
    }
    return false
  }
}

/// What matching looks at for every link, without counting references.
struct LinkFacts: Sendable {
  // The index keeps the shapes alive.
  unowned(unsafe) let shape: LinkShape
  let directCount: Int32
  let isPlain: Bool
  let isInternal: Bool

  init(_ shape: LinkShape) {
    self.shape = shape
    directCount = Int32(shape.directCount)
    isPlain = shape.isPlain
    isInternal = shape.isInternal
  }
}

extension LinkReader {
  /// The decoded fragment, if there is one.
  var fragment: String? {
    guard parts.fragmentStart >= 0 else { return nil }
    let text = UnsafeBufferPointer(rebasing: bytes[parts.fragmentStart..<parts.fragmentEnd])
    return LinkQuery.withDecoded(text, plusIsSpace: false) { String(decoding: $0, as: UTF8.self) }
  }
}
