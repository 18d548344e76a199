/// Finds the link that takes a text, whatever the routes are.
@usableFromInline
final class LinkIndex: @unchecked Sendable {
  let tree: RadixTree
  let shapes: [LinkShape]
  // An array would be retained and released in every match.
  private let facts: UnsafePointer<LinkFacts>
  let origins: LinkOrigins
  let limits: LinkLimits
  /// Whether a path that fits a pattern may have more segments than the limit.
  let checksDepthFirst: Bool

  init(
    tree: RadixTree, shapes: [LinkShape], origins: LinkOrigins, limits: LinkLimits, checksDepthFirst: Bool
  ) {
    self.tree = tree
    self.shapes = shapes
    let room = UnsafeMutablePointer<LinkFacts>.allocate(capacity: max(1, shapes.count))
    for (index, shape) in shapes.enumerated() { (room + index).initialize(to: LinkFacts(shape)) }
    facts = UnsafePointer(room)
    self.origins = origins
    self.limits = limits
    self.checksDepthFirst = checksDepthFirst
  }

  deinit { facts.deallocate() }

  /// Finds the link that takes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - source: Who opens it.
  ///   - error: What is wrong with the text, if no link took it.
  ///   - take: Whether a link takes the texts of its parameters, given its number.
  /// - Returns: Whether a link took it.
  @usableFromInline
  func search(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource, _ error: inout LinkError?,
    _ take: (Int, inout LinkReader) -> Bool
  ) -> Bool {
    var scanner = LinkScanner(bytes, limits: limits)
    if let flaw = scanner.scan(for: self) {
      error = LinkError(flaw.reason(limits), at: flaw.offset)
      return false
    }
    let parts = scanner.parts
    guard parts.hasEncodedPath else {
      let path = UnsafeBufferPointer(rebasing: bytes[parts.pathStart..<parts.pathEnd])
      return search(path, bytes, parts, source, &error, take)
    }
    return withPath(bytes, parts) { search($0, bytes, parts, source, &error, take) }
  }

  /// Calls a closure with the decoded path.
  func withPath<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ parts: LinkParts, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    let path = UnsafeBufferPointer(rebasing: bytes[parts.pathStart..<parts.pathEnd])
    guard parts.hasEncodedPath else { return body(path) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: path.count) { room in
      let count = PercentEncoding.decode(path, into: room, plusIsSpace: false, keepsSlashes: true)
      return body(UnsafeBufferPointer(rebasing: room[..<count]))
    }
  }

  /// Finds the link that takes a decoded path.
  func search(
    _ path: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ parts: LinkParts,
    _ source: LinkSource, _ error: inout LinkError?, _ take: (Int, inout LinkReader) -> Bool
  ) -> Bool {
    if checksDepthFirst, let flaw = PathCheck.firstFlaw(in: path, maximumDepth: limits.depth) {
      error = LinkError(flaw.reason(limits), at: position(of: flaw.offset, parts, bytes))
      return false
    }
    return withUnsafeTemporaryAllocation(of: LinkCapture.self, capacity: RadixTree.maximumCaptures + 1) {
      room in
      guard let captures = room.baseAddress else { return false }
      let text = LinkText(path: path, captures: captures, bytes: bytes, parts: parts)
      return withUnsafePointer(to: text) { search($0, captures, source, &error, take) }
    }
  }

  private func search(
    _ text: UnsafePointer<LinkText>, _ captures: UnsafeMutablePointer<LinkCapture>, _ source: LinkSource,
    _ error: inout LinkError?, _ take: (Int, inout LinkReader) -> Bool
  ) -> Bool {
    let facts = facts
    var fault: LinkFault?
    var isRefused = false
    let outcome = tree.match(text.pointee.path, captures: captures, maximumDepth: limits.depth) { link in
      let facts = facts + link
      var reader = LinkReader(facts, text)
      if !facts.pointee.isPlain, let reason = facts.pointee.shape.fault(reader) {
        if fault == nil { fault = .fixed(reason) }
        return false
      }
      guard take(link, &reader) else {
        if fault == nil { fault = .parameter(link: link, index: reader.index, start: reader.nextStart) }
        return false
      }
      isRefused = source == .outside && facts.pointee.isInternal
      return true
    }
    switch outcome {
    case .accepted:
      guard isRefused else { return true }
      error = LinkError(.internalLink, at: text.pointee.parts.pathStart)
    case .refused(let flaw):
      let offset = position(of: flaw.offset, text.pointee.parts, text.pointee.bytes)
      error = LinkError(flaw.reason(limits), at: offset)
    case .nothing(let furthest):
      error = explain(fault, furthest, text.pointee)
    }
    return false
  }
}
