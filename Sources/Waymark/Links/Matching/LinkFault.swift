/// Why the first link whose path fits did not take a text.
enum LinkFault {
  /// Something that its pattern has fixed is not there.
  case fixed(LinkError.Reason)
  /// A parameter, which starts somewhere in the decoded path if it is in the path at all, or the condition.
  case parameter(link: Int, index: Int, start: Int?)
}

extension LinkReader {
  /// Where the next parameter's text starts in the decoded path.
  var nextStart: Int? { index < shape.directCount ? Int(text.pointee.captures[index].start) : nil }
}

extension LinkIndex {
  /// Says why no link took a text, and where.
  func explain(_ fault: LinkFault?, _ furthest: Int, _ text: LinkText) -> LinkError {
    let (path, bytes, parts) = (text.path, text.bytes, text.parts)
    if let flaw = PathCheck.firstFlaw(in: path, maximumDepth: limits.depth) {
      return LinkError(flaw.reason(limits), at: position(of: flaw.offset, parts, bytes))
    }
    let query = parts.queryStart < 0 ? parts.pathEnd : parts.queryStart
    switch fault {
    case .fixed(let reason):
      return LinkError(reason, at: query)
    case .parameter(let link, let index, let start):
      let shape = shapes[link]
      guard index < shape.parameters.count else {
        return LinkError(.refusedByCondition, at: parts.pathStart)
      }
      let parameter = shape.parameters[index]
      let offset = start.map { position(of: $0, parts, bytes) } ?? query
      if case .query(let key) = parameter.place, !hasItem(key, bytes, parts) {
        return LinkError(.missing(parameter: parameter.name), at: offset)
      }
      if parameter.place == .fragment, parts.fragmentStart < 0 {
        return LinkError(.missing(parameter: parameter.name), at: bytes.count)
      }
      return LinkError(.mismatch(parameter: parameter.name, type: shape.typeNames[index]), at: offset)
    case nil:
      let end = min(furthest, path.count)
      var segment = end
      if end < path.count {
        segment = path[end] == 0x2F ? end + 1 : path[..<end].lastIndex(of: 0x2F).map { $0 + 1 } ?? 0
      }
      return LinkError(.noMatch, at: position(of: segment, parts, bytes))
    }
  }

  private func hasItem(_ key: String, _ bytes: UnsafeBufferPointer<UInt8>, _ parts: LinkParts) -> Bool {
    var items = LinkQuery(bytes, parts)
    while let item = items.next() { if items.hasKey(key, item) { return true } }
    return false
  }

  /// Where a position of the decoded path is in the text.
  func position(of offset: Int, _ parts: LinkParts, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard parts.hasEncodedPath else { return parts.pathStart + offset }
    var position = parts.pathStart
    for _ in 0..<offset where position < parts.pathEnd { position += bytes[position] == 0x25 ? 3 : 1 }
    return position
  }
}
