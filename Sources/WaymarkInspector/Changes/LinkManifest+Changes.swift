import WaymarkLinks

extension LinkManifest {
  /// The changes since an older manifest.
  ///
  /// A link's example stands for it: the link works if the example still leads to the same route. Its parameters are compared
  /// with those of the link with the same pattern, or else the same path, or else of the one that takes the example.
  ///
  /// - Parameter old: The older manifest.
  /// - Returns: The changes: first those of schemes, hosts and limits, then those of the links in the order declared.
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the numbers of links.
  package func changes(since old: LinkManifest) -> [ManifestChange] {
    let (before, now) = (old.table(of: old.numberedLinks), table(of: numberedLinks))
    let shapes = links.map { ($0.declaration.matcher.path, $0) }
    let oldShapes = old.links.map { ($0.declaration.matcher.path, $0) }
    let (known, places) = (Set(oldShapes.map(\.0)), Dictionary(shapes) { first, _ in first })
    return tableChanges(since: old)
      + oldShapes.flatMap { shape, link in
        let path = old.path(of: link.example)
        let source = link.isInternal ? LinkSource.inside : .outside
        return changes(
          of: link, path, place: places[shape],
          from: (try? before.route(for: path, from: source)).map { old.links[$0.number] },
          to: (try? now.route(for: path, from: source)).map { links[$0.number] })
      }
      + shapes.filter { !known.contains($0.0) }
      .map { ManifestChange(breaking: false, $1.pattern, "is new") }
  }

  /// The part of an example behind scheme and host, which are compared for themselves.
  private func path(of example: String) -> String {
    guard let origin = example.firstRange(of: "://") else { return example }
    let rest = example[origin.upperBound...]
    return schemes.isEmpty ? "/\(rest)" : String(rest.drop { $0 != "/" })
  }

  /// The changes of a link, whose path another has now, and whose example one link has taken and another takes now, as far as any does.
  private func changes(
    of link: Entry, _ example: String, place: Entry?, from before: Entry?, to winner: Entry?
  ) -> [ManifestChange] {
    let successor =
      links.first { $0 == link } ?? links.first { $0.pattern == link.pattern } ?? place ?? winner
    var changes = successor?.changes(since: link) ?? []
    if let winner, let before, winner.route != before.route {
      let places = [winner, before].map { $0.route ?? "an unknown route" }
      let text = "\(example) leads to \(places[0]) by \(winner.pattern), and led to \(places[1])"
      changes.append(ManifestChange(breaking: true, link.pattern, text))
    } else if winner == nil, before != nil, !changes.contains(where: \.isBreaking) {
      changes.append(ManifestChange(breaking: true, link.pattern, "no link takes \(example) any more"))
    }
    return changes
  }

  private func tableChanges(since old: LinkManifest) -> [ManifestChange] {
    var changes: [ManifestChange] = []
    func compare(_ kind: String, _ old: [String], _ new: [String]) {
      let (before, now) = (old.map { $0.lowercased() }, new.map { $0.lowercased() })
      func has(_ names: [String], _ name: String) -> Bool {
        names.contains { $0 == name || ($0.hasPrefix("*") && name.hasSuffix($0.dropFirst())) }
      }
      changes += before.filter { !has(now, $0) }
        .map { ManifestChange(breaking: true, "\(kind) \($0)", "went, and no link with it works any more") }
      changes += now.filter { !has(before, $0) }
        .map { ManifestChange(breaking: false, "\(kind) \($0)", "is new") }
    }
    compare("scheme", old.schemes, schemes)
    compare("app scheme", old.appSchemes, appSchemes)
    compare("host", old.hosts.isEmpty ? ["*"] : old.hosts, hosts.isEmpty ? ["*"] : hosts)
    if rest != old.rest {
      let isNow = rest == .staysBelow
      let text = isNow ? "may no longer lead up or elsewhere" : "may be any text now"
      changes.append(ManifestChange(breaking: isNow, "rests of paths", text))
    }
    if plusIsSpace != old.plusIsSpace {
      let text = plusIsSpace ? "stands for a space now" : "stands for itself now"
      changes.append(ManifestChange(breaking: true, "plus sign in queries", text))
    }
    return changes + limits.changes(since: old.limits, of: "limits")
  }
}

