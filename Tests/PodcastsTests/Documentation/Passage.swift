import Foundation

/// A few lines of the example, which lines-of-code.md quotes.
///
/// They go from behind `// MARK: NAME` to an empty line, or to a bracket that closes what was opened before. Comments are left out.
struct Passage: Hashable {
  let name: String
  /// The file, from the folder of the example.
  let file: String
  /// The lines, without the indentation of the first.
  let lines: [String]

  /// The passages of a file, in order.
  static func all(in text: String, of file: String) -> [Passage] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { index in
      let mark = lines[index].drop { $0 == " " }
      guard mark.hasPrefix("// MARK: ") else { return nil }
      let indentation = lines[index].count - mark.count
      var depth = 0
      let passage = lines[(index + 1)...].prefix { line in
        for character in line {
          if "({[".contains(character) { depth += 1 }
          if ")}]".contains(character) { depth -= 1 }
          if depth < 0 { return false }
        }
        return !line.isEmpty
      }
      return Passage(
        name: String(mark.dropFirst(9)), file: file,
        lines: passage.map { String($0.dropFirst(indentation)) }.filter { !$0.hasPrefix("//") })
    }
  }

  /// The passages of the whole example, by the order of their files' names.
  static let ofExample: [Passage] = {
    let folder = root.appendingPathComponent("Examples/Podcasts")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return all(in: text ?? "", of: file)
    }
  }()

  /// The package's folder.
  static let root: URL = {
    // The folder of the tests may be a link.
    var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()
}
