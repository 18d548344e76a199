import WaymarkLinks

extension NavigationManifest {
  /// The changes since an older manifest, with those that break users of it.
  ///
  /// - Parameter old: The older manifest.
  /// - Returns: The changes of routes, then of links, then of guards.
  /// - Complexity: O(*n* log *n*) in the size of the manifests, except that links with the same path are
  ///   compared with one another.
  package func changes(since old: NavigationManifest) -> [ManifestChange] {
    routeChanges(since: old) + linkChanges(since: old) + guardChanges(since: old)
  }

  private func routeChanges(since old: NavigationManifest) -> [ManifestChange] {
    let now = Dictionary(routes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let before = Set(old.routes.map(\.name))
    var changes: [ManifestChange] = []
    for place in old.routes {
      guard let newer = now[place.name] else {
        changes.append(ManifestChange(breaking: true, place.name, "the route went"))
        continue
      }
      guard newer.placements != place.placements else { continue }
      let texts = [newer, place].map { $0.placements.joined(separator: " or ") }
      changes.append(
        ManifestChange(breaking: false, place.name, "is placed as \(texts[0]), and was as \(texts[1])"))
    }
    return changes
      + routes.filter { !before.contains($0.name) }
      .map { ManifestChange(breaking: false, $0.name, "the route is new") }
  }

  private func linkChanges(since old: NavigationManifest) -> [ManifestChange] {
    guard let before = old.links else {
      return links == nil ? [] : [ManifestChange(breaking: false, "links", "there is a link table now")]
    }
    guard let links else {
      return before.links.map { ManifestChange(breaking: true, $0.pattern, "went with the whole link table") }
    }
    return links.changes(since: before, routes: Set(routes.map(\.name)))
  }

  private func guardChanges(since old: NavigationManifest) -> [ManifestChange] {
    let (now, before) = (guardedRoutes, old.guardedRoutes)
    let names = (old.guards + guards).map(\.name).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return names.compactMap { name in
      guard now[name] != before[name] else { return nil }
      func texts(_ routes: Set<String>?) -> String {
        guard let routes else { return "not there" }
        return routes.isEmpty
          ? "asked about no known route" : "asked about " + routes.sorted().joined(separator: ", ")
      }
      return ManifestChange(
        breaking: false, "guard \(name)", "is \(texts(now[name])), and was \(texts(before[name]))")
    }
  }

  /// The routes that guards are asked about, by the guards' names, which several guards may share.
  private var guardedRoutes: [String: Set<String>] {
    Dictionary(
      guards.map { ($0.name, Set($0.routes ?? ["every navigation"])) }, uniquingKeysWith: { $0.union($1) })
  }
}
