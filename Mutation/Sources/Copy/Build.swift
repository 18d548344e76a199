import Foundation

/// Builds the copy, and takes out the mutants that do not compile until it does.
struct Build {
  let copy: WorkingCopy
  let dropped: DroppedMutants
  /// The folder of each changed module, such as `Sources/Waymark`.
  let modules: [String]
  let tests: [String]
  let count: Int

  /// Builds the modules with mutants, then the tests.
  func run(_ files: inout [SourceFile]) throws {
    for module in modules { try settle(&files, ["--target", (module as NSString).lastPathComponent]) }
    try settle(&files, ["--build-tests"])
  }

  private func settle(_ files: inout [SourceFile], _ product: [String]) throws {
    for round in 1... {
      let schemas = files.map(\.schema)
      try copy.update(changed: changed(files, schemas), tests: tests)
      let result = try swift(["build"] + product)
      if result.isSuccess {
        note("built \(product.last ?? "") in \(Int(result.seconds)) s, round \(round)")
        return
      }
      let errors = CompilerError.errors(in: result.output, of: copy.folder)
      var count = 0
      for (index, schema) in schemas.enumerated() {
        let own = errors.filter { $0.path == files[index].path }
        if own.isEmpty { continue }
        let starts = [0] + schema.text.indices.filter { schema.text[$0] == 0x0A }.map { $0 + 1 }
        let suspects = Set(
          own.flatMap { error in
            let offset = starts[min(error.line, starts.count) - 1] + error.column - 1
            return schema.map.suspects(at: offset, among: files[index].mutants, files[index].kept)
          })
        dropped.add(suspects.map { files[index].mutants[$0] }, files[index].source)
        files[index].kept.removeAll { suspects.contains($0) }
        count += suspects.count
      }
      guard count > 0, round < 40 else {
        let lines = result.output.split(separator: "\n").filter { $0.contains("error:") }
        throw MutationError("the copy does not build:\n" + lines.prefix(20).joined(separator: "\n"))
      }
      note("\(count) mutants do not compile and are taken out, round \(round) (\(Int(result.seconds)) s)")
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
