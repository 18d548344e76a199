import WaymarkInspector

/// The arguments of one command: its operands, options and switches.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - subcommand: The command, which says what it accepts.
  /// - Throws: ``CommandFailure`` for an argument that the command does not know, or one that is missing.
  init(_ arguments: [String], of subcommand: Subcommand) throws(CommandFailure) {
    func failure(_ problem: String) -> CommandFailure {
      CommandFailure(.usage, "\(subcommand.name): \(problem); see waymark \(subcommand.name) --help")
    }
    let options = subcommand.options
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      guard argument != "--" else {
        operands += rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let hasValue = options[parts[0]] else {
        throw failure("there is no option \(parts[0].harmless(limit: 80))")
      }
      if !hasValue, parts.count > 1 { throw failure("\(parts[0]) takes no value") }
      guard let value = hasValue ? (parts.count > 1 ? parts[1] : rest.popFirst()) : "" else {
        throw failure("\(parts[0]) needs a value")
      }
      values[parts[0]] = value
    }
    let expected = subcommand.operands
    let takesMore = expected.last?.hasSuffix("…]") == true
    guard takesMore ? operands.count >= expected.count - 1 : operands.count == expected.count else {
      throw failure("expected \(expected.joined(separator: " "))")
    }
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, as it was given.
  func text(_ name: String) -> String? { values[name] }

  /// The value of an option that is a whole number.
  func number(_ name: String) throws(CommandFailure) -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text) else {
      throw CommandFailure(.usage, "\(name) needs a whole number, not \(text.harmless(limit: 80))")
    }
    return number
  }
}
