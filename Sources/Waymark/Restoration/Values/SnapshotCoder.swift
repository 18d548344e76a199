// Only what is stored needs a coder; navigating does not.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Takes the app's own values to what is written in a file, and back.
struct SnapshotCoder {
  /// How deep a route or a saved value may be nested, so that with what a file holds around it it can be read again.
  static let maximumValueDepth = 64

  private let encoder: JSONEncoder
  private let decoder = JSONDecoder()

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// What a value looks like in a file.
  ///
  /// - Parameter value: A route or a saved value.
  /// - Returns: What to write.
  /// - Throws: What keeps the value from being written.
  func encode(_ value: some Encodable) throws -> SnapshotValue {
    let data = try encoder.encode(value)
    return try SnapshotParser.value(of: [UInt8](data), maximumDepth: Self.maximumValueDepth)
  }

  /// The value that was written.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - written: What a file holds.
  /// - Returns: The value.
  /// - Throws: Why it is no value of that type.
  func decode<Value: Decodable>(_ type: Value.Type, from written: SnapshotValue) throws -> Value {
    try decoder.decode(type, from: Data(written.bytes))
  }

  /// What an error says, without the machinery around it.
  ///
  /// - Parameter error: What an encoder or a decoder has thrown.
  /// - Returns: A sentence or a name.
  static func account(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    case EncodingError.invalidValue(_, let context):
      context.debugDescription
    case let fault as SnapshotParser.Fault:
      "\(fault.expected) was expected"
    default:
      String(describing: error)
    }
  }
}
