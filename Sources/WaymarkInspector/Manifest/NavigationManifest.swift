#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The navigation of an app, as plain data: its routes with their placements, its links, and
/// which guard guards which route.
///
/// A router makes one with `router.manifest(of:)`. Keep it in a file beside the code, and a review shows
/// what a change does to links and routes. The command `waymark` draws it, compares two of them and explains
/// links with it.
///
/// ```swift
/// import WaymarkInspector
///
/// @MainActor @Test func manifestIsUpToDate() throws {
///   let manifest = App.router.manifest(of: [.home, .shop(.product(id: 1))])
///   #expect(try String(contentsOfFile: "navigation.json", encoding: .utf8) == manifest.json)
/// }
/// ```
///
/// Everything in it has a fixed order, so that what has not changed is written as before.
public struct NavigationManifest: Codable, Hashable, Sendable {
  /// The version of the manifests that this release writes.
  ///
  /// A reader takes manifests up to its own version.
  public static let currentVersion = 1

  /// One route of the app.
  public struct Place: Codable, Hashable, Sendable {
    /// A value that the route holds, as far as a link knows it.
    public struct Value: Codable, Hashable, Sendable {
      /// Its name in the link.
      public var name: String
      /// Its type: `Int`, or `Int?` if it may be missing, or `[Int]` if there may be several.
      public var type: String
    }

    /// The name of the route without its values: `shop.product`.
    public var name: String
    /// Its values, if a link with them as parameters leads to it.
    public var values: [Value]
    /// Where it goes when it is shown without saying how: `push`, `sheet`, `tab home`, `column 1`,
    /// `root`.
    ///
    /// There are several if that depends on its values.
    public var placements: [String]
  }

  /// One guard of the router.
  public struct Guard: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The routes that it guards, or `nil` if it is asked about every navigation.
    public var routes: [String]?
  }

  /// The version of the manifest.
  public var version: Int
  /// The routes by name.
  public var routes: [Place]
  /// The guards in the order in which they are asked.
  public var guards: [Guard]
  /// The links, if the router has a table.
  public var links: LinkManifest?
}

extension NavigationManifest {
  /// The manifest as JSON for a file, with each value on a line of its own and names in order.
  ///
  /// Equal manifests give the same text.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the size of the manifest.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A manifest consists of texts and whole numbers, which always encode.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads a manifest.
  ///
  /// - Parameter json: What was written.
  /// - Throws: `DecodingError`, which says where the text is not a manifest.
  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(NavigationManifest.self, from: Data(json))
  }
}
