import WaymarkLinks

extension LinkManifest {
  /// The changes since an older manifest.
  ///
  /// A link stays the same one while its path and its fixed query items and fragment stay. Its parameters may
  /// be renamed, and those in the query and the fragment may come and go. Parameters in the path are
  /// identified by their order, those in the query by their keys. A link whose pattern went still works if
  /// another link takes its example and leads to the same route.
  ///
  /// - Parameters:
  ///   - old: The older manifest.
  ///   - routes: The names of the current routes.
  /// - Returns: The changes: first those of schemes, hosts and limits, then those of the links in the order declared.
  /// - Complexity: O(*n*) in the length of all patterns, except that links with the same path are compared
  ///   with one another.
  package func changes(since old: LinkManifest, routes: Set<String>) -> [ManifestChange] {
    let comparison = LinkComparison(old: old, new: self, routes: routes)
    let known = Set(old.links.map(LinkShape.init))
    let added = links.filter { !known.contains(LinkShape($0)) }
    return tableChanges(since: old) + old.links.indices.flatMap(comparison.changes)
      + added.map { ManifestChange(breaking: false, $0.pattern, "is new") }
  }

  private func tableChanges(since old: LinkManifest) -> [ManifestChange] {
    var changes: [ManifestChange] = []
    func went(_ kind: String, _ names: [String], _ isStillThere: (String) -> Bool) {
      changes += names.filter { !isStillThere($0.lowercased()) }
        .map { ManifestChange(breaking: true, "\(kind) \($0)", "went, and no link with it works any more") }
    }
    func came(_ kind: String, _ names: [String], _ old: [String]) {
      let known = Set(old.map { $0.lowercased() })
      changes += names.filter { !known.contains($0.lowercased()) }
        .map { ManifestChange(breaking: false, "\(kind) \($0)", "is new") }
    }
    let (newSchemes, newApp) = (Set(schemes.map { $0.lowercased() }), Set(appSchemes.map { $0.lowercased() }))
    went("scheme", old.schemes, newSchemes.contains)
    went("app scheme", old.appSchemes, newApp.contains)
    if old.hosts.isEmpty, !old.schemes.isEmpty, !hosts.isEmpty {
      changes.append(
        ManifestChange(breaking: true, "hosts", "may be \(hosts.joined(separator: ", ")) alone, and were any")
      )
    } else if !hosts.isEmpty {
      let newHosts = hosts.map { $0.lowercased() }
      went("host", old.hosts) { host in
        newHosts.contains { $0 == host || ($0.hasPrefix("*.") && host.hasSuffix($0.dropFirst())) }
      }
    } else if !old.hosts.isEmpty, !schemes.isEmpty {
      changes.append(
        ManifestChange(
          breaking: false, "hosts", "may be any now, and were \(old.hosts.joined(separator: ", ")) alone"))
    }
    came("scheme", schemes, old.schemes)
    came("app scheme", appSchemes, old.appSchemes)
    if !old.hosts.isEmpty { came("host", hosts, old.hosts) }
    changes += limits.changes(since: old.limits, of: "limits")
    return changes
  }
}

extension LinkLimits {
  func changes(since old: LinkLimits?, of subject: String) -> [ManifestChange] {
    [("length", old?.length ?? .max, length), ("depth", old?.depth ?? .max, depth)].compactMap {
      name, old, new in
      guard old != new else { return nil }
      let before = old == .max ? "there was none" : "it was \(old)"
      return ManifestChange(breaking: new < old, subject, "the \(name) is limited to \(new), and \(before)")
    }
  }
}

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

/// The key by which a link is the same in two manifests: its path without the parameters' names, with the query items and the
/// fragment that are written out.
struct LinkShape: Hashable {
  private let path: String
  private let items: [String: String]
  private let fragment: String?

  init(_ link: LinkManifest.Entry) {
    let keys = Set(link.parameters.compactMap(\.key))
    path = link.matcher.path
    items = link.matcher.query.filter { !keys.contains($0.key) }
    fragment = link.matcher.fragment
  }
}

extension LinkManifest.Entry {
  /// The parameters by where they stand, which is what makes them the same in two links.
  var parametersByPlace: [(place: String, parameter: LinkManifest.Parameter)] {
    parameters.enumerated().map { index, parameter in
      switch parameter.place {
      // Those of the path come first.
      case .path, .rest: ("path \(index)", parameter)
      case .query: ("query \(parameter.key ?? parameter.name)", parameter)
      case .fragment: ("fragment", parameter)
      }
    }
  }
}
