#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values that JSON has, and values that have a customary form in JSON.
enum SnapshotLeaf {
  private static let integers: Set<ObjectIdentifier> = {
    var types: [Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
      UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    ]
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      types += [Int128.self, UInt128.self]
    }
    return Set(types.map(ObjectIdentifier.init))
  }()

  /// The value that is written for another, or `nil` if that encodes itself.
  ///
  /// - Throws: `EncodingError` for a value that cannot be read again.
  static func written<Value>(_ value: Value, _ path: SnapshotCodingPath?) throws -> SnapshotValue? {
    let type = Value.self
    if type == String.self { return (value as? String).map(SnapshotValue.string) }
    if type == Bool.self { return (value as? Bool).map(SnapshotValue.bool) }
    if integers.contains(ObjectIdentifier(type)) {
      return (value as? any BinaryInteger).map { .number(String(describing: $0)) }
    }
    if type == Double.self { return (value as? Double).map(number) }
    if type == Float.self { return (value as? Float).map(number) }
    if type == Data.self { return (value as? Data).map { .string($0.base64EncodedString()) } }
    if type == URL.self { return (value as? URL).map { .string($0.absoluteString) } }
    if type == Decimal.self { return try (value as? Decimal).map { try number($0, path) } }
    return nil
  }

  private static func number(_ value: Decimal, _ path: SnapshotCodingPath?) throws -> SnapshotValue {
    guard value.isNaN else { return .number(value.description) }
    let account = "a Decimal that is no number cannot be read again inside another value"
    throw EncodingError.invalidValue(
      value, EncodingError.Context(codingPath: path?.keys ?? [], debugDescription: account))
  }

  /// A number in JSON's digits, or the text for a number that is not finite.
  private static func number(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> SnapshotValue {
    if value.isNaN { return .string("NaN") }
    if value.isInfinite { return .string(value < 0 ? "-Infinity" : "Infinity") }
    let digits = value.description
    return .number(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }
}
