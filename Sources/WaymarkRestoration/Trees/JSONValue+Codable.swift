extension JSONValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  /// Reads a value.
  ///
  /// - Parameter decoder: A decoder of JSON, or of what has the same kinds of values.
  /// - Throws: `DecodingError` for any other value, and for one that is nested deeper than 128.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= 128 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "Lists and members are nested deeper than 128"))
    }
    if let members = try? decoder.container(keyedBy: Name.self) {
      self = .object([:])
      for name in members.allKeys {
        self[name.stringValue] = try members.decode(JSONValue.self, forKey: name)
      }
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !list.isAtEnd { values.append(try list.decode(JSONValue.self)) }
      self = .array(values)
      return
    }
    let one = try decoder.singleValueContainer()
    if one.decodeNil() {
      self = .null
    } else if let value = try? one.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? one.decode(Int.self) {
      self = .number(value)
    } else if let value = try? one.decode(UInt64.self) {
      self = .number(value)
    } else if let value = try? one.decode(Double.self) {
      self = .number("\(value)")
    } else {
      self = .string(try one.decode(String.self))
    }
  }

  /// Writes the value; a number that is not whole has the digits of a `Double`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .string(let text): try text.encode(to: encoder)
    case .number(let digits):
      if let value = Int(digits) {
        try value.encode(to: encoder)
      } else if let value = UInt64(digits) {
        try value.encode(to: encoder)
      } else {
        try (Double(digits) ?? 0).encode(to: encoder)
      }
    }
  }
}
