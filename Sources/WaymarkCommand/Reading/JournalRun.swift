import WaymarkInspector
import WaymarkStorage

/// Reads a journal for a command, and says what was left out.
struct JournalRun {
  /// How many problems are reported one by one.
  private static let toldProblems = 20

  /// The file, as it was given.
  let path: String
  let console: Console

  /// The name of the file in messages.
  var name: String { path == "-" ? "standard input" : path.harmless(limit: 200) }

  /// Goes through a journal.
  ///
  /// - Parameter body: Called with each record and problem. The flag says that the next one has to be waited for, so that
  ///   this is the time to show what there is.
  /// - Returns: The failure to end with once the output is complete, if something could not be read.
  /// - Throws: ``CommandFailure`` where the file cannot be read or is no journal; what `body` throws.
  func forEachItem(_ body: (JournalItem, _ isDrained: Bool) throws -> Void) throws -> CommandFailure? {
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
        if told <= JournalRun.toldProblems {
          console.complain("\(name):\(problem.line):\(problem.column): \(problem.message)")
        }
      }
      try body(item, reader.isDrained)
    }
    if told > JournalRun.toldProblems {
      console.complain("waymark: \(name): \(told - JournalRun.toldProblems) more like these")
    }
    guard reader.hasRecord else {
      throw CommandFailure(.data, "\(name): no record of a journal in this file")
    }
    let damaged = reader.damagedCount
    guard damaged > 0 else { return nil }
    return CommandFailure(.data, "\(name): \(damaged == 1 ? "1 line was" : "\(damaged) lines were") left out")
  }
}
