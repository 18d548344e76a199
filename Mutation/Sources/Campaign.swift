import Foundation

/// A whole run: finds the mutants, builds them, tries them, and says which of them lived.
struct Campaign {
  let options: Options
  let copy: WorkingCopy

  private static let modules = [
    "WaymarkState", "WaymarkCore", "Waymark", "WaymarkLinks", "WaymarkRestoration", "WaymarkJournal",
    "WaymarkStorage",
  ].map { "Sources/\($0)" }
  private static let tests = [
    "WaymarkStateTests", "WaymarkCoreTests", "WaymarkTests", "WaymarkLinksTests", "WaymarkRestorationTests",
    "WaymarkJournalTests",
  ]

  /// Runs.
  ///
  /// - Returns: Whether every mutant was killed.
  func run() throws -> Bool {
    var files = try find()
    let count = files.reduce(0) { $0 + $1.mutants.count }
    if options.isList {
      for mutant in files.flatMap(\.mutants) { print(mutant.line) }
      print("\(count) mutants")
      return true
    }
    let dropped = DroppedMutants(path: copy.folder + "/dropped.txt")
    choose(&files, dropped)
    let build = Build(copy: copy, dropped: dropped, modules: Self.modules, tests: Self.tests, count: count)
    try build.run(&files)
    let program = TestProgram(path: try build.testProgram(), folder: copy.folder)
    let reach = try Reach(program, count: count)
    note("\(reach.units.count) suites pass without a mutant")
    return try conclude(files, Trial(program: program, reach: reach))
  }

  private func find() throws -> [SourceFile] {
    var first = 0
    var files: [SourceFile] = []
    // The code of a page is no part of a module.
    for path in try copy.files().sorted() where path.hasSuffix(".swift") && !path.contains(".docc/") {
      guard Self.modules.contains(where: { path.hasPrefix($0 + "/") }),
        options.files.isEmpty || options.files.contains(where: path.contains)
      else { continue }
      let source = try copy.read(path)
      let mutants = Finder.mutants(of: source, file: path)
      files.append(
        SourceFile(
          path: path, source: source, mutants: mutants, firstNumber: first, kept: Array(mutants.indices)))
      first += mutants.count
    }
    guard first > 0 else { throw MutationError("there is nothing to change in what --files names") }
    return files
  }

  /// Leaves out what does not compile, and draws the sample with some more in place of those that turn out not to.
  private func choose(_ files: inout [SourceFile], _ dropped: DroppedMutants) {
    for index in files.indices {
      let file = files[index]
      files[index].kept.removeAll { dropped.contains(file.mutants[$0], file.source) }
    }
    guard let sample = options.sample else { return }
    let drawn = Set(order(files).prefix(sample + sample / 4 + 4))
    for index in files.indices {
      let first = files[index].firstNumber
      files[index].kept.removeAll { !drawn.contains(first + $0) }
    }
  }

  /// The numbers of all that is kept, in the order that the seed gives to all mutants.
  private func order(_ files: [SourceFile]) -> [Int] {
    var random = RandomNumbers(seed: options.seed)
    let kept = Set(files.flatMap { file in file.kept.map { file.firstNumber + $0 } })
    return (0..<files.reduce(0) { $0 + $1.mutants.count }).shuffled(using: &random).filter(kept.contains)
  }

  /// Tries what was chosen and prints what lived.
  private func conclude(_ files: [SourceFile], _ trial: Trial) throws -> Bool {
    let mutants = files.flatMap(\.mutants)
    let tried = order(files).prefix(options.sample ?? .max).sorted()
    let lived = try Parallel.map(tried) { number -> Int in
      let fate = try trial.fate(of: number)
      if let fate { note("\(fate): \(mutants[number].line)") }
      return fate == nil ? 0 : 1
    }.reduce(0, +)
    print("\(tried.count) mutants, \(tried.count - lived) killed")
    return lived == 0
  }
}
