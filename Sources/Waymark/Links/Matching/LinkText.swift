/// A text that is being matched, and what is known about it.
@usableFromInline
struct LinkText {
  /// The path, decoded.
  @usableFromInline let path: UnsafeBufferPointer<UInt8>
  /// Where the texts of parameters are in the path.
  @usableFromInline let captures: UnsafePointer<LinkCapture>
  let bytes: UnsafeBufferPointer<UInt8>
  let parts: LinkParts

  init(
    path: UnsafeBufferPointer<UInt8>, captures: UnsafeMutablePointer<LinkCapture>,
    bytes: UnsafeBufferPointer<UInt8>, parts: LinkParts
  ) {
    self.path = path
    self.captures = UnsafePointer(captures)
    self.bytes = bytes
    self.parts = parts
  }
}
