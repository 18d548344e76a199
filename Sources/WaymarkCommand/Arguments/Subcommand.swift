/// One thing that the program can do.
struct Subcommand: Sendable {
  /// An option, which begins with two dashes.
  struct Option: Sendable {
    let name: String
    /// What its value is called in the help; an option without one is a switch.
    var value: String?
    let summary: String
  }

  let name: String
  /// What follows the name, as `FILE`; the files come in this order.
  let operands: [String]
  let summary: String
  /// More about it, in lines of at most 80 characters.
  var details = ""
  var options: [Option] = []
  let run: @Sendable (Arguments, Console) throws -> Void

  /// Whether the last operand may be given any number of times, none as well: `[FILE…]`.
  var takesMore: Bool { operands.last?.hasSuffix("…]") ?? false }

  /// The first of what follows the name, where that is a word and not the name of something.
  var firstWord: String? { operands.first.flatMap { $0.allSatisfy(\.isLowercase) ? $0 : nil } }

  /// How it is called.
  var usage: String {
    (["waymark", name] + (options.isEmpty ? [] : ["[OPTION…]"]) + operands).joined(separator: " ")
  }
}
