import WaymarkStorage

/// Lines of JSON under construction.
struct JournalText {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element is the first of its object or list.
  private var isFirst = true

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  // MARK: Lines

  mutating func beginLine() {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Members

  private mutating func separate() {
    if isFirst { isFirst = false } else { bytes.append(UInt8(ascii: ",")) }
  }

  /// Begins a member, whose name needs no escaping.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  /// A member whose text needs no escaping.
  mutating func member(_ name: StaticString, word: StaticString) {
    key(name)
    bytes.append(UInt8(ascii: "\""))
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func member(_ name: StaticString, _ number: some FixedWidthInteger) {
    key(name)
    self.number(number)
  }

  /// Writes a member that is there only if it is true.
  mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    key(name)
    bytes.append(contentsOf: "true".utf8)
  }

  mutating func member(_ name: StaticString, list: (inout JournalText) -> Void) {
    key(name)
    self.list(list)
  }

  mutating func member(_ name: StaticString, object: (inout JournalText) -> Void) {
    key(name)
    self.object(object)
  }

  // MARK: Elements

  mutating func element(_ body: (inout JournalText) -> Void) {
    separate()
    let wasFirst = isFirst
    body(&self)
    isFirst = wasFirst
  }

  mutating func element(_ number: some FixedWidthInteger) {
    separate()
    self.number(number)
  }

  // MARK: Values

  mutating func object(_ body: (inout JournalText) -> Void) {
    let wasFirst = isFirst
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    isFirst = wasFirst
  }

  mutating func list(_ body: (inout JournalText) -> Void) {
    let wasFirst = isFirst
    bytes.append(UInt8(ascii: "["))
    isFirst = true
    body(&self)
    bytes.append(UInt8(ascii: "]"))
    isFirst = wasFirst
  }

  mutating func number(_ number: some FixedWidthInteger) {
    guard number >= 10 || number < 0 else { return bytes.append(UInt8(ascii: "0") &+ UInt8(number)) }
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func string(_ text: String) { SnapshotValue.quote(text, to: &bytes) }

  mutating func value(_ value: SnapshotValue) { value.write(to: &bytes) }

  mutating func null() { bytes.append(contentsOf: "null".utf8) }

  /// Appends lines, or a value, that were made separately.
  mutating func append(_ other: JournalText) { bytes.append(contentsOf: other.bytes) }

  /// Writes a value that was made separately, as a member.
  mutating func member(_ name: StaticString, made other: JournalText) {
    key(name)
    append(other)
  }
}
