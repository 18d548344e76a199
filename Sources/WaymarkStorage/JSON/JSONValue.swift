/// A JSON value of a file, such as a snapshot for migrations to read and change, or a journal.
///
/// Numbers are kept as they are written, so that none loses a digit on its way.
///
/// ```swift
/// let route: JSONValue = ["product": ["id": 5]]
/// ```
public enum JSONValue: Hashable, Sendable {
  /// The null value.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number, in the digits of JSON.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members by their names.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The text, if the value is one.
  public var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The whole number, if the value is one that `Int` can hold.
  public var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }

  /// The list, if the value is one.
  public var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The members, if the value is an object.
  public var members: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The member with a name, if the value has one.
  ///
  /// Setting it on a value that is not an object does nothing. Setting it to `nil` removes the member.
  ///
  /// - Parameter name: The name of the member.
  public subscript(_ name: String) -> JSONValue? {
    get { members?[name] }
    set {
      guard case .object(var members) = self else { return }
      self = .null
      members[name] = newValue
      self = .object(members)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a null value.
  ///
  /// - Parameter nilLiteral: The `nil` literal.
  public init(nilLiteral: ()) { self = .null }

  /// Makes a Boolean value.
  ///
  /// - Parameter value: The Boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes a number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self = .number(String(value)) }

  /// Makes a text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes a list.
  ///
  /// - Parameter elements: What it holds.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object.
  ///
  /// - Parameter elements: The members. Of two with the same name, the later one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, later in later })
  }
}

extension JSONValue {
  /// An object without the members that are `nil`.
  package static func object(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues { $0 })
  }

  package static func number(_ number: some FixedWidthInteger) -> JSONValue { .number(String(number)) }

  /// A member that is there only if it is true.
  package static func flag(_ value: Bool) -> JSONValue? { value ? .bool(true) : nil }

  /// A member that is there only if the list has elements.
  package static func list<Element>(
    _ elements: some Collection<Element>, _ value: (Element) -> JSONValue
  ) -> JSONValue? {
    elements.isEmpty ? nil : .array(elements.map(value))
  }
}

extension Dictionary where Key == String {
  /// The members in the order of the bytes of their names, which is the same in every run of a program.
  ///
  /// The order of strings is not: neither of `"e\u{301}"` and `"é="` is less than the other, but they are not
  /// equal.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of members.
  package var inOrder: [Element] { sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
}
