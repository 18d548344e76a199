import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// A router with a recording host whose journal is written into a folder that is gone with this.
@MainActor
final class JournalBench<R: Route> {
  let folder: URL
  let clock = ManualClock()
  let router: Router<R>
  let host = RecordingHost<R>()
  let journal: Journal

  init(
    _ tree: RouteTree<R>, _ routes: JournalRoutes<R> = .names, fileSize: Int = 16 << 20,
    olderFileCount: Int = 2,
    window: String? = nil, isAttached: Bool = true,
    placement: @escaping @MainActor (R) -> Placement<R> = { _ in .push },
    log: (@MainActor (String) -> Void)? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    journal = try Journal(
      to: folder.appending(path: "journal.jsonl").path, app: "test", fileSize: fileSize,
      olderFileCount: olderFileCount)
    router = Router(tree, configuration: .init(placement: placement, log: log, advanced: .init(timer: clock)))
    router.record(in: journal, window: window, routes: routes)
    if isAttached { host.attach(to: router) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func text(part: Int? = nil) throws -> String {
    journal.flush(within: .seconds(60))
    let name = part.map { "journal.jsonl.\($0)" } ?? "journal.jsonl"
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func records(part: Int? = nil) throws -> [JournalLine] { try JournalLine.lines(of: try text(part: part)) }
}

/// A line of a journal as a test looks at it.
struct JournalLine {
  let members: [String: Any]
  let text: String

  static func lines(of text: String) throws -> [JournalLine] {
    try text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return JournalLine(members: try #require(object as? [String: Any]), text: String(line))
    }
  }

  var kind: String { members["k"] as? String ?? "" }

  subscript(_ name: String) -> String? { members[name] as? String }

  func number(_ name: String) -> Int? { members[name] as? Int }

  func has(_ name: String) -> Bool { members[name] != nil }
}

extension [JournalLine] {
  var kinds: [String] { map(\.kind) }

  func of(_ kind: String) -> [JournalLine] { filter { $0.kind == kind } }
}

enum PlaceRoute: Route, Codable {
  case home
  case a
  case b
  case c(Int)
  case modal
}
