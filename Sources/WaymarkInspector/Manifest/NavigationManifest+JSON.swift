#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NavigationManifest {
  /// The manifest as JSON for a file, with each value on a line of its own and names in order.
  ///
  /// Equal manifests give the same text.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the size of the manifest.
  public var json: String { sortedJSON }

  /// Reads a manifest.
  ///
  /// - Parameter json: What was written.
  /// - Throws: `DecodingError`, which says where the text is not a manifest.
  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(NavigationManifest.self, from: Data(json))
  }
}
