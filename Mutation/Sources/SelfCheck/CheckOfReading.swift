import Foundation

/// Checks of what the tool reads: errors, lists of tests, the list of equivalents, samples.
enum CheckOfReading {
  static func problems() throws -> [String] { errors() + units() + samples() + (try equivalents()) }

  private static func errors() -> [String] {
    let output = """
      /copy/Sources/A.swift:3:7: error: cannot convert: value
      /copy/Sources/A.swift:3:7: error: cannot convert: value
      /copy/Sources/A.swift:4:1: warning: unused
      /elsewhere/B.swift:1:1: error: not ours
      """
    let found = CompilerError.errors(in: output, of: "/copy").map {
      "\($0.path) \($0.line) \($0.column) \($0.message)"
    }
    return found == ["Sources/A.swift 3 7 cannot convert: value"]
      ? [] : ["errors of the compiler are read as \(found)"]
  }

  private static func units() -> [String] {
    let units = TestUnit.units(in: "Ts.S/a()\nTs.S/b(x:)\nTs.free(_:)\nUs.S/c()\nTs.S/Inner/d()\n")
    let filters = units.map(\.filter)
    return filters == ["^Ts\\.S/", "^Us\\.S/", "^Ts\\.(free\\(_:\\))"]
      ? [] : ["tests are chosen by \(filters)"]
  }

  private static func samples() -> [String] {
    let mutants = [0: [0, 1, 2], 1: [0], 2: [0, 1]]
    let names = [0: "a", 1: "b", 2: "c"]
    func drawn(_ count: Int, _ seed: UInt64) -> [[Int]] {
      Choice.draw(count, of: mutants, names: names, seed: seed).map { [$0.file, $0.mutant] }
    }
    var problems: [String] = []
    if drawn(4, 1) != drawn(4, 1) { problems.append("one seed draws two samples") }
    if Set(drawn(3, 5).map { $0[0] }) != [0, 1, 2] {
      problems.append("a sample of three is not spread over three files")
    }
    if Set(drawn(100, 2)).count != 6 { problems.append("a sample of more than all is not all") }
    if (1...20).allSatisfy({ drawn(4, $0) == drawn(4, 1) }) { problems.append("all seeds draw the same") }
    return problems
  }

  private static func equivalents() throws -> [String] {
    let mutants = Finder.mutants(of: "func f(a: Int) -> Bool { a | 1 < 3 }", file: "F.swift")
    let path = NSTemporaryDirectory() + "/waymark-equivalent-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lines = "# comment\n\nF.swift | f(a:) | a | 1 → a & 1 | why\nF.swift | f(a:) | 9 → 10 | gone\n"
    try lines.write(toFile: path, atomically: true, encoding: .utf8)
    let list = try EquivalentList(path: path)
    var problems: [String] = []
    if mutants.filter(list.contains).map(\.change) != ["a | 1 → a & 1"] {
      problems.append("equivalents are not known")
    }
    if list.stale(among: mutants) != [4] {
      problems.append("lines that fit nothing are \(list.stale(among: mutants))")
    }
    try "F.swift | f(a:) | 3 → 4 |  \n".write(toFile: path, atomically: true, encoding: .utf8)
    if (try? EquivalentList(path: path)) != nil { problems.append("an equivalent without a reason is taken") }
    return problems
  }
}
