/// The links of a table as texts are matched with them, whatever the routes are.
@usableFromInline
final class LinkMatcher: Sendable {
  let rules: LinkRules
  /// The numbers of the links that are printed.
  let printed: [Int]
  private let links: [LinkReader]
  private let trie: LinkTrie

  /// Makes a matcher of all links of a table; what is not sound is left out.
  init(_ links: [LinkDeclaration], _ rules: LinkRules) {
    self.rules = rules
    self.links = links.map { LinkReader($0, tableRest: rules.rest) }
    let sound = links.indices.filter { links[$0].isSound }
    printed = sound.filter { !links[$0].isRetired }
    // Sorting keeps the order of declaration among equal ranks.
    let sorted = sound.map { (number: $0, ranks: links[$0].ranks) }
      .inOrder { $0.ranks.lexicographicallyPrecedes($1.ranks) }
    trie = LinkTrie(
      sorted.map { ($0.number, links[$0.number].pattern.segments[...], links[$0.number].ignoresCase) })
  }

  /// Takes a link apart by the rules of the table.
  @usableFromInline
  func text(_ url: String) throws(LinkError) -> LinkText { try LinkText(url, rules) }

  /// Finds the link that takes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: Who opens it.
  ///   - make: Makes a route of the texts of a link's parameters.
  /// - Returns: The number of the link, and the route.
  /// - Throws: ``LinkError``: the refusal of the first link whose path fits, if one fits.
  @usableFromInline
  func find<R>(
    _ text: LinkText, _ source: LinkSource, _ make: (Int, inout LinkTexts) throws(LinkMismatch) -> R
  ) throws(LinkError) -> (number: Int, route: R) {
    var refusal: LinkError?
    var (tried, furthest) = (0, text.pathStart)
    while true {
      var skipped = tried
      let found = trie.link(fitting: text, from: text.pathStart, skipping: &skipped, furthest: &furthest)
      guard let number = found else { throw refusal ?? LinkError(.noMatch, at: furthest) }
      tried += 1
      let link = links[number]
      var texts = LinkTexts(link: link, text: text)
      do throws(LinkError) {
        try link.check(text)
        let route: R
        do throws(LinkMismatch) { route = try make(number, &texts) } catch { throw link.fault(of: texts) }
        guard source == .inside || !link.isInternal else {
          throw LinkError(.internalLink, at: text.pathStart)
        }
        return (number, route)
      } catch {
        guard error.isOfOneLink else { throw error }
        refusal = refusal ?? error
      }
    }
  }
}
