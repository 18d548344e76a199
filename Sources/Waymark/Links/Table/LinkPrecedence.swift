/// Which of two links with the same path is tried first.
struct LinkPrecedence: Comparable {
  private let ranks: [Int]

  init<R: Route>(_ link: Link<R>) {
    let pattern = link.pattern
    let types = link.body.types
    var ranks: [Int] = []
    // Types that do not take every text first; the leftmost in the path decides.
    for (parameter, type) in zip(pattern.parameters, types)
    where parameter.place == .path || parameter.place == .rest {
      let takesAnyText = type.takesAnyText && parameter.allowed.isEmpty
      ranks.append(takesAnyText || type.presence == .repeated ? 1 : 0)
    }
    let required = zip(pattern.parameters, types).count { parameter, type in
      guard case .query = parameter.place else { return false }
      return type.presence == .required && parameter.defaultText == nil
    }
    ranks.append(-required - pattern.fixedItems.count)
    ranks.append(pattern.fixedFragment == nil ? 1 : 0)
    ranks.append(link.body.isConditional ? 0 : 1)
    ranks.append(-pattern.parameters.count { !$0.allowed.isEmpty })
    self.ranks = ranks
  }

  static func < (lhs: LinkPrecedence, rhs: LinkPrecedence) -> Bool {
    lhs.ranks.lexicographicallyPrecedes(rhs.ranks)
  }
}
