/// Which of two links with the same path is tried first.
package struct LinkPrecedence: Comparable {
  /// The ranks of the types in the path, then five more.
  package let ranks: [Int]
  /// Where the query and the fragment have types that do not take every text.
  private let keys: [LinkKey]

  package init<R: Route>(_ link: Link<R>) {
    let pattern = link.pattern
    let parameters = Array(zip(pattern.parameters, link.body.types))
    // Types that do not take every text first; the leftmost in the path decides.
    var ranks = parameters.filter { $0.0.isInPath }.map { $0.0.takesAnyText($0.1) ? 1 : 0 }
    if pattern.endsWithUnnamedRest { ranks.append(1) }
    ranks.append(-parameters.count { $0.0.isRequiredItem($0.1) } - pattern.fixedItems.count)
    let needsFragment = parameters.contains { $0.0.place == .fragment && $0.1.presence == .required }
    ranks.append(pattern.fixedFragment != nil ? 0 : needsFragment ? 1 : 2)
    ranks.append(link.body.isConditional ? 0 : 1)
    ranks.append(-pattern.parameters.count { !$0.allowed.isEmpty })
    // Then types that do not take every text in the query and the fragment: more of them first, and those whose keys come first.
    keys = parameters.filter { !$0.0.isInPath && !$0.0.takesAnyText($0.1) }.map { LinkKey($0.0) }.sorted()
    ranks.append(-keys.count)
    self.ranks = ranks
  }

  package static func < (lhs: LinkPrecedence, rhs: LinkPrecedence) -> Bool {
    lhs.ranks == rhs.ranks
      ? lhs.keys.lexicographicallyPrecedes(rhs.keys) : lhs.ranks.lexicographicallyPrecedes(rhs.ranks)
  }
}

extension LinkPattern {
  var endsWithUnnamedRest: Bool { segments.last == .rest(isNamed: false) }
}

extension LinkPattern.Parameter {
  var isInPath: Bool { place == .path || place == .rest }

  /// Whether a value of a type may be any text here.
  func takesAnyText(_ type: LinkType) -> Bool { type.takesAnyText && allowed.isEmpty }

  /// Whether it is a query item that has to be there.
  func isRequiredItem(_ type: LinkType) -> Bool {
    guard case .query = place else { return false }
    return type.presence == .required && defaultText == nil
  }
}

/// The key of a query item, or the fragment, which comes behind all.
private struct LinkKey: Comparable {
  private let isFragment: Bool
  private let text: String

  init(_ parameter: LinkPattern.Parameter) {
    if case .query(let key) = parameter.place {
      (isFragment, text) = (false, key)
    } else {
      (isFragment, text) = (true, "")
    }
  }

  static func < (lhs: LinkKey, rhs: LinkKey) -> Bool {
    lhs.isFragment == rhs.isFragment ? lhs.text < rhs.text : rhs.isFragment
  }
}
