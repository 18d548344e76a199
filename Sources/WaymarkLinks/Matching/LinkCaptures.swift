/// Where the parameters in a path are.
///
/// Vectors have room for a fixed number in themselves, without a pointer, and check every index.
@usableFromInline
struct LinkCaptures: Sendable {
  // Links are no longer than Int32.max: see LinkLimits. The last capture is a rest that no route keeps.
  @usableFromInline var starts = SIMD32<UInt32>()
  @usableFromInline var ends = SIMD32<UInt32>()

  @inlinable
  init() {}

  /// Where a parameter is.
  @inlinable
  subscript(index: Int) -> Range<Int> {
    let start = Int(truncatingIfNeeded: starts[index])
    let end = Int(truncatingIfNeeded: ends[index])
    return start..<end
  }

  mutating func set(_ index: Int, _ start: Int, _ end: Int) {
    starts[index] = UInt32(truncatingIfNeeded: start)
    ends[index] = UInt32(truncatingIfNeeded: end)
  }
}
