import Waymark
import WaymarkJournal

/// Takes any bytes for a journal, and stops where replaying it does what it must not.
///
/// Whatever the bytes are, a replay is refused with a reason, or it comes to an end and its report points into the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJournals(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The fuzzer calls on the main thread.
  MainActor.assumeIsolated { for window in 1...2 { check(bytes, window) } }
  return 0
}

@MainActor private func check(_ bytes: [UInt8], _ window: Int) {
  guard let replay = try? Replay<PlaceRoute>(of: bytes, window: window) else { return }
  let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  let report = replay.run()
  if let difference = report.difference {
    precondition((1...lineCount).contains(difference.line), "A difference points out of the journal")
    precondition(!difference.description.isEmpty, "A difference says nothing")
  }
  if let stop = report.stop {
    precondition((1...lineCount).contains(stop), "A stop points out of the journal")
  }
  precondition(replay.run().difference == report.difference, "A journal is replayed otherwise a second time")
  _ = replay.placing { $0 == .modal ? .sheet : .push }.run()
}

/// The routes of the journals in `Seeds`.
enum PlaceRoute: Route, Codable {
  case home
  case a
  case b
  case c(Int)
  case modal
}
