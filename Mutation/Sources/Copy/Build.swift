import Foundation

/// Builds the copy, and takes out the mutants that do not compile until it does.
struct Build {
  let copy: WorkingCopy
  let dropped: DroppedMutants
  let report: Progress

  /// The folder of each changed module, such as `Sources/Waymark`.
  let modules: [String]
  let count: Int

  /// Builds the modules with mutants, then all tests.
  func run(_ files: inout [SourceFile], tests: [String]) throws {
    for module in modules { try settle(&files, tests: tests, target: module) }
    try settle(&files, tests: tests, ["--build-tests"])
  }

  /// Builds one of the modules.
  func settle(_ files: inout [SourceFile], tests: [String], target module: String) throws {
    try settle(&files, tests: tests, ["--target", (module as NSString).lastPathComponent])
  }

  private func settle(_ files: inout [SourceFile], tests: [String], _ product: [String]) throws {
    for round in 1... {
      let schemas = files.map(\.schema)
      try copy.update(changed: changed(files, schemas), tests: tests)
      let result = try swift(["build"] + product)
      if result.isSuccess {
        report("built \(product.last ?? "") in \(Int(result.seconds)) s, round \(round)")
        return
      }
      // The tests that were chosen may do without it.
      if result.output.contains("no target named") { return }
      let errors = CompilerError.errors(in: result.output, of: copy.folder)
      var count = 0
      for (index, schema) in schemas.enumerated() {
        let own = errors.filter { $0.path == files[index].path }
        if own.isEmpty { continue }
        let lines = LineOffsets(schema.text)
        var suspects: Set<Int> = []
        for error in own {
          suspects.formUnion(
            schema.map.suspects(
              at: lines.offset(error.line, error.column), in: schema.text, among: files[index].mutants,
              files[index].kept))
        }
        dropped.add(suspects.map { files[index].mutants[$0] }, of: files[index], errors: own)
        files[index].kept.removeAll { suspects.contains($0) }
        count += suspects.count
      }
      guard count > 0, round < 40 else {
        let lines = result.output.split(separator: "\n").filter { $0.contains("error:") }
        throw MutationError("the copy does not build:\n" + lines.prefix(20).joined(separator: "\n"))
      }
      report("\(count) mutants do not compile and are taken out, round \(round) (\(Int(result.seconds)) s)")
    }
  }

  private func changed(_ files: [SourceFile], _ schemas: [Schema]) -> [String: [UInt8]] {
    var changed: [String: [UInt8]] = [:]
    for (file, schema) in zip(files, schemas) { changed[file.path] = schema.text }
    for module in modules {
      changed["\(module)/\(Selector.fileName)"] = Array(Selector.source(count: count).utf8)
    }
    return changed
  }

  private func swift(_ arguments: [String]) throws -> Command.Result {
    try Command(
      arguments: ["swift"] + arguments + [
        "-Xswiftc", "-gnone", "-Xswiftc", "-suppress-warnings",
        "-Xswiftc", "-continue-building-after-errors",
      ], folder: copy.folder
    ).run()
  }

  /// The test program of the copy.
  func testProgram() throws -> String {
    let result = try swift(["build", "--show-bin-path"])
    guard result.isSuccess, let path = result.output.split(separator: "\n").last else {
      throw MutationError("no path to the tests: \(result.output)")
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: String(path)).first {
      $0.hasSuffix(".xctest")
    }
    guard let found else { throw MutationError("no tests in \(path)") }
    return "\(path)/\(found)"
  }
}
