import WaymarkState

/// A decoder of data that never ends: tabs in tabs in tabs, or tabs beside tabs beside tabs.
struct EndlessDecoder: Decoder {
  enum Shape {
    /// Each tab holds tabs.
    case nested
    /// Tabs of one place each, and always one more.
    case sideBySide
  }

  /// How much was read.
  final class Readings {
    var deepest = 0
    var tabs = 0
  }

  let shape: Shape
  let readings: Readings
  var depth = 0

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { List(decoder: self) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw refusal }

  var refusal: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "Endless data has nothing of this kind."))
  }

  /// The members of an object: a key, and tabs or at the end of `sideBySide` a place.
  struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: EndlessDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
      switch key.stringValue {
      case "stack": decoder.shape == .sideBySide && decoder.depth > 0
      case "tabs": decoder.shape == .nested || decoder.depth == 0
      default: key.stringValue == "key"
      }
    }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      if let number = decoder.readings.tabs as? T { return number }
      if let place = NumberedPlace(rawValue: decoder.readings.tabs) as? T { return place }
      if let stack = RouteStack<NumberedPlace>(root: NumberedPlace(rawValue: 0)) as? T { return stack }
      throw decoder.refusal
    }

    func nestedContainer<NestedKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedDecodingContainer<NestedKey> { decoder.container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { List(decoder: decoder) }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
  }

  /// A list that is never at its end.
  struct List: UnkeyedDecodingContainer {
    let decoder: EndlessDecoder

    var codingPath: [any CodingKey] { [] }
    var count: Int? { nil }
    var isAtEnd: Bool { false }
    private(set) var currentIndex = 0

    init(decoder: EndlessDecoder) { self.decoder = decoder }

    mutating func nestedContainer<NestedKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
      var inner = decoder
      inner.depth += 1
      decoder.readings.deepest = max(decoder.readings.deepest, inner.depth)
      decoder.readings.tabs += 1
      // What reads on without a bound ends here, so that it fails and does not take the machine along.
      guard inner.depth < 1_000, decoder.readings.tabs < 1_000_000 else { throw Runaway() }
      return inner.container(keyedBy: type)
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { throw decoder.refusal }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
    mutating func superDecoder() -> any Decoder { decoder }
  }

  struct Runaway: Error {}
}

/// As many routes as there are numbers.
struct NumberedPlace: Route, Codable {
  let rawValue: Int
}
