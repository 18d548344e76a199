// Only what is stored needs a coder; navigating does not.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes the app's values for a file, and decodes them, by Foundation's JSON.
///
/// Numbers that are not finite are the texts `"Infinity"`, `"-Infinity"` and `"NaN"`.
package struct JSONCoder {
  /// How deep a route or a saved value may be nested, so that the whole file can be read again.
  package static let maximumValueDepth = 64

  /// A route is not equal to itself, such as one that holds `nan`.
  package struct NotItself: Error, CustomStringConvertible {
    package let description = "it is not equal to itself"

    package init() {}
  }

  // Shared, since each is dearer to make than a route is to write.
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }()
  private static let decoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }()

  package init() {}

  /// Encodes a value for a file.
  ///
  /// - Parameter value: A route or a saved value.
  /// - Returns: What to write.
  /// - Throws: The error of the value's own `encode(to:)`, or one for a value that could not be read again.
  package func encode(_ value: some Encodable) throws -> JSONValue {
    try JSONParser.value(of: [UInt8](Self.encoder.encode(value)), maximumDepth: Self.maximumValueDepth)
  }

  /// The value that was written.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - written: What a file holds.
  /// - Returns: The value.
  /// - Throws: Why it is no value of that type.
  package func decode<Value: Decodable>(_ type: Value.Type, from written: JSONValue) throws -> Value {
    try Self.decoder.decode(type, from: Data(written.bytes))
  }

  /// A route that was written.
  ///
  /// - Parameters:
  ///   - type: The type of the route.
  ///   - written: What a file holds.
  /// - Returns: The route.
  /// - Throws: Why it is no route of that type that can be used.
  package func route<R: Equatable & Decodable>(_ type: R.Type, from written: JSONValue) throws -> R {
    let route = try decode(type, from: written)
    guard route == route else { throw NotItself() }
    return route
  }

  /// The text of an error, without the context that coders add.
  ///
  /// - Parameter error: What an encoder or a decoder has thrown.
  /// - Returns: A sentence or a name.
  package static func account(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    case EncodingError.invalidValue(_, let context):
      context.debugDescription
    default:
      String(describing: error)
    }
  }
}
