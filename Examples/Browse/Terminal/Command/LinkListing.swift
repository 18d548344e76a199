import BrowseCore
import Waymark
import WaymarkInspector

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `browse links` prints.
enum LinkListing {
  /// All links of the browser.
  ///
  /// - Parameter isJSON: Whether it is for programs: the manifest as JSON, otherwise a table for people.
  /// - Returns: The text.
  static func text(isJSON: Bool) -> String {
    let manifest = BrowseLinks.table.manifest
    guard isJSON else { return table(of: manifest) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A manifest is plain data, which always encodes.
    let data = (try? encoder.encode(manifest)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private static func table(of manifest: LinkManifest) -> String {
    let rows = [("LINK", "EXAMPLE")] + manifest.links.map { ($0.pattern, $0.example) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }.joined(separator: "\n")
  }
}
