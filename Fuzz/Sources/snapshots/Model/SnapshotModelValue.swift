/// A value of JSON as the model has it: members in the order written, each as often as it is written.
indirect enum SnapshotModelValue: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([SnapshotModelValue])
  case object([Member])

  struct Member: Equatable {
    var name: String
    var value: SnapshotModelValue
  }

  /// The member of a name, of several the last.
  func member(_ name: String) -> SnapshotModelValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The same value with one member of a name, or none.
  func with(_ name: String, _ value: SnapshotModelValue?) -> SnapshotModelValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name } + (value.map { [Member(name: name, value: $0)] } ?? []))
  }

  var elements: [SnapshotModelValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The whole number that it is written as, without a point or an exponent.
  var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  /// How deep lists and members are nested.
  var depth: Int {
    switch self {
    case .null, .bool, .number, .string: 0
    case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    }
  }

  /// The value with one member a name, sorted, so that equal values are equal.
  var plain: SnapshotModelValue {
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(let values): return .array(values.map(\.plain))
    case .object(let members):
      var kept: [Member] = []
      for member in members {
        kept.removeAll { $0.name == member.name }
        kept.append(Member(name: member.name, value: member.value.plain))
      }
      // Names are equal where they are canonically equivalent, so which spelling of a name is kept does not matter. They are sorted
      // by what equal names have in common; of "\u{e9}A" and "e\u{301}" neither comes first, and they are not equal.
      return .object(kept.sorted { $0.name.hashValue < $1.name.hashValue })
    }
  }

  /// The value in ASCII.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let digits): return digits
    case .string(let string):
      let units = string.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return "\"" + units.joined() + "\""
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let texts = members.map { SnapshotModelValue.string($0.name).text + ":" + $0.value.text }
      return "{" + texts.joined(separator: ",") + "}"
    }
  }
}
