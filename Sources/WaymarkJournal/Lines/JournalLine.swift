import Waymark
import WaymarkStorage

/// The members of a line, or of a value in it; those that are `nil` are left out.
typealias JournalMembers = [String: SnapshotValue?]

/// Something that has happened, as a line of a journal.
struct JournalLine: Sendable {
  let kind: String
  let members: JournalMembers

  /// The line without its number and its time.
  var value: SnapshotValue { .object(members.merging(["k": .string(kind)]) { $1 }) }

  /// Writes the line in JSON, with what every line has at its beginning.
  ///
  /// - Parameters:
  ///   - sequence: The number of the line.
  ///   - time: The time in nanoseconds since the journal began.
  ///   - bytes: Where to write it.
  func write(_ sequence: UInt64, at time: UInt64, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: #"{"k":"\#(kind)","s":\#(sequence),"t":\#(time / 1000)"#.utf8)
    let rest = SnapshotValue.object(members)
    if rest == .object([:]) {
      bytes.append(UInt8(ascii: "}"))
    } else {
      let start = bytes.count
      rest.write(to: &bytes)
      bytes[start] = UInt8(ascii: ",")
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension SnapshotValue {
  static func object(_ members: JournalMembers) -> SnapshotValue { .object(members.compactMapValues { $0 }) }

  static func number(_ number: some FixedWidthInteger) -> SnapshotValue { .number(String(number)) }

  static func id(_ id: EntryID) -> SnapshotValue { .number(id.rawValue) }

  /// A member that is there only if it is true.
  static func flag(_ value: Bool) -> SnapshotValue? { value ? .bool(true) : nil }

  /// A member that is there only if the list has elements.
  static func list<Element>(
    _ elements: some Collection<Element>, _ value: (Element) -> SnapshotValue
  ) -> SnapshotValue? {
    elements.isEmpty ? nil : .array(elements.map(value))
  }
}

extension JournalMembers {
  static func + (members: Self, more: Self) -> Self { members.merging(more) { $1 } }
}
