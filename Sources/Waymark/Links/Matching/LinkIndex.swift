/// Finds the link that takes a text, whatever the routes are.
@usableFromInline
final class LinkIndex: Sendable {
  let tree: RadixTree
  let shapes: [LinkShape]
  let origins: LinkOrigins
  let limits: LinkLimits
  /// Whether a path that fits a pattern may have more segments than the limit.
  let checksDepthFirst: Bool

  init(
    tree: RadixTree, shapes: [LinkShape], origins: LinkOrigins, limits: LinkLimits, checksDepthFirst: Bool
  ) {
    self.tree = tree
    self.shapes = shapes
    self.origins = origins
    self.limits = limits
    self.checksDepthFirst = checksDepthFirst
  }

  /// Finds the link that takes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - source: Who opens it.
  ///   - take: Whether a link takes the texts of its parameters, given its number.
  /// - Returns: What is wrong with the text, or `nil` if a link took it.
  @usableFromInline
  func search(
    _ bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource, _ take: (Int, inout LinkReader) -> Bool
  ) -> LinkError? {
    var scanner = LinkScanner(bytes, origins: origins, limits: limits)
    if let flaw = scanner.scan() { return LinkError(flaw.reason(limits), at: flaw.offset) }
    return withPath(bytes, scanner.parts) { search($0, bytes, scanner.parts, source, take) }
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
    _ source: LinkSource, _ take: (Int, inout LinkReader) -> Bool
  ) -> LinkError? {
    if checksDepthFirst, let flaw = PathCheck.firstFlaw(in: path, maximumDepth: limits.depth) {
      return LinkError(flaw.reason(limits), at: position(of: flaw.offset, parts, bytes))
    }
    return withUnsafeTemporaryAllocation(of: LinkCapture.self, capacity: RadixTree.maximumCaptures + 1) {
      room -> LinkError? in
      guard let captures = room.baseAddress else { return nil }
      var fault: LinkFault?
      var isRefused = false
      let outcome = tree.match(path, captures: captures, maximumDepth: limits.depth) { link in
        let shape = shapes[link]
        var reader = LinkReader(shape: shape, path: path, captures: captures, bytes: bytes, parts: parts)
        if !shape.isPlain, let reason = shape.fault(reader) {
          if fault == nil { fault = .fixed(reason) }
          return false
        }
        guard take(link, &reader) else {
          if fault == nil { fault = .parameter(link: link, index: reader.index, start: reader.nextStart) }
          return false
        }
        isRefused = source == .outside && shape.isInternal
        return true
      }
      switch outcome {
      case .accepted:
        return isRefused ? LinkError(.internalLink, at: parts.pathStart) : nil
      case .refused(let flaw):
        return LinkError(flaw.reason(limits), at: position(of: flaw.offset, parts, bytes))
      case .nothing(let furthest):
        return explain(fault, furthest, path, bytes, parts)
      }
    }
  }
}
