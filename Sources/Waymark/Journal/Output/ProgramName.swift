/// The name of the program.
enum ProgramName {
  static var text: String {
    let path = CommandLine.arguments.first ?? "?"
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
