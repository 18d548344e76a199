// Stands for the standard library's functions that need Unicode's tables, or texts in UTF-16, neither of which a page has: the linker
// prefers these to those that the compiler makes. Texts are the same if their bytes are, as in JavaScript, and letters beyond ASCII
// have one case. Leave this file out and link Swift's own tables where that does not do.

/// Compares two texts by their bytes.
@_silgen_name("$es22_stringCompareInternal__9expectingSbs11_StringGutsV_ADs01_E16ComparisonResultOtF")
public func compare(_ first: String, _ second: String, isLess: Bool) -> Bool {
  first.utf8.withContiguousStorageIfAvailable { first in
    second.utf8.withContiguousStorageIfAvailable { second in
      isLess ? first.lexicographicallyPrecedes(second) : first.elementsEqual(second)
    } ?? false
  } ?? false
}

extension String {
  /// Hashes the bytes.
  @_silgen_name("$eSS4hash4intoys6HasherVz_tF")
  public func hashBytes(into hasher: inout Hasher) {
    utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// Changes the letters of ASCII.
  @_silgen_name("$eSS10lowercasedSSyF")
  public func lowercasedLetters() -> String {
    String(decoding: utf8.map { (65...90).contains($0) ? $0 | 32 : $0 }, as: UTF8.self)
  }
}

extension _StringGuts {
  /// Leaves an index as it is, since no text of a page is in UTF-16.
  @_silgen_name("$es11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF")
  public func matching(_ index: String.Index) -> String.Index { index }
}
