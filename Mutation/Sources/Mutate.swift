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
      note("mutate: \(error)")
      exit(64)
    }
  }
}

/// Why the tool cannot go on.
struct MutationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Says on standard error how far the tool is.
func note(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
