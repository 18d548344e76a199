import Waymark

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
  let configuration: SnapshotValue
  private(set) var lines: [Line] = []
  /// The first line that cannot be read.
  private(set) var unreadable: Int?

  init(_ bytes: [UInt8], window: Int) throws(ReplayError) {
    var base: SnapshotValue?
    var configuration: SnapshotValue?
    var hasOpened = false
    var place = 0
    var last: UInt64?
    self.window = window
    self.bytes = bytes
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      place += 1
      if line.isEmpty { continue }
      guard let value = try? SnapshotParser.value(of: Array(line), maximumDepth: Self.maximumDepth),
        let kind = value["k"]?.string
      else {
        guard hasOpened else { throw .noJournal }
        // The last one may be torn, where the app was stopped while it was written.
        if line.endIndex < bytes.endIndex { unreadable = place }
        break
      }
      if kind == "open" {
        hasOpened = true
        guard let version = value["v"]?.integer else { throw .noJournal }
        guard version <= 1 else { throw .newer(version: version) }
      }
      guard hasOpened else { throw .noJournal }
      guard case .number(let digits)? = value["s"], let sequence = UInt64(digits) else {
        unreadable = place
        break
      }
      defer { last = sequence }
      // From a place of rest on nothing may be missing, also of another window: whose it was is not known.
      if base != nil, let last, last == .max || sequence != last + 1 {
        lines.append(Line(place: place, value: value, kind: "lost", sequence: sequence))
        break
      }
      guard value["w"]?.integer == window else { continue }
      if kind == "base" {
        if let mode = value["mode"]?.string, mode != "full" { throw .notInFull(mode: mode) }
        if base == nil, value["replayable"] == .bool(true) {
          base = value
          configuration = value["cfg"] ?? configuration
        } else if base == nil {
          configuration = value["cfg"] ?? configuration
        }
        continue
      }
      guard base != nil else { continue }
      lines.append(Line(place: place, value: value, kind: kind, sequence: sequence))
    }
    guard hasOpened else { throw .noJournal }
    guard let base else { throw .noBase(window: window) }
    self.base = base
    self.configuration = configuration ?? .object([:])
  }

  static func contents(of path: String) throws(ReplayError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .system(code: Int32((error as? CocoaError)?.code.rawValue ?? 0))
    }
  }
}
