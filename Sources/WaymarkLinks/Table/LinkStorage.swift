/// A link table, built.
@usableFromInline
final class LinkStorage<R: Route>: Sendable {
  let links: [Link<R>]
  /// How the links make routes of texts, kept apart so that matching touches little memory.
  @usableFromInline let parsers: [LinkParser<R>]
  @usableFromInline let index: LinkIndex
  @usableFromInline let printing: PrintIndex<R>

  init(_ links: [Link<R>], origins: LinkOrigins, limits: LinkLimits, rest: LinkRestRule) {
    self.links = links
    parsers = links.map { $0.body.parser() }
    let keys = links.map(LinkPrecedence.init)
    var builder = RadixTreeBuilder()
    for (index, link) in links.enumerated() where link.isSound {
      builder.add(link.pattern, link: UInt32(index))
    }
    let tree = builder.build { first, second in
      let (lhs, rhs) = (keys[Int(first)], keys[Int(second)])
      return lhs == rhs ? first < second : lhs < rhs
    }
    let shapes = links.map { link in
      LinkShape(
        link.pattern, types: link.body.types, isInternal: link.isInternal,
        isHierarchical: link.isHierarchical, rest: link.rest, limits: link.limits)
    }
    index = LinkIndex(tree: tree, shapes: shapes, origins: origins, limits: limits.clamped, rest: rest)
    printing = PrintIndex(links)
  }
}

extension Link {
  /// Whether the link can be matched: its pattern is well-formed and has the parameters that its case has.
  package var isSound: Bool { patternErrors.isEmpty && parameterFindings.isEmpty }
}
