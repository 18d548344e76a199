import WaymarkInspector

/// One thing that the program can do.
struct Subcommand: Sendable {
  let name: String
  /// The operands in order, such as `FILE`; the last may be repeated or left out: `[FILE…]`.
  let operands: [String]
  let summary: String
  /// More about it, in lines of at most 80 characters, of which indented ones with two dashes declare the options:
  /// `  --window W  only one window`.
  let details: String
  let run: @Sendable (Arguments, Console) throws -> Void

  /// The options, each with whether a value follows, whose name is in capitals.
  var options: [String: Bool] {
    let lines = details.split(separator: "\n").filter { $0.hasPrefix("  --") }
    let options = lines.map { $0.split(separator: " ") }
    return Dictionary(
      options.map { (String($0[0]), $0.count > 1 && $0[1].allSatisfy(\.isUppercase)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The help text.
  var help: String {
    let words = ["waymark", name] + (options.isEmpty ? [] : ["[OPTION…]"]) + operands
    return "usage: \(words.joined(separator: " "))\n\n\(summary).\n\n\(details)\n"
  }

  /// The help text of the program.
  static func help(of subcommands: [Subcommand]) -> String {
    let list = subcommands.map { "  \($0.name.padded(to: 9))\($0.summary)" }
    return """
      usage: waymark COMMAND [OPTION…] [FILE…]

      Reads what a router has written down, and reaches a running app.

      \(list.joined(separator: "\n"))

      waymark COMMAND --help says more about one, and waymark --version which this is.
      FILE may be - for the standard input.

      It ends with a status as sysexits has them: 0; 64 for wrong arguments; 65 where lines
      of a journal could not be read, other than a torn last one; 66 where there is no such
      file; 74 where writing fails; 76 where check finds something broken.

      """
  }
}
