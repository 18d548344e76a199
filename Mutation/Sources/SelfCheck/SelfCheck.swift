import Foundation

/// Tries the tool on samples of its own, without building a package.
struct SelfCheck {
  let folder: String
  let scratch: String

  /// Runs.
  ///
  /// - Returns: Whether the tool does what it should.
  func run() throws -> Bool {
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let problems = try places() + behaviour() + CheckOfReading.problems()
    for problem in problems { print(problem) }
    print(problems.isEmpty ? "self-check: all well" : "self-check: \(problems.count) problems")
    return problems.isEmpty
  }

  /// The places found in a sample are those of the list beside it.
  private func places() throws -> [String] {
    let source = try read("Sample.swift")
    let found = Finder.mutants(of: source, file: "Sample.swift").map {
      "\($0.line) | \($0.declaration) | \($0.change)" + ($0.occurrence > 1 ? " #\($0.occurrence)" : "")
    }
    let expected = try read("Sample.mutants").split(separator: "\n").map(String.init)
    if found == expected { return [] }
    let path = scratch + "/Sample.mutants"
    try (found.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return found.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "Sample.swift: found and not expected: \(line)"
      case .remove(_, let line, _): "Sample.swift: expected and not found: \(line)"
      }
    }
  }

  /// A program with its mutants built in behaves as without them where none is chosen, and otherwise not; those that do not
  /// compile are found by the compiler's errors.
  private func behaviour() throws -> [String] {
    let source = try read("Behaviour.swift")
    let mutants = Finder.mutants(of: source, file: "Behaviour.swift")
    var file = SourceFile(
      path: "Behaviour.swift", source: source, mutants: mutants, firstNumber: 0, kept: Array(mutants.indices))
    let plain = try compile(["Behaviour.swift": Array(source.utf8)], "plain")
    guard plain.isSuccess else { return ["Behaviour.swift does not compile:\n\(plain.output)"] }
    let expected = try start("plain", [:]).output
    while true {
      let schema = file.schema
      let result = try compile(
        [
          "Behaviour.swift": schema.text,
          Selector.fileName: Array(Selector.source(count: mutants.count).utf8),
        ], "schema")
      if result.isSuccess { break }
      let lines = LineOffsets(schema.text)
      let suspects = Set(
        CompilerError.errors(in: result.output, of: scratch).flatMap {
          schema.map.suspects(
            at: lines.offset($0.line, $0.column), in: schema.text, among: mutants, file.kept)
        })
      if suspects.isEmpty { return ["Behaviour.swift does not compile with mutants:\n\(result.output)"] }
      file.kept.removeAll { suspects.contains($0) }
    }
    return try check(file, expected)
  }

  private func check(_ file: SourceFile, _ expected: String) throws -> [String] {
    var problems: [String] = []
    for (index, mutant) in file.mutants.enumerated() {
      let isWrong = mutant.change == "text + other → text - other"
      if file.kept.contains(index) == isWrong {
        problems.append(
          "Behaviour.swift:\(mutant.line): \(mutant.change) is \(isWrong ? "built in" : "taken out")")
      }
    }
    let path = scratch + "/reached"
    try Data(count: file.mutants.count).write(to: URL(fileURLWithPath: path))
    if try start("schema", [Selector.reached: path]).output != expected {
      problems.append("Behaviour.swift behaves differently with no mutant chosen")
    }
    let reached = FileManager.default.contents(atPath: path) ?? Data()
    for index in file.kept {
      let mutant = file.mutants[index]
      let isNever = mutant.declaration.hasSuffix("never()")
      if (reached[index] != 0) == isNever {
        problems.append("Behaviour.swift:\(mutant.line): \(mutant.change) is \(isNever ? "" : "not ")reached")
      }
      let result = try start("schema", [Selector.chosen: "\(index)"])
      if (result.isSuccess && result.output == expected) != isNever {
        problems.append(
          "Behaviour.swift:\(mutant.line): \(mutant.change) changes \(isNever ? "something" : "nothing")")
      }
    }
    return problems
  }

  private func compile(_ files: [String: [UInt8]], _ name: String) throws -> Command.Result {
    for (file, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: scratch + "/" + file)) }
    return try Command(
      arguments: [
        "swiftc", "-parse-as-library", "-suppress-warnings", "-module-name", "Sample", "-o",
        "\(scratch)/\(name)",
      ]
        + files.keys.sorted().map { "\(scratch)/\($0)" }, folder: scratch
    ).run()
  }

  private func start(_ name: String, _ environment: [String: String]) throws -> Command.Result {
    try Command(
      arguments: ["\(scratch)/\(name)"], folder: scratch,
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, limit: 2
    ).run()
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }
}