extension LinkLimits {
  fileprivate func changes(since old: LinkLimits?, of subject: String) -> [ManifestChange] {
    [("length", old?.length ?? .max, length), ("depth", old?.depth ?? .max, depth)]
      .filter { $0.1 != $0.2 }.map { name, old, new in
        let before = old == .max ? "there was none" : "it was \(old)"
        return ManifestChange(breaking: new < old, subject, "the \(name) is limited to \(new), and \(before)")
      }
  }
}

extension LinkManifest.Entry {
  /// The changes of the link, and of its parameters, since an older one that it takes the place of.
  fileprivate func changes(since old: LinkManifest.Entry) -> [ManifestChange] {
    let traits: [(name: String, value: KeyPath<LinkManifest.Entry, Bool>, breaks: Bool)] = [
      ("for inside the app only", \.isInternal, true), ("retired", \.isRetired, false),
      ("read with case", \.readsCase, true),
      ("conditional", \.isConditional, false), ("hierarchical", \.isHierarchical, false),
      ("taking only a rest of the path that stays below", \.staysBelow, true),
    ]
    let changed = traits.filter { self[keyPath: $0.value] != old[keyPath: $0.value] }
    return changed.map { name, value, breaks in
      let isNow = self[keyPath: value]
      return ManifestChange(
        breaking: isNow && breaks, old.pattern, isNow ? "is \(name) now" : "is not \(name) any more")
    } + (limits?.changes(since: old.limits, of: old.pattern) ?? []) + parameterChanges(since: old)
  }

  private var readsCase: Bool { !ignoresCase }

  private var staysBelow: Bool { rest == .staysBelow && parameters.contains { $0.place == .rest } }

  /// Parameters of the path are the same by their order, those of the query by their keys.
  private func parameterChanges(since old: LinkManifest.Entry) -> [ManifestChange] {
    let (before, now) = (old.parametersByPlace, parametersByPlace)
    return Set(before.keys).union(now.keys).sorted().compactMap { place in
      switch (before[place], now[place]) {
      case (let older?, let newer?):
        guard older.summary != newer.summary || older.isStandard != newer.isStandard else { return nil }
        return ManifestChange(
          breaking: newer.refusesMore(than: older), old.pattern,
          "has \(newer.summary), and had \(older.summary)")
      case (nil, let newer?):
        return ManifestChange(breaking: newer.isRequired, old.pattern, "has \(newer.summary) too")
      case (let older?, nil):
        return ManifestChange(breaking: false, old.pattern, "has \(older.name) no more, and ignores it")
      case (nil, nil): return nil
      }
    }
  }

  private var parametersByPlace: [String: LinkManifest.Parameter] {
    let places = parameters.enumerated().map { index, parameter in
      // Those of the path come first.
      (
        parameter.key.map { "query \($0)" } ?? (parameter.place == .fragment ? "fragment" : "path \(index)"),
        parameter
      )
    }
    return Dictionary(places, uniquingKeysWith: { $1 })
  }
}

extension LinkManifest.Parameter {
  /// Whether a link without it is refused.
  fileprivate var isRequired: Bool { presence == .required && defaultText == nil }

  /// Whether it may refuse a text that an older one took.
  fileprivate func refusesMore(than old: LinkManifest.Parameter) -> Bool {
    type != old.type || isStandard != old.isStandard || (presence == .repeated) != (old.presence == .repeated)
      || (isRequired && !old.isRequired && place != .rest)
      || (!allowed.isEmpty && (old.allowed.isEmpty || !Set(old.allowed).isSubset(of: allowed)))
  }
}
