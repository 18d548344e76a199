import Waymark

/// Links of a feature, or of a part of the app, under a common prefix.
///
/// A feature's table has the feature's own routes and knows nothing of the app:
///
/// ```swift
/// enum ShopLinks {
///   static let table = LinkTable<ShopRoute> {
///     Link("/", ShopRoute.catalogue)
///     Link("/products/:id", ShopRoute.product)
///   }
/// }
/// let table = LinkTable<AppRoute> {
///   Link("/", AppRoute.home)
///   Links(mounted: "/shop", ShopLinks.table, AppRoute.shop)
/// }
/// ```
public struct Links<R: Route>: Sendable {
  let links: [Link<R>]

  /// Puts links under a prefix.
  ///
  /// - Parameters:
  ///   - prefix: A pattern of path segments. Parameters in it come before the links' own.
  ///   - links: The links.
  public init(under prefix: String, @LinkBuilder<R> _ links: () -> [Link<R>]) {
    self.links = Self.mount(links(), under: prefix) { $0.body }
  }

  /// Puts the table of a feature under a prefix.
  ///
  /// The app's schemes and hosts replace the feature's own. The feature's limits, and its rule for the rest
  /// of a path, stay in force where they are stricter than the app's. So the feature gets no link that is
  /// longer than its own table allows, or deeper behind the prefix, and no rest of a path that its own table
  /// refuses.
  ///
  /// - Parameters:
  ///   - prefix: A pattern of path segments without parameters.
  ///   - table: The feature's table.
  ///   - embed: The app's case that holds the feature's routes.
  ///   - extract: The feature's route inside one of the app's routes; reflection finds it if this is `nil`.
  public init<Feature: Route>(
    mounted prefix: String, _ table: LinkTable<Feature>, _ embed: @escaping @Sendable (Feature) -> R,
    extracting extract: (@Sendable (R) -> Feature?)? = nil
  ) {
    let extract = extract ?? { Payload.find(in: $0, embed) }
    let declared = table.declared.map { link in
      var link = link
      let index = table.storage.index
      link.limits = link.limits?.strictest(index.limits) ?? index.limits
      if index.rest == .staysBelow { link.rest = .staysBelow }
      return link
    }
    links = Self.mount(declared, under: prefix) { link in
      let body = link.body
      return LinkBody<R>(
        parser: {
          let parse = body.parser()
          return { reader, text, slot in
            let inner = LinkSlot.filled { parse(&reader, text, &$0) }
            guard let inner else { return false }
            slot.append(embed(inner))
            return true
          }
        },
        print: { route, lists in extract(route).flatMap { body.print($0, lists) } },
        types: body.types, isConditional: body.isConditional, constant: body.constant.map(embed),
        example: { lists in body.example(lists).map(embed) })
    }
  }

  private init(links: [Link<R>]) {
    self.links = links
  }

  /// The links, to be opened from inside the app only.
  ///
  /// - Returns: The links.
  public func internalOnly() -> Links { Links(links: links.map { $0.internalOnly() }) }

  /// The links, still understood but no longer printed.
  ///
  /// - Returns: The links.
  public func retired() -> Links { Links(links: links.map { $0.retired() }) }

  private static func mount<Inner: Route>(
    _ links: [Link<Inner>], under prefix: String, _ body: (Link<Inner>) -> LinkBody<R>
  ) -> [Link<R>] {
    links.map { link in
      var mounted = Link<R>(
        LinkPattern.Mounted(link.pattern, link.patternErrors, under: prefix), body: body(link))
      mounted.isInternal = link.isInternal
      mounted.isRetired = link.isRetired
      mounted.isHierarchical = link.isHierarchical
      mounted.rest = link.rest
      let prefixCount = mounted.pattern.segments.count - link.pattern.segments.count
      mounted.limits = link.limits?.behind(max(0, prefixCount))
      return mounted
    }
  }
}
