import Foundation

/// Holds what a module does against what its original was recorded to do.
///
/// A record without a rule has to be met exactly. One with a rule has the module's own trace, which has to be met exactly too,
/// and the rule has to explain how the two differ.
public struct TraceComparison {
  private let rules: [DifferenceRule]

  /// What does not hold, each with the scenario.
  public private(set) var failures: [String] = []

  /// The records with the differences that the rules explain, as they are now.
  public private(set) var renewed: [RecordedTrace] = []

  /// How often each rule was needed.
  public private(set) var useCounts: [String: Int] = [:]

  /// Makes a comparison.
  ///
  /// - Parameter rules: How the module may differ.
  public init(rules: [DifferenceRule]) {
    self.rules = rules
  }

  /// Compares one trace.
  ///
  /// - Parameters:
  ///   - record: What was recorded.
  ///   - ours: What the module does.
  public mutating func compare(_ record: RecordedTrace, _ ours: Trace) {
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
    useCounts[difference.rule, default: 0] += 1
    guard let rule = rules.first(where: { $0.name == difference.rule }) else {
      failures.append("There is no rule “\(difference.rule)”:\n\(record.text)")
      return
    }
    if !rule.explains(record.original, ours) {
      failures.append("The rule does not explain this difference:\n\(record.text)")
    }
  }

  /// Reads a file of records.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundle: Where it is.
  /// - Returns: The records.
  /// - Throws: What keeps it from being read.
  public static func records(_ name: String, in bundle: Bundle) throws -> [RecordedTrace] {
    guard let file = bundle.url(forResource: name, withExtension: "txt", subdirectory: "Recorded") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try RecordedTrace.read(String(contentsOf: file, encoding: .utf8))
  }

  /// Writes the records with the differences as they are now, where the environment says so by `WAYMARK_TRACES`, a folder.
  ///
  /// - Parameter name: The file's name, without its extension.
  /// - Throws: What keeps it from being written.
  public func writeIfAsked(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["WAYMARK_TRACES"] else { return }
    let text = renewed.map { $0.text }.joined(separator: "\n") + "\n"
    try text.write(toFile: "\(folder)/\(name).txt", atomically: true, encoding: .utf8)
  }
}
