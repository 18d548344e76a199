import Foundation

/// Holds what a module does against what its original was recorded to do.
///
/// A record without a rule has to be met exactly. One with a rule has the module's own trace, which has to be met exactly too,
/// and the rule has to explain how the two differ.
public struct TraceComparison {
  private let rules: [DifferenceRule]

  /// The expectations that do not hold, each with the scenario.
  private var failures: [String] = []
  /// The records with the differences that the rules explain, as they are now.
  private var renewed: [RecordedTrace] = []

  private init(rules: [DifferenceRule]) {
    self.rules = rules
  }

  private mutating func compare(_ record: RecordedTrace, _ ours: Trace) {
    var renewal = RecordedTrace(record.scenario, original: record.original)
    if ours != record.original, let rule = rules.first(where: { $0.explains(record.original, ours) }) {
      renewal.difference = RecordedTrace.Difference(rule: rule.name, trace: ours)
    }
    renewed.append(renewal)
    guard ours == record.expected else {
      failures.append("\(record.text)\n= \(ours)")
      return
    }
    guard let difference = record.difference else { return }
    guard let rule = rules.first(where: { $0.name == difference.rule }) else {
      failures.append("There is no rule “\(difference.rule)”:\n\(record.text)")
      return
    }
    if !rule.explains(record.original, ours) {
      failures.append("The rule does not explain this difference:\n\(record.text)")
    }
  }

  /// Holds a module against a file of records, which is written anew where the environment names a folder by `WAYMARK_TRACES`.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundle: Where it is.
  ///   - module: The name of the module, for the file that is written.
  ///   - rules: How the module may differ.
  ///   - play: Plays a scenario on the module.
  /// - Returns: What does not hold, each with the scenario.
  /// - Throws: What keeps a file from being read or written.
  @MainActor
  public static func failures(
    _ name: String, in bundle: Bundle, of module: String, rules: [DifferenceRule],
    play: @MainActor (Scenario) async -> Trace
  ) async throws -> [String] {
    guard let file = bundle.url(forResource: name, withExtension: "txt", subdirectory: "Recorded") else {
      throw CocoaError(.fileNoSuchFile)
    }
    var comparison = TraceComparison(rules: rules)
    for record in try RecordedTrace.read(String(contentsOf: file, encoding: .utf8)) {
      comparison.compare(record, await play(record.scenario))
    }
    if let folder = ProcessInfo.processInfo.environment["WAYMARK_TRACES"] {
      let text = comparison.renewed.map { $0.text }.joined(separator: "\n") + "\n"
      try text.write(toFile: "\(folder)/\(module)-\(name).txt", atomically: true, encoding: .utf8)
    }
    return comparison.renewed.isEmpty ? ["no records in \(name)"] : comparison.failures
  }
}
