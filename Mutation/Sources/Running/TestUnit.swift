/// Tests that run together: a suite, or the tests of a target that are in none.
struct TestUnit: Hashable {
  let target: String
  /// The suite's name, empty for functions of the file.
  let suite: String
  /// The tests' names, where they are in no suite.
  let functions: [String]

  var name: String { suite.isEmpty ? "\(target) (functions)" : "\(target).\(suite)" }

  /// The regular expression that chooses its tests by their names.
  var filter: String {
    let escaped = { (text: String) in
      text.reduce(into: "") { $0 += "().+*?[]^$|\\".contains($1) ? "\\\($1)" : "\($1)" }
    }
    if suite.isEmpty { return "^\(target)\\.(\(functions.map(escaped).joined(separator: "|")))" }
    return "^\(target)\\.\(escaped(suite))/"
  }

  /// The units of a list of tests, such as `WaymarkTests.VerbTests/pushes()`, in the order of the list.
  static func units(in list: String) -> [TestUnit] {
    var functions: [String: [String]] = [:]
    var suites: [(String, String)] = []
    var seen: Set<String> = []
    for line in list.split(separator: "\n") {
      guard let dot = line.firstIndex(of: ".") else { continue }
      let (target, test) = (String(line[..<dot]), line[line.index(after: dot)...])
      if let slash = test.firstIndex(of: "/") {
        let suite = String(test[..<slash])
        if seen.insert("\(target).\(suite)").inserted { suites.append((target, suite)) }
      } else {
        functions[target, default: []].append(String(test))
      }
    }
    return suites.map { TestUnit(target: $0.0, suite: $0.1, functions: []) }
      + functions.sorted { $0.key < $1.key }.map { TestUnit(target: $0.key, suite: "", functions: $0.value) }
  }
}
