/// What some editors put before a text in UTF-8.
///
/// It says nothing, and no JSON begins with it.
package enum ByteOrderMark {
  private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Takes the mark away where a text begins with it.
  package static func remove(from text: inout [UInt8]) {
    if text.starts(with: bytes) { text.removeFirst(bytes.count) }
  }
}
