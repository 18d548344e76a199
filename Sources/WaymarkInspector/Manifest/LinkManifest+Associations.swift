#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    struct Component: Encodable {
      let path: String
      let query: [String: String]?
      let fragment: String?
      let exclude: Bool?
      let comment: String

      enum CodingKeys: String, CodingKey {
        case path = "/"
        case query = "?"
        case fragment = "#"
        case exclude, comment
      }
    }
    struct Details: Encodable {
      let appIDs: [String]
      let components: [Component]
    }
    let components = (links.filter(\.isInternal) + links.filter { !$0.isInternal }).map { link in
      Component(
        path: link.matcher.path, query: link.matcher.query.isEmpty ? nil : link.matcher.query,
        fragment: link.matcher.fragment, exclude: link.isInternal ? true : nil, comment: link.pattern)
    }
    return ["applinks": ["details": [Details(appIDs: appIDs, components: components)]]].sortedJSON
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
    struct Target: Encodable {
      let namespace = "android_app"
      let packageName: String
      let fingerprints: [String]

      enum CodingKeys: String, CodingKey {
        case namespace
        case packageName = "package_name"
        case fingerprints = "sha256_cert_fingerprints"
      }
    }
    struct Statement: Encodable {
      let relation = ["delegate_permission/common.handle_all_urls"]
      let target: Target
    }
    let target = Target(packageName: packageName, fingerprints: fingerprints)
    return [Statement(target: target)].sortedJSON
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

extension Encodable {
  /// The value as JSON for a file, with each value on a line of its own and names in order.
  var sortedJSON: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Manifests and associations consist of texts and whole numbers, which always encode.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
