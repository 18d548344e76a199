import Foundation

/// The mutants that do not compile, remembered for the next build of the same text.
final class DroppedMutants {
  private let path: String
  private var names: Set<String>

  init(path: String) {
    self.path = path
    names = Set(
      (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [])
  }

  func contains(_ mutant: Mutant, _ source: String) -> Bool { names.contains(name(mutant, source)) }

  func add(_ mutants: [Mutant], of file: SourceFile, errors: [CompilerError]) {
    if let log = fopen(path + ".log", "a") {
      for error in errors { fputs("\(error.path):\(error.line):\(error.column) \(error.message)\n", log) }
      for mutant in mutants { fputs("   \(mutant.line) \(mutant.key)\n", log) }
      fclose(log)
    }
    for mutant in mutants { names.insert(name(mutant, file.source)) }
    try? names.sorted().joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func name(_ mutant: Mutant, _ source: String) -> String {
    "\(RandomNumbers.hash(source)) \(mutant.range) \(mutant.key)"
  }
}
