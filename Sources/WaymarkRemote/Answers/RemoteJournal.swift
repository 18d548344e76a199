import Waymark
import WaymarkJournal
import WaymarkStorage

/// The newest records of a router's journal, in memory: the present part, and the one before.
final class RemoteJournal: JournalSink {
  /// How many bytes a part has.
  static let partSize = 4 << 20
  /// How many bytes of records a reply has, unless its first record is longer.
  private static let replySize = 1 << 18

  private let kept = EventLock(Kept())

  private struct Kept {
    var lines: [[UInt8]] = []
    /// The numbers of the first record that is kept, and of the first of the present part.
    var (first, part) = (1, 1)
    var byteCount = 0

    var last: Int { first + lines.count - 1 }
  }

  var byteCount: Int { kept.use { $0.byteCount } }

  /// The number of the last record.
  var last: Int { kept.use { $0.last } }

  func write(_ bytes: [UInt8]) {
    kept.use { kept in
      kept.lines += bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
      kept.byteCount += bytes.count
    }
  }

  func turn() {
    kept.use { kept in
      kept.lines.removeFirst(kept.part - kept.first)
      (kept.first, kept.part, kept.byteCount) = (kept.part, kept.part + kept.lines.count, 0)
    }
  }

  func finish() {}

  /// The records after a number, or from the first that is kept where that is later.
  ///
  /// - Parameter number: The last record that is known.
  /// - Returns: The records, the number of the last of them, and whether there are more.
  func records(after number: Int) -> JSONValue {
    let (lines, last, hasMore) = kept.use { kept in
      let start = min(max(number - kept.first + 1, 0), kept.lines.count)
      var (end, size) = (start, 0)
      while end < kept.lines.count, size == 0 || size + kept.lines[end].count <= Self.replySize {
        size += kept.lines[end].count
        end += 1
      }
      return (kept.lines[start..<end], kept.first + end - 1, end < kept.lines.count)
    }
    let records = lines.map { (try? JSONParser.value(of: $0, maximumDepth: 256)) ?? .null }
    return .object(["records": .array(records), "last": .number(last), "more": .flag(hasMore)])
  }
}
