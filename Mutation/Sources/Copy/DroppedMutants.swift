import Foundation

/// The mutants that do not compile, remembered for the next build of the same text.
final class DroppedMutants {
  private let path: String
  private var names: Set<String>

  init(path: String) {
    self.path = path
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    names = Set(text?.split(separator: "\n").map(String.init) ?? [])
  }

  func contains(_ mutant: Mutant, _ source: String) -> Bool { names.contains(name(mutant, source)) }

  func add(_ mutants: [Mutant], _ source: String) {
    for mutant in mutants { names.insert(name(mutant, source)) }
    try? names.sorted().joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func name(_ mutant: Mutant, _ source: String) -> String {
    "\(RandomNumbers.hash(source)) \(mutant.range) \(mutant.form)"
  }
}
