import WaymarkLinks
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
      link -> JSONValue in
      let (path, query, fragment) = link.declaration.matcher
      return .object([
        "/": .string(path), "comment": .string(link.pattern),
        "?": query.isEmpty ? nil : .object(query.mapValues(JSONValue.string)),
        "#": fragment.map { .string($0) }, "exclude": .flag(link.isInternal),
      ])
    }
    let details: JSONValue = [
      "appIDs": .array(appIDs.map { .string($0) }), "components": .array(components),
    ]
    return JSONValue.object(["applinks": ["details": [details]]]).description + "\n"
  }
}

extension LinkDeclaration {
  /// Path, query and fragment with wildcards: `*` is any text, even an empty one, and `?` is one character.
  var matcher: (path: String, query: [String: String], fragment: String?) {
    let segments = pattern.segments.map { segment in
      switch segment {
      case .literal(let text): PercentEncoding.wildcardFree(text)
      case .parameter(let prefix): PercentEncoding.wildcardFree(prefix) + "?*"
      case .rest: "*"
      }
    }
    var query: [String: String] = [:]
    var fragment: String?
    for fixed in pattern.fixed {
      let text = fixed.allowed.first.map(PercentEncoding.wildcardFree)
      switch fixed.place {
      case .query(let key): query[key] = text ?? "*"
      case .fragment: fragment = text
      case .path, .rest: break
      }
    }
    for (parameter, type) in zip(pattern.parameters, types) {
      guard case .query(let key) = parameter.place, type.presence == .required, parameter.defaultText == nil
      else { continue }
      query[key] = type.takesAnyText ? "*" : "?*"
    }
    return ("/" + segments.joined(separator: "/"), query, fragment)
  }
}

extension PercentEncoding {
  fileprivate static func wildcardFree(_ text: String) -> String { encode(text, keeping: "!$'()+,;=@") }
}
