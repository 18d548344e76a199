import Foundation

@main
enum Mutate {
  static func main() {
    Running.endWithTool()
    do {
      let root = FileManager.default.currentDirectoryPath
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(Options.usage)
        exit(0)
      }
      let copy = WorkingCopy(root: root, folder: root + "/.build/mutate/copy")
      let isGood =
        options.isSelfCheck
        ? try SelfCheck(folder: root + "/Mutation/Samples", scratch: root + "/.build/mutate/samples").run()
        : try Campaign(options: options, copy: copy).run()
      exit(isGood ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
      exit(64)
    }
  }
}
