/// The map of a file with mutants, which leads from an error of the compiler to the mutants that it is about.
struct SchemaMap {
  struct Part {
    let range: Range<Int>
    let mutants: [Int]
  }

  struct Copy {
    let output: Int
    let source: Range<Int>
  }

  /// The text of each mutant.
  var alternatives: [Part] = []
  /// All of a place, those within others first.
  var sites: [Part] = []
  /// The parts copied from the source as they are.
  var copies: [Copy] = []

  /// The mutants that an error at an offset is about.
  ///
  /// - Parameters:
  ///   - offset: Where the error is in the text with mutants.
  ///   - mutants: All mutants of the file.
  ///   - kept: Those of them that are in the text.
  /// - Returns: The mutant in whose text it is; else those of the innermost place around it; else those of the declaration.
  func suspects(at offset: Int, among mutants: [Mutant], _ kept: [Int]) -> [Int] {
    if let part = innermost(alternatives, offset) ?? innermost(sites, offset) { return part.mutants }
    guard let copy = copies.last(where: { $0.output <= offset }) else { return [] }
    let position = min(copy.source.lowerBound + offset - copy.output, copy.source.upperBound)
    let around = kept.map { mutants[$0].declarationRange }
      .filter { $0.lowerBound <= position && position <= $0.upperBound }
    guard let declaration = around.min(by: { $0.count < $1.count }) else { return [] }
    return kept.filter { mutants[$0].declarationRange == declaration }
  }

  private func innermost(_ parts: [Part], _ offset: Int) -> Part? {
    parts.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
  }
}
