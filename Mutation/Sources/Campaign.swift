import Foundation

/// A whole run: finds the mutants, builds them, tries them, and says what became of them.
struct Campaign {
  let options: Options
  let copy: WorkingCopy
  let report = Progress()

  static let modules = [
    "WaymarkState", "WaymarkCore", "Waymark", "WaymarkLinks", "WaymarkRestoration", "WaymarkJournal",
    "WaymarkStorage",
  ].map { "Sources/\($0)" }
  /// The tests of the modules themselves; those of what is built on them are only asked about what these do not see.
  static let nearTests = [
    "WaymarkStateTests", "WaymarkCoreTests", "WaymarkTests", "WaymarkLinksTests", "WaymarkRestorationTests",
    "WaymarkJournalTests",
  ]

  /// Runs.
  ///
  /// - Returns: Whether every mutant was killed or is listed, and everything that is listed is there.
  func run() throws -> Bool {
    let equivalents = try EquivalentList(path: copy.root + "/Mutation/equivalent.txt")
    var files = try find()
    let all = files.flatMap(\.mutants)
    let stale = equivalents.stale(among: all)
    // Of some files alone it cannot be said.
    if options.files.isEmpty, !stale.isEmpty {
      print(
        "Mutation/equivalent.txt: nothing fits line \(stale.map(String.init).joined(separator: ", ")) any more"
      )
      return false
    }
    let dropped = DroppedMutants(path: copy.folder + "/dropped.txt")
    choose(&files, equivalents, dropped)
    if options.isList {
      for file in files { for index in file.kept { print(line(file.mutants[index])) } }
      print("\(files.reduce(0) { $0 + $1.kept.count }) mutants")
      return true
    }
    let listed = options.checksEquivalents ? 0 : all.filter(equivalents.contains).count
    report("\(all.count) places in \(files.count) files, \(files.reduce(0) { $0 + $1.kept.count }) chosen")
    let build = Build(
      copy: copy, dropped: dropped, report: report, modules: Self.modules, count: all.count + 1)
    if options.isBuild {
      for module in Self.modules { try build.settle(&files, tests: [], target: module) }
      print("\(files.reduce(0) { $0 + $1.kept.count }) mutants, built and not tried")
      return true
    }
    var fates = try trial(
      &files, build, tests: options.tests.isEmpty ? Self.nearTests : options.tests, numbers: nil)
    let survivors = fates.filter { !$0.value.isKilled }.map(\.key).sorted()
    if !survivors.isEmpty, options.tests.isEmpty {
      report("\(survivors.count) are left for the tests of what is built on the modules")
      fates.merge(try trial(&files, build, tests: [], numbers: survivors)) { $1 }
    }
    return conclude(files, fates, listed: listed)
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

  /// Leaves out what is not asked for, is listed or does not compile, and draws the sample with some more in place of
  /// those that turn out not to compile.
  private func choose(_ files: inout [SourceFile], _ equivalents: EquivalentList, _ dropped: DroppedMutants) {
    for index in files.indices {
      let file = files[index]
      files[index].kept.removeAll { position in
        let mutant = file.mutants[position]
        return equivalents.contains(mutant) != options.checksEquivalents
          || dropped.contains(mutant, file.source)
          || !(options.only.isEmpty || options.only.contains(where: line(mutant).contains))
      }
    }
    guard let sample = options.sample else { return }
    let drawn = draw(sample + sample / 4 + 4, files)
    for index in files.indices {
      let wanted = Set(drawn.filter { $0.file == index }.map(\.mutant))
      files[index].kept.removeAll { !wanted.contains($0) }
    }
  }

  private func draw(_ count: Int, _ files: [SourceFile]) -> [(file: Int, mutant: Int)] {
    let indices = files.indices
    return Choice.draw(
      count, of: Dictionary(uniqueKeysWithValues: indices.map { ($0, files[$0].kept) }),
      names: Dictionary(uniqueKeysWithValues: indices.map { ($0, files[$0].path) }), seed: options.seed)
  }

  /// Builds, asks which tests come where, and tries.
  private func trial(
    _ files: inout [SourceFile], _ build: Build, tests: [String], numbers: [Int]?
  ) throws -> [Int: Fate] {
    try build.run(&files, tests: tests)
    let program = TestProgram(path: try build.testProgram(), folder: copy.folder)
    var reach = try Reach(
      program, count: build.count, jobs: options.jobs, leavingOut: numbers == nil ? [] : Self.nearTests,
      suites: options.without)
    report(
      "\(reach.units.count) suites pass without a mutant; the slowest is \(reach.units.last?.description ?? "none")"
    )
    reach.leaveOut(slowerThan: options.quick)
    let numbers = numbers ?? tried(files)
    let trial = Trial(program: program, reach: reach, factor: options.factor)
    let names = Dictionary(
      uniqueKeysWithValues: files.flatMap { file in
        file.mutants.enumerated().map { (file.firstNumber + $0.offset, line($0.element)) }
      })
    let (report, isVerbose) = (report, options.isVerbose)
    let fates = try Parallel.map(numbers, jobs: options.jobs) { number in
      let fate = try trial.fate(of: number)
      if isVerbose || !fate.isKilled { report("\(fate): \(names[number] ?? "")") }
      return (number, fate)
    }
    return Dictionary(uniqueKeysWithValues: fates)
  }

  /// The numbers of what is tried, without the sample's reserve.
  private func tried(_ files: [SourceFile]) -> [Int] {
    guard let sample = options.sample else {
      return files.flatMap { file in file.kept.map { file.firstNumber + $0 } }
    }
    return draw(sample, files).map { files[$0.file].firstNumber + $0.mutant }
  }

  private func conclude(_ files: [SourceFile], _ fates: [Int: Fate], listed: Int) -> Bool {
    var lived = 0
    for file in files {
      for (index, mutant) in file.mutants.enumerated() {
        guard let fate = fates[file.firstNumber + index], !fate.isKilled else { continue }
        if lived == 0 { print("Lived:") }
        lived += 1
        if case .unreached = fate {
          print("\(line(mutant)) (no test comes here)")
        } else {
          print(line(mutant))
        }
      }
    }
    if listed > 0 { print("\(listed) equivalent (listed)") }
    print("\(fates.count) mutants, \(fates.count - lived) killed")
    return lived == 0
  }

  private func line(_ mutant: Mutant) -> String {
    let number = mutant.occurrence > 1 ? " #\(mutant.occurrence)" : ""
    return "\(mutant.file):\(mutant.line) | \(mutant.declaration) | \(mutant.change)\(number)"
  }
}
