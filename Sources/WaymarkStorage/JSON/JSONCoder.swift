// Only what is stored needs a coder; navigating does not.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes the app's values for a file, and decodes them, by Foundation's JSON.
///
/// Numbers that are not finite are the texts `"Infinity"`, `"-Infinity"` and `"NaN"`.
package enum JSONCoder {
  /// How deep a route or a saved value may be nested, so that the whole file can be read again.
  package static let maximumValueDepth = 64

  /// A route is not equal to itself, such as one that holds `nan`, and would never be recognized as shown.
  private struct NotItself: Error, CustomStringConvertible {
    let description = "it is not equal to itself"
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

  /// Encodes a value for a file.
  ///
  /// - Parameter value: A route or a saved value.
  /// - Returns: What to write.
  /// - Throws: The error of the value's own `encode(to:)`, or one for a value that could not be read again.
  package static func encode(_ value: some Encodable) throws -> JSONValue {
    try JSONParser.value(of: [UInt8](encoder.encode(value)), maximumDepth: maximumValueDepth)
  }

  /// The value that was written.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - written: What a file holds.
  /// - Returns: The value.
  /// - Throws: Why it is no value of that type.
  package static func decode<Value: Decodable>(_ type: Value.Type, from written: JSONValue) throws -> Value {
    try decoder.decode(type, from: Data(written.bytes))
  }

  /// Encodes a route for a file.
  ///
  /// - Parameter route: The route.
  /// - Returns: What to write.
  /// - Throws: What ``encode(_:)`` throws, or an error for a route that could not be used.
  package static func encode(route: some Equatable & Encodable) throws -> JSONValue {
    guard route == route else { throw NotItself() }
    return try encode(route)
  }

  /// A route that was written.
  ///
  /// - Parameters:
  ///   - type: The type of the route.
  ///   - written: What a file holds.
  /// - Returns: The route.
  /// - Throws: Why it is no route of that type that can be used.
  package static func route<R: Equatable & Decodable>(_ type: R.Type, from written: JSONValue) throws -> R {
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
