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
    let excluded = links.filter(\.isInternal).map { component($0, isExcluded: true) }
    let included = links.filter { !$0.isInternal }.map { component($0, isExcluded: false) }
    let details = JSONValue.object([
      ("appIDs", .array(appIDs.map { .string($0) })), ("components", .array(excluded + included)),
    ])
    return JSONValue.object([("applinks", .object([("details", .array([details]))]))]).text
  }

  private func component(_ link: Entry, isExcluded: Bool) -> JSONValue {
    var members: [(String, JSONValue)] = [("/", .string(link.matcher.path))]
    if !link.matcher.query.isEmpty {
      let query = link.matcher.query.sorted { $0.key < $1.key }
      members.append(("?", .object(query.map { ($0.key, .string($0.value)) })))
    }
    if let fragment = link.matcher.fragment { members.append(("#", .string(fragment))) }
    if isExcluded { members.append(("exclude", .bool(true))) }
    members.append(("comment", .string(link.pattern)))
    return .object(members)
  }
}
