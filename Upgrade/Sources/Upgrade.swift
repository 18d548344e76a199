import Foundation

@main
enum Upgrade {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(Options.usage)
        exit(0)
      }
      if let samples = options.samples {
        exit(try Samples(folder: samples).run() ? 0 : 1)
      }
      exit(try run(options) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("upgrade: \(error)\n".utf8))
      exit(64)
    }
  }

  /// Rewrites, or says what would be.
  ///
  /// - Returns: Whether the status is that of success.
  private static func run(_ options: Options) throws(Options.Failure) -> Bool {
    let sources = try Sources(paths: options.folders)
    let results = try sources.upgraded()
    if !options.checks { try checkWritable(results) }
    for link in sources.links { print("\(link): is a link, and was passed over; name where it leads to") }
    var changed = 0
    var undecided = 0
    for result in results {
      if result.isChanged {
        if !options.checks { try write(result, after: changed) }
        changed += 1
        print("\(result.file.path): \(options.checks ? "would be rewritten" : "rewritten")")
      }
      for place in result.undecided {
        print("\(result.file.path):\(place.line): \(place.text)")
        undecided += 1
      }
    }
    let verb = options.checks ? "would be rewritten" : "rewritten"
    print("upgrade: \(changed) of \(results.count) files \(verb), \(undecided) places to look at")
    // Places to look at stay where a name is the app's own.
    return !options.checks || changed == 0
  }

  /// Refuses before anything is written, where a file may not be.
  private static func checkWritable(_ results: [Sources.Result]) throws(Options.Failure) {
    let manager = FileManager.default
    for result in results where result.isChanged {
      let folder = (result.file.path as NSString).deletingLastPathComponent
      guard manager.isWritableFile(atPath: result.file.path),
        manager.isWritableFile(atPath: folder.isEmpty ? "." : folder)
      else {
        throw Options.Failure(
          description:
            "\(result.file.path): cannot be written; nothing was rewritten: make it and its folder writable")
      }
    }
  }

  private static func write(_ result: Sources.Result, after count: Int) throws(Options.Failure) {
    let manager = FileManager.default
    do {
      let rights = try manager.attributesOfItem(atPath: result.file.path)[.posixPermissions]
      try Data(result.bytes).write(to: URL(fileURLWithPath: result.file.path), options: .atomic)
      // What is written beside the old file and takes its place has rights of its own.
      if let rights { try manager.setAttributes([.posixPermissions: rights], ofItemAtPath: result.file.path) }
    } catch {
      throw Options.Failure(
        description:
          "\(result.file.path): cannot be written: \(error); \(count) files before it were: run this again")
    }
  }
}
