/// Where the text of a parameter is in a path.
@usableFromInline
struct LinkCapture: Sendable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
}
