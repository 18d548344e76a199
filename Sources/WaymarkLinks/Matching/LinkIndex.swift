/// Finds the link that takes a text, whatever the routes are.
@usableFromInline
final class LinkIndex: Sendable {
  /// Whether a link takes the texts of its parameters: its number, what reads them, and the text with its path decoded.
  @usableFromInline
  typealias Take = (Int, inout LinkReader, Span<UInt8>) -> Bool

  let nodes: [RadixTree.Node]
  let ends: [RadixTree.Ends]
  let shapes: [LinkShape]
  /// The facts that matching looks at, in the order of the tree.
  let facts: [LinkFacts]
  let origins: LinkOrigins
  let limits: LinkLimits
  let rest: LinkRestRule
  /// Whether a path that fits a pattern may have more segments than the limit.
  private let checksDepthFirst: Bool

  init(tree: RadixTree, shapes: [LinkShape], origins: LinkOrigins, limits: LinkLimits, rest: LinkRestRule) {
    let facts = tree.links.map { LinkFacts($0, shapes[Int($0)], limits, rest) }
    nodes = zip(tree.nodes, tree.ends).map { node, ends in
      var node = node
      if ends.areOne { node.onlyLink = facts[Int(ends.start)] }
      return node
    }
    ends = tree.ends
    self.shapes = shapes
    self.facts = facts
    self.origins = origins
    self.limits = limits
    self.rest = rest
    checksDepthFirst = tree.depth > limits.depth
  }

  /// Finds the link that takes a text.
  ///
  /// - Parameters:
  ///   - link: The text.
  ///   - source: Who opens it.
  ///   - error: What is wrong with the text, if no link took it.
  ///   - take: Whether a link takes the texts of its parameters.
  /// - Returns: Whether a link took it.
  @usableFromInline
  func search(
    _ link: Span<UInt8>, _ source: LinkSource, _ error: inout LinkError?, _ take: Take
  ) -> Bool {
    var scanner = LinkScanner(limits: limits)
    if let flaw = scanner.scan(link, origins) {
      error = LinkError(flaw.reason(limits), at: flaw.offset)
      return false
    }
    let parts = scanner.parts
    guard parts.hasEncodedPath else {
      return search(link, parts, parts, link, source, &error, take)
    }
    return Self.withDecodedPath(link, parts) {
      search($0, $1, parts, link, source, &error, take)
    }
  }

  /// Calls a closure with a link whose path has been decoded, and its parts.
  static func withDecodedPath<Value>(
    _ link: Span<UInt8>, _ parts: LinkParts, _ body: (Span<UInt8>, LinkParts) -> Value
  ) -> Value {
    LinkScratch.withBytes(link.count - parts.pathStart) { room in
      let path = link.extracting(parts.pathStart..<parts.pathEnd)
      PercentEncoding.decode(path, into: &room, plusIsSpace: false, keepsSlashes: true)
      let count = room.count
      for index in parts.pathEnd..<link.count { room.append(link[index]) }
      return body(room.span, parts.shortened(pathCount: count, suffixStart: parts.pathEnd))
    }
  }

  /// Finds the link that takes a text whose path is decoded.
  func search(
    _ text: Span<UInt8>, _ parts: LinkParts, _ original: LinkParts, _ link: Span<UInt8>, _ source: LinkSource,
    _ error: inout LinkError?, _ take: Take
  ) -> Bool {
    if checksDepthFirst, let flaw = PathCheck.firstFlaw(in: text, parts.path, maximumDepth: limits.depth) {
      let offset = LinkText(parts: parts, original: original).position(of: flaw.offset, in: link)
      error = LinkError(flaw.reason(limits), at: offset)
      return false
    }
    var search = RadixSearch(parts, source, length: link.count)
    if match(text, &search, take) { return true }
    let places = LinkText(parts: parts, original: original)
    error = explain(search.flaw, search.fault, search.furthest, text, places, in: link)
    return false
  }

  // Not inlined, so that no reference is kept and counted while a link is offered.
  @inline(never)
  private func shape(_ link: Int) -> LinkShape { shapes[link] }

  /// Whether a link takes a text whose path fits it.
  ///
  /// - Parameters:
  ///   - facts: What there is to know of the link.
  ///   - pathCount: How many parameters its path has.
  ///   - text: A link, its path decoded.
  ///   - search: What comes of the search.
  ///   - take: Whether a link takes the texts of its parameters.
  /// - Returns: Whether it takes it.
  // Kept out of the search, which needs all registers.
  @inline(never)
  func answer(
    _ facts: LinkFacts, _ pathCount: Int, _ text: Span<UInt8>, _ search: inout RadixSearch, _ take: Take
  ) -> Bool {
    let link = facts.link
    let isEncoded = search.parts.hasEncodedPath
    if facts.isLimited, let found = shape(link).excess(search, text) {
      if search.fault == nil { search.fault = LinkFault(link: link, found) }
      return false
    }
    if facts.checksRest {
      let rest = search.reader.captures[pathCount - 1]
      search.flaw =
        isEncoded ? RestCheck.firstFlaw(in: text, rest) : RestCheck.firstDrive(in: text, rest)
      guard search.flaw == nil else { return false }
    }
    search.reader.begin(
      directCount: isEncoded ? 0 : pathCount, facts.isDirect && !isEncoded ? nil : shape(link))
    if !facts.isPlain, let found = shape(link).fault(search.reader, text) {
      if search.fault == nil { search.fault = LinkFault(link: link, found) }
      return false
    }
    guard take(link, &search.reader, text) else {
      if search.fault == nil {
        search.fault = LinkFault(link: link, .parameter(search.reader.index, at: search.reader.refusedPlace))
      }
      return false
    }
    guard search.source == .outside, facts.isInternal else { return true }
    search.flaw = LinkFlaw(.internalLink, at: search.parts.pathStart)
    return false
  }

  /// Says why no link took a text, and where.
  private func explain(
    _ flaw: LinkFlaw?, _ fault: LinkFault?, _ furthest: Int, _ text: Span<UInt8>, _ places: LinkText,
    in link: Span<UInt8>
  ) -> LinkError {
    let path = places.parts.path
    let flaw = flaw ?? PathCheck.firstFlaw(in: text, path, maximumDepth: limits.depth)
    if let flaw { return LinkError(flaw.reason(limits), at: places.position(of: flaw.offset, in: link)) }
    if let fault { return fault.error(shapes[fault.link], places, in: link) }
    var segment = min(furthest, path.upperBound)
    if segment < path.upperBound {
      if text[segment] == 0x2F {
        segment += 1
      } else {
        while segment > path.lowerBound, text[segment - 1] != 0x2F { segment -= 1 }
      }
    }
    return LinkError(.noMatch, at: places.position(of: segment, in: link))
  }
}
