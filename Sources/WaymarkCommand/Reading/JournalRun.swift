import WaymarkInspector
import WaymarkStorage

/// Reads a journal for a command: goes through it once, and says at the end what was left out.
struct JournalRun {
  /// How many problems are reported one by one.
  private static let toldProblems = 20

  /// The file, as it was given.
  let path: String
  let console: Console

  /// The name of the file in messages.
  var name: String { path == "-" ? "standard input" : path.harmless(limit: 200) }

  /// The messages for the end of the run.
  struct Summary {
    /// The number of records of each unknown kind.
    let unknownKinds: [String: Int]
    /// The exit status if something could not be read; `nil` if everything could.
    let failure: CommandFailure?
  }

  /// Goes through a journal.
  ///
  /// - Parameter body: Called with each record and problem. The flag says that the next one has to be waited for, so that
  ///   this is the time to show what there is.
  /// - Returns: What remains to be said once the output is complete.
  /// - Throws: ``CommandFailure`` where the file cannot be read or is no journal; what `body` throws.
  func forEachItem(_ body: (JournalItem, _ isDrained: Bool) throws -> Void) throws -> Summary {
    var reader: JournalReader
    do throws(SystemFault) {
      reader = JournalReader(LineReader(try ByteSource(path: path)))
    } catch {
      throw CommandFailure(.noInput, "\(name): \(error)")
    }
    var told = 0
    while true {
      let item: JournalItem?
      do throws(SystemFault) { item = try reader.next() } catch {
        throw CommandFailure(.ioError, "\(name): \(error)")
      }
      guard let item else { break }
      if case .problem(let problem) = item {
        told += 1
        let isForeign = problem.kind == .foreign
        if told <= JournalRun.toldProblems || isForeign { tell(problem) }
        if isForeign { throw CommandFailure(.data) }
      }
      try body(item, reader.isDrained)
    }
    if told > JournalRun.toldProblems {
      console.complain("\(name): \(told - JournalRun.toldProblems) more like these")
    }
    tellUnknown(reader.unknownKinds)
    return Summary(unknownKinds: reader.unknownKinds, failure: failure(reader.damagedCount))
  }

  private func failure(_ damaged: Int) -> CommandFailure? {
    guard damaged > 0 else { return nil }
    return CommandFailure(.data, "\(name): \(damaged == 1 ? "1 line was" : "\(damaged) lines were") left out")
  }

  private func tell(_ problem: JournalProblem) {
    try? console.output.flush()
    try? console.errors.write("\(name):\(problem.line):\(problem.column): \(problem.message)\n")
    try? console.errors.flush()
  }

  private func tellUnknown(_ kinds: [String: Int]) {
    guard !kinds.isEmpty else { return }
    let list = kinds.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    console.complain("\(name): kinds of records that are not known here: \(list.joined(separator: ", "))")
  }
}
