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
      exit(try Campaign(options: options, copy: copy).run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
      exit(64)
    }
  }
}
