/// An error of the compiler in a file of the copy.
struct CompilerError {
  let path: String
  let line: Int
  let column: Int

  /// The errors in the output of a build, each once.
  static func errors(in output: String, of folder: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var seen: Set<Substring> = []
    for line in output.split(separator: "\n") where line.hasPrefix(folder + "/") && seen.insert(line).inserted
    {
      guard let end = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<end.lowerBound].split(separator: ":")
      guard place.count == 3, let row = Int(place[1]), let column = Int(place[2]) else { continue }
      errors.append(
        CompilerError(
          path: String(place[0].dropFirst(folder.count + 1)), line: row, column: column))
    }
    return errors
  }
}
