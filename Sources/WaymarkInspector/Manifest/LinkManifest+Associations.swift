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
    let components = (links.filter(\.isInternal) + links.filter { !$0.isInternal }).map { link in
      var component: [String: SnapshotValue] = [
        "/": .string(link.matcher.path), "comment": .string(link.pattern),
      ]
      if !link.matcher.query.isEmpty {
        component["?"] = .object(link.matcher.query.mapValues { .string($0) })
      }
      component["#"] = link.matcher.fragment.map { .string($0) }
      if link.isInternal { component["exclude"] = true }
      return SnapshotValue.object(component)
    }
    let details: SnapshotValue = [
      "appIDs": .array(appIDs.map { .string($0) }), "components": .array(components),
    ]
    return SnapshotValue.object(["applinks": ["details": [details]]]).description + "\n"
  }

  /// The Digital Asset Links file with which a host declares that its links belong to an Android app.
  ///
  /// Serve it as `https://<host>/.well-known/assetlinks.json`. It names no paths. Those belong in the app's
  /// intent filters: see ``androidPaths``.
  ///
  /// - Parameters:
  ///   - packageName: The name of the app's package.
  ///   - fingerprints: The SHA-256 fingerprints of the certificates that the app is signed with.
  /// - Returns: The file's content, as JSON.
  public func assetLinks(packageName: String, fingerprints: [String]) -> String {
    let target: SnapshotValue = [
      "namespace": "android_app", "package_name": .string(packageName),
      "sha256_cert_fingerprints": .array(fingerprints.map { .string($0) }),
    ]
    let relation: SnapshotValue = ["delegate_permission/common.handle_all_urls"]
    return SnapshotValue.array([["relation": relation, "target": target]]).description + "\n"
  }

  /// The paths of the links that may be opened from outside, in the syntax of `android:pathPattern`: `.*` is
  /// any text.
  public var androidPaths: [String] {
    links.filter { !$0.isInternal }.map { link in
      link.matcher.path.replacing(".", with: "\\.").replacing("?", with: ".").replacing("*", with: ".*")
    }
  }
}
