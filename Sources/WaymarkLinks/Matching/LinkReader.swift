/// The reader that the parameters of a link are read from, one after the other.
///
/// Only the types of parameters use it, while a link is being matched.
public struct LinkReader: Sendable {
  let parts: LinkParts

  /// Where the parameters in the path are.
  @usableFromInline var captures = LinkCaptures()

  /// The link's shape, unless all its parameters can be read as they stand in the path.
  private var shape: LinkShape?

  /// How many parameters can be read as they stand in the path.
  @usableFromInline private(set) var directCount = 0

  /// The parameter that is read next.
  @usableFromInline private(set) var index = 0

  /// Where the text begins that has been looked at last: the query item, the fragment or the segment.
  private var place: Int?

  init(_ parts: LinkParts) {
    self.parts = parts
  }

  /// Begins with the first parameter of a link.
  ///
  /// - Parameters:
  ///   - directCount: How many parameters can be read as they stand in the path.
  ///   - shape: The link's shape, unless those are all.
  mutating func begin(directCount: Int, _ shape: LinkShape?) {
    self.directCount = directCount
    // Most links have none, and then no reference has to be counted.
    if shape != nil || self.shape != nil { self.shape = shape }
    index = 0
    place = nil
  }

  /// Looks at a parameter, to be read next.
  mutating func turn(to index: Int) {
    self.index = index
    place = nil
  }

  /// Whether the next parameter can be read as it stands in the path.
  @inlinable var isDirect: Bool { index < directCount }

  /// Where the next parameter is, if it is in the path.
  @inlinable var capture: Range<Int> { captures[index] }

  /// Goes on to the parameter behind the one that has been read.
  @inlinable
  mutating func advance() { index &+= 1 }

  /// Where the text begins that has been refused, or `nil` if there is none.
  var refusedPlace: Int? { isDirect ? capture.lowerBound : place }

  /// Calls a closure with the text of the next parameter, or its default.
  ///
  /// - Parameters:
  ///   - text: The link, its path decoded.
  ///   - body: What makes a value of it.
  /// - Returns: The value, or `nil` if there is none.
  @usableFromInline
  mutating func withText<Value>(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Value?) -> Value? {
    if let found = withTextIfPresent(text, body) { return found }
    guard let shape, index < shape.parameters.count, let text = shape.parameters[index].defaultText else {
      return nil
    }
    // The span of an `Array` needs a later runtime than the span of a `ContiguousArray`.
    let bytes = ContiguousArray(text.utf8)
    return body(bytes.span)
  }

  /// Calls a closure with the text of the next parameter, if the link has it.
  ///
  /// - Parameters:
  ///   - text: The link, its path decoded.
  ///   - body: What makes a value of it.
  /// - Returns: The value, or `nil` if the link does not have the parameter.
  @usableFromInline
  mutating func withTextIfPresent<Value>(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Value) -> Value? {
    guard let shape, index < shape.parameters.count else {
      return isDirect ? body(text.extracting(capture)) : nil
    }
    place = nil
    switch shape.parameters[index].place {
    case .path, .rest:
      place = capture.lowerBound
      return Self.withPathText(text.extracting(capture), body)
    case .query(let key):
      var items = LinkQuery(parts)
      guard let item = items.next(key, in: text) else { return nil }
      place = item.key.lowerBound
      return LinkQuery.withDecoded(text.extracting(item.value), plusIsSpace: true, body)
    case .fragment:
      if parts.hasFragment { place = parts.fragmentStart }
      return withFragment(text, body)
    }
  }

  /// Calls a closure with every text of the next parameter: its query items, or the segments of the rest.
  ///
  /// - Parameters:
  ///   - text: The link, its path decoded.
  ///   - body: What makes a value of a text; `false` ends it.
  /// - Returns: Whether every call returned `true`.
  mutating func forEachText(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Bool) -> Bool {
    let place = shape.map { index < $0.parameters.count ? $0.parameters[index].place : nil } ?? .rest
    switch place {
    case .query(let key):
      var items = LinkQuery(parts)
      while let item = items.next(key, in: text) {
        self.place = item.key.lowerBound
        guard LinkQuery.withDecoded(text.extracting(item.value), plusIsSpace: true, body) else {
          return false
        }
      }
      self.place = nil
      return true
    case .rest:
      return forEachSegment(text, body)
    case .path, .fragment:
      return withTextIfPresent(text, body) ?? true
    case nil:
      return false
    }
  }

  private mutating func forEachSegment(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Bool) -> Bool {
    let rest = capture
    var position = rest.lowerBound
    while position < rest.upperBound {
      var stop = position
      while stop < rest.upperBound, text[stop] != 0x2F { stop += 1 }
      place = position
      guard Self.withPathText(text.extracting(position..<stop), body) else { return false }
      position = stop + 1
    }
    return true
  }

  /// Gives encoded slashes, which are kept apart in the path, back their meaning.
  private static func withPathText<Value>(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Value) -> Value {
    guard text.contains(PercentEncoding.encodedSlash) else { return body(text) }
    return LinkScratch.withBytes(text.count) { room in
      for index in text.indices {
        room.append(text[index] == PercentEncoding.encodedSlash ? 0x2F : text[index])
      }
      return body(room.span)
    }
  }
}

extension LinkReader {
  var query: LinkQuery { LinkQuery(parts) }

  var fragmentStart: Int { parts.fragmentStart }

  /// Calls a closure with the decoded fragment, if there is one.
  func withFragment<Value>(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Value) -> Value? {
    guard parts.hasFragment else { return nil }
    let fragment = text.extracting(parts.fragmentStart..<parts.fragmentEnd)
    return LinkQuery.withDecoded(fragment, plusIsSpace: false, body)
  }
}

/// Room for bytes that are needed for a moment, on the stack unless there are many.
enum LinkScratch {
  /// Calls a closure with room for bytes.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes there is room for.
  ///   - body: What writes and reads them.
  /// - Returns: What the closure returns.
  // Inlined, what the closure has from around it would be counted.
  @inline(never)
  static func withBytes<Value>(_ capacity: Int, _ body: (inout OutputSpan<UInt8>) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
      // An array would be allocated in every match of what is encoded. The pointer goes no further: what is written and read is
      // bounds-checked, and bytes have nothing to be released.
      var output = OutputSpan(buffer: room, initializedCount: 0)
      return body(&output)
    }
  }
}
