import Waymark
import WaymarkInspector
import WaymarkStorage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lines of a journal that are about one window, from where it was at rest.
struct ReplayLines: Sendable {
  struct Line: Sendable {
    /// The place in the file, from 1.
    let place: Int
    let value: SnapshotValue
    let kind: String
    let sequence: UInt64
  }

  /// How deep a line may be nested.
  private static var maximumDepth: Int { 256 }

  let window: Int
  /// The journal as it was read.
  let bytes: [UInt8]

  /// Where the window was.
  let base: SnapshotValue
  /// The line that says so, from 1.
  let basePlace: Int
  private(set) var lines: [Line] = []
  /// Why they end before the journal does, if they do.
  private(set) var end: ReplayStop?

  init(_ bytes: [UInt8], window: Int) throws(ReplayError) {
    var base: SnapshotValue?
    var hasOpened = false
    var place = 0
    var basePlace = 0
    var last: UInt64?
    self.window = window
    self.bytes = bytes
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      place += 1
      var text = Array(line)
      ByteOrderMark.remove(from: &text)
      if text.isEmpty { continue }
      guard let value = try? SnapshotParser.value(of: text, maximumDepth: Self.maximumDepth),
        let kind = value["k"]?.string
      else {
        guard hasOpened else { throw .noJournal }
        // The last line may be incomplete if the app was stopped while it was written.
        if line.endIndex < bytes.endIndex { end = .unreadable(line: place) }
        break
      }
      if kind == "open" {
        hasOpened = true
        guard let version = value["v"]?.integer else { throw .noJournal }
        guard version <= JournalRecord.version else { throw .newer(version: version) }
      }
      guard hasOpened else { throw .noJournal }
      guard case .number(let digits)? = value["s"], let sequence = UInt64(digits) else {
        end = .unreadable(line: place)
        break
      }
      defer { last = sequence }
      // After a place of rest no record may be missing, since nobody knows which window a missing one was
      // about.
      if base != nil, let last, last == .max || sequence != last + 1 {
        end = .lost(line: place)
        break
      }
      guard value["w"]?.integer == window else { continue }
      if kind == "base" {
        if let mode = value["mode"]?.string, mode != "full" { throw .notInFull(mode: mode) }
        guard base == nil else { continue }
        if value["replayable"] == .bool(true), value["unencodable"] != .bool(true) {
          (base, basePlace) = (value, place)
        }
        continue
      }
      guard base != nil else { continue }
      if kind == "gone" { break }
      end = Self.stop(at: value, kind, place)
      if end != nil { break }
      lines.append(Line(place: place, value: value, kind: kind, sequence: sequence))
    }
    guard hasOpened else { throw .noJournal }
    guard let base else { throw .noBase(window: window) }
    self.base = base
    self.basePlace = basePlace
  }

  /// The first name of a guard that the journal never says was added.
  func newGuard(among names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let added = (base["guards"]?.array ?? []) + lines.filter { $0.kind == "guard" }.map(\.value)
    let known = Set(added.filter { $0["e"] == nil }.compactMap { $0["name"]?.string })
    return names.first { !known.contains($0) }
  }

  /// The report of a replay that cannot begin.
  var unreadable: ReplayReport {
    ReplayReport(
      difference: nil, stop: .unreadable(line: basePlace), recordCount: 0, navigationCount: 0,
      recordedGuards: [])
  }

  /// Why a replay cannot go on with a line, or `nil` if it can.
  private static func stop(at line: SnapshotValue, _ kind: String, _ place: Int) -> ReplayStop? {
    if kind == "lost" { return .lost(line: place) }
    guard JournalRecord.kinds.contains(kind) else { return .unknown(line: place, kind: kind) }
    return line["unencodable"] == .bool(true) ? .unencodable(line: place) : nil
  }

  static func contents(of path: String) throws(ReplayError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .system(code: Int32((error as? CocoaError)?.code.rawValue ?? 0))
    }
  }
}
