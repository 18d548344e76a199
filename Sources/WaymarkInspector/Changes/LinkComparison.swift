import WaymarkLinks

/// Compares the links of two manifests.
struct LinkComparison {
  private let old: LinkManifest
  private let new: LinkManifest
  private let routes: Set<String>
  private let oldTable: LinkTable<NumberedRoute>
  private let newTable: LinkTable<NumberedRoute>
  private let newByShape: [LinkShape: [Int]]

  init(old: LinkManifest, new: LinkManifest, routes: Set<String>) {
    self.old = old
    self.new = new
    self.routes = routes
    oldTable = old.table
    newTable = new.table
    newByShape = Dictionary(grouping: new.links.indices) { LinkShape(new.links[$0]) }
  }

  /// The changes of one of the older links.
  func changes(ofOld index: Int) -> [ManifestChange] {
    let link = old.links[index]
    guard let match = match(for: link) else { return [withoutPattern(link)] }
    let successor = new.links[match]
    var changes = changes(link, successor)
    if !changes.contains(where: \.isBreaking), let taken = takenElsewhere(index, match) {
      changes.append(taken)
    }
    return changes
  }

  /// The link that has the same path; if there are several, the most similar one.
  private func match(for link: LinkManifest.Entry) -> Int? {
    let places = Set(link.parametersByPlace.map(\.place))
    func likeness(_ index: Int) -> [Int] {
      let other = new.links[index]
      return [
        other == link ? 1 : 0, other.parameters == link.parameters ? 1 : 0,
        other.pattern == link.pattern ? 1 : 0,
        other.route == link.route ? 1 : 0, other.isConditional == link.isConditional ? 1 : 0,
        other.isInternal == link.isInternal ? 1 : 0,
        other.parametersByPlace.count { places.contains($0.place) },
      ]
    }
    return newByShape[LinkShape(link)]?.max { likeness($0).lexicographicallyPrecedes(likeness($1)) }
  }

  /// The place of the link that takes a text.
  ///
  /// Conditions and types that a manifest does not know are assumed to accept the text, since examples are
  /// texts that links take.
  private func winner(of url: String, in table: LinkTable<NumberedRoute>, isInternal: Bool) -> Int? {
    try? table.route(for: url, from: isInternal ? .inside : .outside).number
  }

  /// The change for a link whose pattern was removed; another link may take its URLs.
  private func withoutPattern(_ link: LinkManifest.Entry) -> ManifestChange {
    guard let winner = winner(of: link.example, in: newTable, isInternal: link.isInternal) else {
      return ManifestChange(breaking: true, link.pattern, "went, and no link takes \(link.example) any more")
    }
    let route = new.links[winner].route
    guard let route, route == link.route else {
      let place = route.map { "leads to \($0)" } ?? "may lead elsewhere"
      return ManifestChange(
        breaking: true, link.pattern,
        "went: \(link.example) is taken by \(new.links[winner].pattern), and \(place)")
    }
    return ManifestChange(
      breaking: false, link.pattern, "is taken by \(new.links[winner].pattern) now, which leads to the same")
  }

  /// Whether another link is now tried before it and leads elsewhere.
  private func takenElsewhere(_ index: Int, _ match: Int) -> ManifestChange? {
    let link = old.links[index]
    guard winner(of: link.example, in: oldTable, isInternal: link.isInternal) == index,
      let winner = winner(of: link.example, in: newTable, isInternal: link.isInternal), winner != match,
      new.links[winner].route != new.links[match].route
    else { return nil }
    return ManifestChange(
      breaking: true, link.pattern, "\(link.example) is taken by \(new.links[winner].pattern) now")
  }

