import Foundation

/// Tries the tool on apps as they were: a folder `NAME` in the folder of samples has `Before` and `After`, and `Undecided.txt`.
struct Samples {
  let folder: String

  /// Runs.
  ///
  /// - Returns: Whether every sample became what it should, and stays that when it is rewritten once more.
  func run() throws(Options.Failure) -> Bool {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
    var problems: [String] = []
    if names.isEmpty { problems.append("\(folder): no samples") }
    for name in names { problems += try problemsOf("\(folder)/\(name)") }
    for problem in problems { print(problem) }
    print(
      problems.isEmpty ? "upgrade: \(names.count) samples, all well" : "upgrade: \(problems.count) problems")
    return problems.isEmpty
  }

  private func problemsOf(_ sample: String) throws(Options.Failure) -> [String] {
    var problems: [String] = []
    let before = sample + "/Before/"
    let after = sample + "/After/"
    let results = try Sources(paths: [before]).upgraded()
    if results.isEmpty { problems.append("\(before): no files") }
    var found: [String] = []
    for result in results {
      let name = String(result.file.path.dropFirst(before.count))
      let expected = FileManager.default.contents(atPath: after + name) ?? Data()
      if Data(result.bytes) != expected {
        problems += difference(
          String(decoding: expected, as: UTF8.self), String(decoding: result.bytes, as: UTF8.self)
        )
        .map { "\(after)\(name): \($0)" }
      }
      found += result.undecided.map { "\(name):\($0.line): \($0.text)" }
    }
    let file = FileManager.default.contents(atPath: sample + "/Undecided.txt") ?? Data()
    problems += difference(String(decoding: file, as: UTF8.self), found.map { $0 + "\n" }.joined())
      .map { "\(sample)/Undecided.txt: \($0)" }
    // What is rewritten is left alone the next time.
    for again in try Sources(paths: [after]).upgraded() where again.isChanged {
      problems.append("\(again.file.path): would be rewritten once more")
    }
    return problems
  }

  private func difference(_ expected: String, _ found: String) -> [String] {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    return found.difference(from: expected).map { change in
      switch change {
      case .insert(let line, let text, _): "found at \(line + 1), not expected: \(text)"
      case .remove(let line, let text, _): "expected at \(line + 1), not found: \(text)"
      }
    }
  }
}
