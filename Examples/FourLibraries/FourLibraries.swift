import HeadlessUIKit

/// Plays the small apps, or the one that is named: `swift run four-libraries [NAME]`.
@main
@MainActor
enum FourLibraries {
  /// The apps, in the order in which they are played.
  static let demos: [Demo] = [
    FreshRouterDemo.demo,
    RGRoutableDemo.demo,
    ReSwiftRouterDemo.demo,
    ReRouterDemo.demo,
  ]

  static func main() async {
    let names = CommandLine.arguments.dropFirst()
    let known = demos.map(\.name)
    if let option = names.first, ["--help", "-h", "--version"].contains(option) {
      let usage =
        "Usage: four-libraries [NAME …]\n\nPlays small apps written against \(known.joined(separator: ", "))."
      print(option == "--version" ? "four-libraries 0.1.0" : usage)
      return
    }
    for name in names where !known.contains(name) {
      let message =
        "four-libraries: no library is called \(name); there are \(known.joined(separator: ", "))\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(64)
    }
    for demo in demos where names.isEmpty || names.contains(demo.name) {
      print("== \(demo.name)")
      await demo.play(Player())
      print()
    }
  }
}
