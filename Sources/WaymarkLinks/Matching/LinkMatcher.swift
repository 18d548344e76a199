/// The links of a table as texts are matched with them, whatever the routes are.
@usableFromInline
final class LinkMatcher: Sendable {
  let rules: LinkRules
  private let links: [LinkReader]
  private let trie: LinkTrie

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - links: All links of the table.
  ///   - sound: The numbers of those that are not left out.
  ///   - rules: The rules of the table.
  init(_ links: [LinkDeclaration], sound: [Int], _ rules: LinkRules) {
    self.rules = rules
    self.links = links.map { LinkReader($0, tableRest: rules.rest) }
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
  ///   - isAncestor: Whether it is a shorter path of another link.
  ///   - make: Makes a route of the texts of a link's parameters.
  /// - Returns: The number of the link.
  /// - Throws: ``LinkError``: the refusal of the first link whose path fits, if one fits.
  @usableFromInline
  func find(
    _ text: LinkText, _ source: LinkSource, isAncestor: Bool,
    _ make: (Int, inout LinkTexts) throws(LinkMismatch) -> Void
  ) throws(LinkError) -> Int {
    var refusal: LinkError?
    var furthest = 0
    let found = try trie.first(in: text, furthest: &furthest) { number throws(LinkError) in
      let link = links[number]
      guard !isAncestor || link.isAncestor else { return false }
      do throws(LinkError) {
        try link.check(text)
        var texts = LinkTexts(link: link, text: text)
        do throws(LinkMismatch) { try make(number, &texts) } catch { throw link.fault(of: texts) }
      } catch {
        guard error.isOfOneLink else { throw error }
        refusal = refusal ?? error
        return false
      }
      guard source == .inside || !link.link.isInternal else {
        throw LinkError(.internalLink, at: text.offset(ofSegment: 0))
      }
      return true
    }
    if let found { return found }
    throw refusal ?? LinkError(.noMatch, at: text.offset(ofSegment: furthest))
  }
}
