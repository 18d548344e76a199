/// What is known about an app's navigation, as plain data: its routes with their placements, its links, and which guard speaks
/// about which route.
///
/// A router makes one with ``Router/manifest(of:)``. Kept as a file beside the code, it shows in a review what a change does to
/// links and routes; the command `waymark` draws it, compares two of them and explains links with it.
///
/// ```swift
/// @MainActor @Test func manifestIsUpToDate() throws {
///   let manifest = App.router.manifest(of: [.home, .shop(.product(id: 1))])
///   #expect(try String(contentsOfFile: "navigation.json", encoding: .utf8) == manifest.json)
/// }
/// ```
///
/// Everything in it has an order of its own, so that what has not changed is written as before.
public struct NavigationManifest: Codable, Hashable, Sendable {
  /// The version of what is written.
  ///
  /// A reader takes manifests up to its own.
  public static let currentVersion = 1

  /// One route of the app.
  public struct Place: Codable, Hashable, Sendable {
    /// A value that the route holds, as far as a link knows it.
    public struct Value: Codable, Hashable, Sendable {
      /// What it is called in the link.
      public var name: String
      /// Its type: `Int`, `Int?` where it may be missing, `[Int]` where there may be several.
      public var type: String
    }

    /// What the route is called whatever its values are: `shop.product`.
    public var name: String
    /// Its values, where a link leads to it that has them as parameters.
    public var values: [Value]
    /// Where it goes that is shown without saying how: `push`, `modal sheet`, `tab home`, `column 1`, `root`.
    ///
    /// There are several where that depends on its values.
    public var placements: [String]
  }

  /// One guard of the router.
  public struct Guard: Codable, Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// The routes that it guards, or `nil` where it is asked about every navigation.
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
