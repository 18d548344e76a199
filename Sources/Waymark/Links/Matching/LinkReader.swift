/// What the parameters of a link are read from, one after the other.
///
/// Only types of parameters see it, while a link is being matched.
public struct LinkReader {
  @usableFromInline let text: UnsafePointer<LinkText>

  // The storage of the table outlives every match.
  unowned(unsafe) let shape: LinkShape

  /// How many parameters can be read as they stand in the path.
  @usableFromInline let directCount: Int

  /// The parameter that is read next.
  @usableFromInline var index = 0

  init(_ facts: UnsafePointer<LinkFacts>, _ text: UnsafePointer<LinkText>) {
    shape = facts.pointee.shape
    self.text = text
    directCount = text.pointee.parts.hasEncodedPath ? 0 : Int(facts.pointee.directCount)
  }

  var bytes: UnsafeBufferPointer<UInt8> { text.pointee.bytes }

  var parts: LinkParts { text.pointee.parts }

  /// The text of a parameter that stands in the path as it is.
  @inlinable var directText: UnsafeBufferPointer<UInt8> {
    let capture = text.pointee.captures[index]
    let start = Int(truncatingIfNeeded: capture.start)
    return UnsafeBufferPointer(
      start: text.pointee.path.baseAddress.map { $0 + start },
      count: Int(truncatingIfNeeded: capture.end) &- start)
  }

  /// Calls a closure with the text of the next parameter, or its default.
  ///
  /// - Parameter body: What makes a value of it.
  /// - Returns: The value, or `nil` if there is none.
  @usableFromInline
  func withText<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
    if let found = withTextIfPresent(body) { return found }
    guard index < shape.parameters.count, let text = shape.parameters[index].defaultText else { return nil }
    var copy = text
    return copy.withUTF8(body)
  }

  /// Calls a closure with the text of the next parameter, if the link has it.
  ///
  /// - Parameter body: What makes a value of it.
  /// - Returns: The value, or `nil` if the link does not have the parameter.
  @usableFromInline
  func withTextIfPresent<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value? {
    guard index < shape.parameters.count else { return nil }
    switch shape.parameters[index].place {
    case .path:
      return withPathText(captured(index), body)
    case .rest:
      let rest = captured(index)
      return withPathText(rest, body)
    case .query(let key):
      var items = LinkQuery(bytes, parts)
      while let item = items.next() {
        if items.hasKey(key, item) { return items.withDecoded(item.value, body) }
      }
      return nil
    case .fragment:
      guard parts.fragmentStart >= 0 else { return nil }
      let fragment = UnsafeBufferPointer(rebasing: bytes[parts.fragmentStart..<parts.fragmentEnd])
      return LinkQuery.withDecoded(fragment, plusIsSpace: false, body)
    }
  }

  /// Calls a closure with every text of the next parameter: its query items, or the segments of the rest.
  ///
  /// - Parameter body: What makes a value of a text; `false` ends it.
  /// - Returns: Whether every call returned `true`.
  func forEachText(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    guard index < shape.parameters.count else { return false }
    switch shape.parameters[index].place {
    case .query(let key):
      var items = LinkQuery(bytes, parts)
      while let item = items.next() {
        if items.hasKey(key, item), !items.withDecoded(item.value, body) { return false }
      }
      return true
    case .rest:
      let rest = captured(index)
      guard !rest.isEmpty else { return true }
      return rest.split(separator: 0x2F).allSatisfy { segment in
        withPathText(UnsafeBufferPointer(rebasing: segment), body)
      }
    case .path, .fragment:
      return withTextIfPresent(body) ?? true
    }
  }

  private func captured(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let capture = text.pointee.captures[index]
    return UnsafeBufferPointer(rebasing: text.pointee.path[Int(capture.start)..<Int(capture.end)])
  }

  /// Gives encoded slashes, which are kept apart in the path, back their meaning.
  private func withPathText<Value>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    guard parts.hasEncodedPath, text.contains(PercentEncoding.encodedSlash) else { return body(text) }
    return text.map { $0 == PercentEncoding.encodedSlash ? 0x2F : $0 }.withUnsafeBufferPointer(body)
  }
}
