/// What stands where in a file with mutants, so that the compiler's errors find those that they are about.
struct SchemaMap {
  struct Part {
    let range: Range<Int>
    let mutants: [Int]
  }

  struct Copy {
    let output: Int
    let source: Range<Int>
  }

  /// What stands in for something.
  var alternatives: [Part] = []
  /// All of a place, those within others first.
  var sites: [Part] = []
  /// What was taken over as it is.
  var copies: [Copy] = []

  /// The mutants that an error at an offset is most likely about.
  ///
  /// - Parameters:
  ///   - offset: Where the error is in the text.
  ///   - text: The text with mutants.
  ///   - mutants: All mutants of the file.
  ///   - kept: Those of them that are in the text.
  /// - Returns: The mutant in whose text it is; else those of the statement that it comes right after, where a value is
  ///   missed; else those of the innermost place around it; else those of its line; else those of the declaration, a kind at
  ///   a time.
  func suspects(at offset: Int, in text: [UInt8], among mutants: [Mutant], _ kept: [Int]) -> [Int] {
    if let part = innermost(alternatives, offset) { return part.mutants }
    if let part = statement(before: offset, in: text, mutants) { return part.mutants }
    if let part = innermost(sites, offset) { return part.mutants }
    let line = line(around: offset, in: text)
    let beside = sites.filter { $0.range.overlaps(line) }.flatMap(\.mutants)
    if !beside.isEmpty { return beside }
    guard let copy = copies.last(where: { $0.output <= offset }) else { return [] }
    let position = min(copy.source.lowerBound + offset - copy.output, copy.source.upperBound)
    let around = kept.map { mutants[$0].declarationRange }
      .filter { $0.lowerBound <= position && position <= $0.upperBound }
    guard let declaration = around.min(by: { $0.count < $1.count }) else { return [] }
    let inside = kept.filter { mutants[$0].declarationRange == declaration }
    // What leaves something out is more often wrong than what leaves early, and that more often than another expression.
    for kind in [SchemaSite.Kind.statement, .insertion] {
      let those = inside.filter { SchemaSite.Kind(mutants[$0].form) == kind }
      if !those.isEmpty { return those }
    }
    return inside
  }

  private func innermost(_ parts: [Part], _ offset: Int) -> Part? {
    parts.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
  }

  private func line(around offset: Int, in text: [UInt8]) -> Range<Int> {
    let offset = min(offset, text.count)
    let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return start..<(text[offset...].firstIndex(of: 0x0A) ?? text.count)
  }

  /// The statement that may be left out and is the last of a body that ends at an offset.
  private func statement(before offset: Int, in text: [UInt8], _ mutants: [Mutant]) -> Part? {
    guard offset < text.count, text[offset] == UInt8(ascii: "}") else { return nil }
    var end = offset
    while end > 0, [0x20, 0x0A].contains(text[end - 1]) { end -= 1 }
    return sites.filter { part in
      guard part.range.upperBound == end, let first = part.mutants.first else { return false }
      return SchemaSite.Kind(mutants[first].form) == .statement
    }.max { $0.range.count < $1.range.count }
  }
}
