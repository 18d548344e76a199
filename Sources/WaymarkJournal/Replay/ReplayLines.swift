import Waymark
import WaymarkStorage

/// The lines of a journal that are about one window, from where it was at rest.
struct ReplayLines: Sendable {
  struct Line: Sendable {
    /// The place in the file, from 1.
    let place: Int
    let value: JSONValue
    let kind: String
    let sequence: UInt64

    /// Reads a line; `nil` for one that is not of a journal.
    init?(_ text: some Sequence<UInt8>, place: Int) {
      guard let value = try? JSONParser.value(of: Array(text), maximumDepth: 256),
        let kind = value["k"]?.string, case .number(let digits)? = value["s"], let sequence = UInt64(digits)
      else { return nil }
      (self.place, self.value, self.kind, self.sequence) = (place, value, kind, sequence)
    }
  }

  /// The state in which the window was.
  let base: Line
  private(set) var lines: [Line] = []
  /// The line before which they end because it cannot be read or one is missing; `nil` if they do not.
  private(set) var end: Int?

  init(_ bytes: [UInt8], window: Int) throws(ReplayError) {
    var base: Line?
    var last: UInt64?
    let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() where !text.isEmpty {
      guard let line = Line(text, place: index + 1) else {
        guard last != nil else { throw .noJournal }
        // The last line may be incomplete if the app was stopped while it was written.
        if text.endIndex < bytes.endIndex { end = index + 1 }
        break
      }
      if last == nil {
        guard line.kind == "open", let version = line.value["v"]?.integer else { throw .noJournal }
        guard version <= JournalOutput.version else { throw .newer(version: version) }
      }
      defer { last = line.sequence }
      // After a place of rest no record may be missing, since nobody knows which window a missing one was about.
      if base != nil, let last, line.sequence != last &+ 1 {
        end = line.place
        break
      }
      guard line.value["w"]?.integer == window else { continue }
      if line.kind == "base" {
        if let mode = line.value["mode"]?.string, mode != "full" { throw .notInFull(mode: mode) }
        if base == nil, line.value["replayable"] == true { base = line }
        continue
      }
      // Misuse is a matter of the facade's.
      guard base != nil, line.value["what"]?.string != "misuse" else { continue }
      if line.kind == "gone" { break }
      lines.append(line)
    }
    guard last != nil else { throw .noJournal }
    guard let base else { throw .noBase(window: window) }
    self.base = base
  }

  /// The first name of a guard that the journal never says was added.
  func newGuard(among names: [String]) -> String? {
    let added = (base.value["guards"]?.array ?? []) + lines.filter { $0.kind == "guard" }.map(\.value)
    let known = Set(added.filter { $0["e"] == nil }.compactMap { $0["name"]?.string })
    return names.first { !known.contains($0) }
  }
}
