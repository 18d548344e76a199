#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The types of parameters that this library reads itself, by the names that manifests have for them.
enum StandardParameter {
  private static let all: [any LinkParameter.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self, Double.self, Float.self, Bool.self, String.self, UUID.self, Date.self,
  ]

  private static let identifiers = Set(all.map { ObjectIdentifier($0) })

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.linkTypeName, $0) })

  /// Whether a type is one of them, whatever it is called.
  static func isStandard(_ type: LinkType) -> Bool { identifiers.contains(type.id) }

  /// The type with a name.
  static func named(_ name: String) -> (any LinkParameter.Type)? { byName[name] }
}
