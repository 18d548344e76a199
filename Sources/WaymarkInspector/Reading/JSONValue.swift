/// A JSON value of a journal, with its members in the order in which they are written.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is written, which may fit no type.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// The value of a member.
  ///
  /// The last of several members with the same name counts, as in browsers.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The element at a position of an array.
  package subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// About how many bytes it takes in memory.
  ///
  /// - Complexity: O(*n*) in the number of values.
  package var weight: Int {
    let own = MemoryLayout<JSONValue>.stride
    return switch self {
    case .null, .bool: own
    case .number(let text), .string(let text): own + text.weight
    case .array(let elements): elements.reduce(own) { $0 + $1.weight }
    case .object(let members): members.reduce(own) { $0 + 16 + $1.name.weight + $1.value.weight }
    }
  }

  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The number, if it is an integer that `Int` can hold.
  package var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }

  package var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  package var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

extension String {
  /// How many bytes the text takes outside the value itself: short texts are stored inside.
  var weight: Int { utf8.count > 15 ? utf8.count + 32 : 0 }
}
