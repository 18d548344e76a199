/// One difference between two manifests.
package struct ManifestChange: Hashable, Sendable {
  /// Whether it breaks what relied on the older manifest.
  package let isBreaking: Bool
  /// The subject: a pattern, a route, a guard.
  package let subject: String
  /// The change in words, without a full stop.
  package let text: String

  package init(breaking isBreaking: Bool, _ subject: String, _ text: String) {
    self.isBreaking = isBreaking
    self.subject = subject
    self.text = text
  }
}

extension NavigationManifest {
  /// The changes since an older manifest, with those that break users of it.
  ///
  /// - Parameter old: The older manifest.
  /// - Returns: The changes of routes, then of links, then of guards.
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of links.
  package func changes(since old: NavigationManifest) -> [ManifestChange] {
    let placements = { (manifest: NavigationManifest) in
      manifest.routes.map { ($0.name, "placed as \($0.placements.joined(separator: " or "))") }
    }
    let questions = { (manifest: NavigationManifest) in
      manifest.guards.map { each in
        ("guard \(each.name)", "asked about \(each.routes?.joined(separator: ", ") ?? "every navigation")")
      }
    }
    return Self.changes(from: placements(old), to: placements(self), breaksIfGone: true)
      + linkChanges(since: old.links)
      + Self.changes(from: questions(old), to: questions(self), breaksIfGone: false)
  }

  private func linkChanges(since old: LinkManifest?) -> [ManifestChange] {
    switch (old, links) {
    case (nil, nil): []
    case (nil, _?): [ManifestChange(breaking: false, "links", "there is a link table now")]
    case (let old?, nil):
      old.links.map { ManifestChange(breaking: true, $0.pattern, "went with the whole link table") }
    case (let old?, let links?): links.changes(since: old)
    }
  }

  /// The changes of named things of which each is in some state; several with one name are in several states.
  private static func changes(
    from old: [(String, String)], to new: [(String, String)], breaksIfGone: Bool
  ) -> [ManifestChange] {
    let join = { (states: [(String, String)]) in
      Dictionary(states, uniquingKeysWith: { $0 == $1 ? $0 : "\($0) and \($1)" })
    }
    let (before, now) = (join(old), join(new))
    var known: Set<String> = []
    return (old + new).map(\.0).filter { known.insert($0).inserted && before[$0] != now[$0] }.map { name in
      switch (before[name], now[name]) {
      case (let state?, let other?):
        ManifestChange(breaking: false, name, "is \(other), and was \(state)")
      case (nil, _): ManifestChange(breaking: false, name, "is new")
      case (_, nil): ManifestChange(breaking: breaksIfGone, name, "went")
      }
    }
  }
}
