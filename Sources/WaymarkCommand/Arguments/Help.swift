/// The help texts.
enum Help {
  static func text(of subcommands: [Subcommand]) -> String {
    let width = subcommands.map(\.name.count).max() ?? 0
    let list = subcommands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      usage: waymark COMMAND [OPTION…] [FILE…]

      Reads what a router has written down.

      \(list.joined(separator: "\n"))

      waymark COMMAND --help says more about one, and waymark --version which this is.
      FILE may be - for the standard input.

      It ends with a status as sysexits has them: 0; 64 for wrong arguments; 65 where lines
      of a journal could not be read, other than a torn last one; 66 where there is no such
      file; 74 where reading or writing fails; 76 where check finds something broken.

      """
  }

  static func text(of subcommand: Subcommand) -> String {
    var text = "usage: \(subcommand.usage)\n\n\(subcommand.summary).\n"
    if !subcommand.details.isEmpty { text += "\n\(subcommand.details)\n" }
    guard !subcommand.options.isEmpty else { return text }
    let names = subcommand.options.map { option in option.value.map { "\(option.name) \($0)" } ?? option.name
    }
    let width = names.map(\.count).max() ?? 0
    text += "\n"
    for (name, option) in zip(names, subcommand.options) {
      text += "  \(padded(name, to: width))  \(option.summary)\n"
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
