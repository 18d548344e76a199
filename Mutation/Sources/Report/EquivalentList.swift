import Foundation

/// The mutants that cannot be seen, each with the reason.
///
/// A line is `file | declaration | change | reason`; the change may end with `#2` for the second of equal changes in the
/// declaration. Lines are known by what they say, so they hold when code moves.
struct EquivalentList {
  private var lines: [String: Int] = [:]

  init(path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      // Changes may have a bar of their own, the reason is what follows the last.
      guard let bar = line.ranges(of: " | ").last, line.ranges(of: " | ").count >= 3,
        line[bar.upperBound...].contains(where: { !$0.isWhitespace })
      else {
        throw MutationError("\(path):\(index + 1): write file | declaration | change | reason")
      }
      lines[String(line[..<bar.lowerBound])] = index + 1
    }
  }

  func contains(_ mutant: Mutant) -> Bool { lines[mutant.key] != nil }

  /// The lines that fit none of the mutants, and so can go.
  func stale(among mutants: [Mutant]) -> [Int] {
    let keys = Set(mutants.map(\.key))
    return lines.filter { !keys.contains($0.key) }.map(\.value).sorted()
  }
}
