import Foundation

/// What figures must not go past, and why.
///
/// Bounds are on ratios and on counts, which mean the same on every machine, never on time alone.
public struct Bounds: Codable, Sendable {
  /// Bounds that follow from one rule.
  public struct Rule: Codable, Sendable {
    /// What is promised.
    public var rule: String

    /// What follows from it.
    public var bounds: [Bound]

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - rule: What is promised.
    ///   - bounds: What follows from it.
    public init(rule: String, bounds: [Bound]) {
      self.rule = rule
      self.bounds = bounds
    }
  }

  /// The rules, in the order they are shown.
  public var rules: [Rule]

  /// All bounds, whatever rule they follow from.
  public var all: [Bound] { rules.flatMap(\.bounds) }

  /// Reads bounds from a JSON file.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: What keeps it from being read.
  public init(path: String) throws {
    self = try JSONDecoder().decode(Bounds.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the bounds to a JSON file, a line each.
  ///
  /// - Parameter path: Where the file is to be.
  /// - Throws: What keeps it from being written.
  public func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let texts = try rules.map { rule in
      let lines = try rule.bounds.map { "        \(try text($0))" }.joined(separator: ",\n")
      return "    {\n      \"rule\": \(try text(rule.rule)),\n      \"bounds\": [\n\(lines)\n      ]\n    }"
    }
    let file = "{\n  \"rules\": [\n\(texts.joined(separator: ",\n"))\n  ]\n}\n"
    try Data(file.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// These bounds with what has been measured as the figures before.
  ///
  /// - Parameter figures: What was measured, by name; what was not keeps its figure.
  /// - Returns: The bounds, with two digits behind the point.
  public func recording(_ figures: [String: Figure]) -> Bounds {
    var bounds = self
    for rule in bounds.rules.indices {
      for index in bounds.rules[rule].bounds.indices {
        guard let value = bounds.rules[rule].bounds[index].value(of: figures) else { continue }
        bounds.rules[rule].bounds[index].before = (value * 100).rounded() / 100
      }
    }
    return bounds
  }

  /// Makes bounds.
  ///
  /// - Parameter rules: The rules.
  public init(rules: [Rule]) {
    self.rules = rules
  }
}
