extension String {
  /// Makes a string of bytes that are text in UTF-8, all of them.
  ///
  /// The standard library has the same from macOS 15 and iOS 18 on.
  ///
  /// - Parameter bytes: The bytes.
  package init?(strictUTF8 bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 has become other bytes.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
