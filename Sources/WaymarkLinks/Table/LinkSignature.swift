/// The part that two links have in common that match the same paths with equal types and ask for the same query items and fragment.
struct LinkSignature: Hashable {
  private let segments: [LinkPattern.Segment]
  private let types: [LinkTextKind]
  private let required: Set<String>
  private let fixedItems: Set<LinkPattern.FixedItem>
  private let fixedFragment: String?
  private let needsFragment: Bool

  init<R: Route>(_ link: Link<R>) {
    let pattern = link.pattern
    let parameters = Array(zip(pattern.parameters, link.body.types))
    segments = pattern.segments.map { segment in
      if case .rest = segment { .rest(isNamed: false) } else { segment }
    }
    // A rest that the route does not keep takes what a rest of text takes.
    types =
      parameters.filter { $0.0.isInPath }.map { LinkTextKind($0.1) }
      + (pattern.endsWithUnnamedRest ? [.any] : [])
    required = Set(
      parameters.compactMap { parameter, type in
        guard case .query(let key) = parameter.place, parameter.isRequiredItem(type) else { return nil }
        return key
      })
    fixedItems = Set(pattern.fixedItems)
    fixedFragment = pattern.fixedFragment
    needsFragment = parameters.contains { $0.0.place == .fragment && $0.1.presence == .required }
  }
}

/// Which texts a type takes: all of them, or those of one type.
enum LinkTextKind: Hashable {
  case any
  case only(ObjectIdentifier)

  init(_ type: LinkType) {
    self = type.takesAnyText ? .any : .only(type.id)
  }
}

extension Link {
  /// Whether a link with the same signature takes the same texts, so that nothing but their order tells them apart.
  func isEqual(to other: Link) -> Bool {
    let (own, others) = (texts, other.texts)
    var isSelective = (own: false, others: false)
    for place in Set(own.keys).union(others.keys) {
      switch (own[place], others[place]) {
      case (let own?, let others?):
        // Types that differ are told apart by their texts, and a link with a list is tried before one without.
        guard own.kind == others.kind, own.allowed.isEmpty == others.allowed.isEmpty else { return false }
        guard own.allowed.isEmpty || !own.allowed.isDisjoint(with: others.allowed) else { return false }
      case (let own?, nil): isSelective.own = isSelective.own || own.isSelective
      case (nil, let others?): isSelective.others = isSelective.others || others.isSelective
      case (nil, nil): break
      }
    }
    // A link that refuses texts is tried before one that takes any text in that place.
    return isSelective.own == isSelective.others
  }

  /// The texts of the parameters, by where they are.
  private var texts: [LinkTextPlace: LinkTexts] {
    var texts: [LinkTextPlace: LinkTexts] = [:]
    for (index, (parameter, type)) in zip(pattern.parameters, body.types).enumerated() {
      let place = parameter.isInPath ? LinkTextPlace.path(index) : .other(parameter.place)
      texts[place] = LinkTexts(kind: LinkTextKind(type), allowed: Set(parameter.allowed))
    }
    if pattern.endsWithUnnamedRest {
      texts[.path(pattern.pathParameterCount)] = LinkTexts(kind: .any, allowed: [])
    }
    return texts
  }
}

private enum LinkTextPlace: Hashable {
  case path(Int)
  case other(LinkPattern.Parameter.Place)
}

private struct LinkTexts {
  let kind: LinkTextKind
  let allowed: Set<String>

  var isSelective: Bool { kind != .any || !allowed.isEmpty }
}