  private func changes(_ old: LinkManifest.Entry, _ new: LinkManifest.Entry) -> [ManifestChange] {
    var changes: [ManifestChange] = []
    func add(_ isBreaking: Bool, _ text: String) {
      changes.append(ManifestChange(breaking: isBreaking, old.pattern, text))
    }
    if old.isInternal != new.isInternal {
      add(
        new.isInternal,
        new.isInternal ? "may be opened from inside the app only" : "may be opened from outside")
    }
    if old.isRetired != new.isRetired {
      add(false, new.isRetired ? "is retired: understood, and not printed" : "is not retired any more")
    }
    if old.isConditional != new.isConditional {
      add(
        false,
        new.isConditional
          ? "has a condition now, which may refuse what worked before" : "has no condition any more")
    }
    if old.isHierarchical != new.isHierarchical {
      add(false, "its shorter paths are its ancestors \(new.isHierarchical ? "now" : "no more")")
    }
    if let before = old.route, let after = new.route, before != after {
      // A renamed case is reported with the routes.
      add(routes.contains(before), "leads to \(after), and led to \(before)")
    }
    let keepsRest = new.parameters.contains { $0.place == .rest }
    let (stayed, stays) = (self.stays(old, in: self.old), self.stays(new, in: self.new))
    if keepsRest, stayed != stays {
      add(
        stays,
        stays
          ? "refuses a rest of the path that goes up or elsewhere, and took any text"
          : "takes any text as the rest of the path, and refused what goes up or elsewhere")
    }
    if let limits = new.limits { changes += limits.changes(since: old.limits, of: old.pattern) }
    return changes + parameterChanges(old, new)
  }

  private func stays(_ link: LinkManifest.Entry, in manifest: LinkManifest) -> Bool {
    manifest.rest == .staysBelow || link.rest == .staysBelow
  }

  private func parameterChanges(_ old: LinkManifest.Entry, _ new: LinkManifest.Entry) -> [ManifestChange] {
    let before = Dictionary(old.parametersByPlace.map { ($0.place, $0.parameter) }, uniquingKeysWith: { $1 })
    var changes = new.parametersByPlace.flatMap { place, parameter -> [ManifestChange] in
      guard let older = before[place] else {
        let isNeeded = parameter.isRequired && (parameter.place == .query || parameter.place == .fragment)
        let text = "the parameter \(parameter.name) is new" + (isNeeded ? ", and has to be there" : "")
        return [ManifestChange(breaking: isNeeded, old.pattern, text)]
      }
      return parameter.changes(since: older).map { ManifestChange(breaking: $0, old.pattern, $1) }
    }
    let after = Set(new.parametersByPlace.map(\.place))
    changes += old.parametersByPlace.filter { !after.contains($0.place) }.map {
      ManifestChange(breaking: false, old.pattern, "the parameter \($0.parameter.name) went, and is ignored")
    }
    return changes
  }
}

extension LinkManifest.Parameter {
  /// Whether a link without it is refused.
  fileprivate var isRequired: Bool { presence == .required && defaultText == nil }

  fileprivate func changes(since old: LinkManifest.Parameter) -> [(Bool, String)] {
    var changes: [(Bool, String)] = []
    if type != old.type || isStandard != old.isStandard {
      changes.append((true, "the parameter \(name) is of type \(type), and was of type \(old.type)"))
    } else if (presence == .repeated) != (old.presence == .repeated) {
      // A parameter that had several values and now has one takes only the first.
      let isFewer = old.presence == .repeated
      changes.append(
        (isFewer, "the parameter \(name) is of type \(typeText), and was of type \(old.typeText)"))
    }
    if isRequired, !old.isRequired, place != .rest {
      changes.append((true, "the parameter \(name) has to be there, and might be missing"))
    } else if !isRequired, old.isRequired, place != .rest {
      changes.append((false, "the parameter \(name) may be missing"))
    }
    if let text = defaultText, let before = old.defaultText, text != before {
      changes.append(
        (false, "the parameter \(name) stands for \(text) where it is missing, and stood for \(before)"))
    }
    if allowed != old.allowed {
      let lost = old.allowed.filter { !allowed.contains($0) }
      if !allowed.isEmpty, old.allowed.isEmpty || !lost.isEmpty {
        let texts = allowed.joined(separator: ", ")
        let before =
          old.allowed.isEmpty ? "and took any text of its type" : "and \(lost.joined(separator: ", ")) went"
        changes.append((true, "the parameter \(name) takes \(texts), \(before)"))
      } else {
        changes.append((false, "the parameter \(name) takes more texts"))
      }
    }
    if name != old.name { changes.append((false, "the parameter \(old.name) is called \(name)")) }
    return changes
  }
}
