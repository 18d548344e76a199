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
    var rest = arguments[...]
    var endsOptions = false
    while let argument = rest.popFirst() {
      guard !endsOptions, argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      guard argument != "--" else {
        endsOptions = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = subcommand.options.first(where: { $0.name == parts[0] }) else {
        throw Arguments.failure("there is no option \(parts[0].harmless(limit: 80))", subcommand)
      }
      if option.value == nil {
        guard parts.count == 1 else { throw Arguments.failure("\(option.name) takes no value", subcommand) }
        values[option.name] = ""
      } else {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw Arguments.failure("\(option.name) needs a value", subcommand)
        }
        values[option.name] = value
      }
    }
    let isComplete =
      subcommand.takesMore
      ? operands.count >= subcommand.operands.count - 1 : operands.count == subcommand.operands.count
    guard isComplete else {
      let expected = subcommand.operands.joined(separator: " ")
      throw Arguments.failure("expected \(expected.isEmpty ? "no more" : expected)", subcommand)
    }
  }

  private static func failure(_ problem: String, _ subcommand: Subcommand) -> CommandFailure {
    CommandFailure(.usage, "\(subcommand.name): \(problem); see waymark \(subcommand.name) --help")
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
