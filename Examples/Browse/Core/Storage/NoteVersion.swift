/// Which text of a note somebody has seen, so that it is noticed when there is another one.
public struct NoteVersion: Hashable, Sendable, Codable {
  private let length: Int
  private let hash: UInt64

  /// Takes a note as it is kept.
  ///
  /// - Parameter note: The text, or nil where there is none, which is the same as an empty one.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ note: String?) {
    var length = 0
    // FNV-1a: nobody chooses notes so that two of them have the same.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (note ?? "").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      length += 1
    }
    self.length = length
    self.hash = hash
  }
}
