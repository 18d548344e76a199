import Waymark
import WaymarkStorage

/// The members of a line, or of a value in it; those that are `nil` are left out.
typealias JournalMembers = [String: SnapshotValue?]

extension JournalMembers {
  static func + (members: Self, more: Self) -> Self { members.merging(more) { $1 } }
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
