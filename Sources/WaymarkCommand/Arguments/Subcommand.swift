/// One thing that the program can do.
struct Subcommand: Sendable {
  /// An option, which begins with two dashes.
  struct Option: Sendable {
    let name: String
    /// The name of its value in the help; `nil` for a switch, which has no value.
    var value: String?
    let summary: String
  }

  let name: String
  /// The operands in order, such as `FILE`.
  let operands: [String]
  let summary: String
  /// More about it, in lines of at most 80 characters.
  var details = ""
  var options: [Option] = []
  let run: @Sendable (Arguments, Console) throws -> Void

  /// Whether the last operand may be repeated or left out: `[FILE…]`.
  var takesMore: Bool { operands.last?.hasSuffix("…]") ?? false }

  /// The usage line.
  var usage: String {
    (["waymark", name] + (options.isEmpty ? [] : ["[OPTION…]"]) + operands).joined(separator: " ")
  }
}
