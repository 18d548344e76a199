extension LinkManifest {
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
    let target = JSONValue.object([
      ("namespace", .string("android_app")), ("package_name", .string(packageName)),
      ("sha256_cert_fingerprints", .array(fingerprints.map { .string($0) })),
    ])
    let statement = JSONValue.object([
      ("relation", .array([.string("delegate_permission/common.handle_all_urls")])), ("target", target),
    ])
    return JSONValue.array([statement]).text
  }

  /// The paths of the links that may be opened from outside, in the syntax of `android:pathPattern`: `.*` is
  /// any text.
  public var androidPaths: [String] {
    links.filter { !$0.isInternal }.map { link in
      var pattern = ""
      for character in link.matcher.path {
        switch character {
        case "?": pattern += "."
        case "*": pattern += ".*"
        case ".": pattern += "\\."
        default: pattern.append(character)
        }
      }
      return pattern
    }
  }
}
