import WaymarkStorage

extension LinkManifest {
  /// The `apple-app-site-association` file for the hosts of the links: `applinks` with a component for each link.
  ///
  /// Serve it as `https://<host>/.well-known/apple-app-site-association`. Links that may be opened from
  /// inside the app only are excluded. They come before all others, so that no wildcard matches them.
  ///
  /// - Parameter appIDs: The app's identifiers with the prefix of their team, as in
  ///   `ABCDE12345.com.example.app`.
  /// - Returns: The file's content, as JSON.
  /// - Complexity: O(*n*), where *n* is the length of all patterns.
  public func appleAppSiteAssociation(appIDs: [String]) -> String {
    let components = (links.filter(\.isInternal) + links.filter { !$0.isInternal }).map {
      link -> SnapshotValue in
      .object([
        "/": .string(link.matcher.path), "comment": .string(link.pattern),
        "?": link.matcher.query.isEmpty ? nil : .object(link.matcher.query.mapValues(SnapshotValue.string)),
        "#": link.matcher.fragment.map { .string($0) }, "exclude": .flag(link.isInternal),
      ])
    }
    let details: SnapshotValue = [
      "appIDs": .array(appIDs.map { .string($0) }), "components": .array(components),
    ]
    return SnapshotValue.object(["applinks": ["details": [details]]]).description + "\n"
  }
}
