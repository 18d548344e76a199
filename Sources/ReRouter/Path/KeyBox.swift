/// A part of a path whose type is not known, boxed once, so that paths that share it compare by reference.
@usableFromInline
final class KeyBox {
  @usableFromInline let key: any PathIdentifier

  @inlinable
  init(_ key: any PathIdentifier) {
    self.key = key
  }

  @inlinable
  func isSame(as other: KeyBox) -> Bool { self === other || key.isEqual(to: other.key) }
}
