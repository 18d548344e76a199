/// The trace of an original in a scenario and, where this module differs on purpose, what it does and by which rule.
public struct RecordedTrace: Sendable {
  /// The scenario.
  public var scenario: Scenario

  /// The trace of the original.
  public var original: Trace

  /// How this module differs.
  public var difference: Difference?

  /// A difference that is meant.
  public struct Difference: Sendable {
    /// The name of the rule that explains it.
    public var rule: String

    /// The trace of this module.
    public var trace: Trace

    /// Makes a difference.
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - trace: What this module does.
    public init(rule: String, trace: Trace) {
      self.rule = rule
      self.trace = trace
    }
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - original: What the original did.
  ///   - difference: How this module differs.
  public init(_ scenario: Scenario, original: Trace, difference: Difference? = nil) {
    self.scenario = scenario
    self.original = original
    self.difference = difference
  }

  /// The trace that is expected of this module.
  public var expected: Trace { difference?.trace ?? original }

  /// The record as its file has it: a line each for the scenario, the original, and where it differs the rule with the trace.
  public var text: String {
    var lines = ["> \(scenario)", "< \(original)"]
    if let difference { lines.append("! \(difference.rule): \(difference.trace)") }
    return lines.joined(separator: "\n")
  }

  /// Reads what is in a file of records; lines that begin with `#` and empty ones say nothing.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The records, in order.
  /// - Throws: ``RecordError`` where a line cannot be read.
  public static func read(_ text: String) throws -> [RecordedTrace] {
    var records: [RecordedTrace] = []
    var scenario: Scenario?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let error = RecordError(line: number + 1, text: String(line))
      let rest = String(line.dropFirst(2))
      switch line.first {
      case nil, "#": continue
      case ">": scenario = try Scenario(rest)
      case "<":
        guard let asked = scenario.take(), let trace = Trace(rest) else { throw error }
        records.append(RecordedTrace(asked, original: trace))
      case "!":
        guard let colon = rest.firstRange(of: ": "), let trace = Trace(String(rest[colon.upperBound...])),
          !records.isEmpty
        else { throw error }
        let rule = String(rest[..<colon.lowerBound])
        records[records.count - 1].difference = Difference(rule: rule, trace: trace)
      default: throw error
      }
    }
    return records
  }
}

/// The line of a file of records that cannot be read.
public struct RecordError: Error, CustomStringConvertible {
  let line: Int
  let text: String

  /// Which line, and what it says.
  public var description: String { "Line \(line) is no part of a record here: \(text)" }
}
