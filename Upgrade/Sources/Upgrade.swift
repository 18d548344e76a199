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
    let results = try Sources(paths: options.folders).upgraded()
    var changed = 0
    var undecided = 0
    for result in results {
      if result.isChanged {
        changed += 1
        print("\(result.file.path): \(options.checks ? "would be rewritten" : "rewritten")")
        if !options.checks { try write(result) }
      }
      for place in result.undecided {
        print("\(result.file.path):\(place.line): \(place.text)")
        undecided += 1
      }
    }
    let verb = options.checks ? "would be rewritten" : "rewritten"
    print("upgrade: \(changed) of \(results.count) files \(verb), \(undecided) places to look at")
    return !options.checks || changed + undecided == 0
  }

  private static func write(_ result: Sources.Result) throws(Options.Failure) {
    do {
      try Data(result.bytes).write(to: URL(fileURLWithPath: result.file.path), options: .atomic)
    } catch {
      throw Options.Failure(description: "\(result.file.path): cannot be written: \(error)")
    }
  }
}
