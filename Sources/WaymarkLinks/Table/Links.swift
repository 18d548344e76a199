#if !hasFeature(Embedded)
  import Waymark
#endif

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
    self.links = links().map { link in link.with { $0 = $0.mounted(under: prefix) } }
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
    #if hasFeature(Embedded)
      let extract = extract ?? { _ in nil }
    #else
      let extract = extract ?? { Payload.find(in: $0, embed) }
    #endif
    let rules = table.rules
    links = table.declared.map { inner in
      let maker = inner.maker
      let link = Link<R>(
        inner.declaration, print: { route, _ in extract(route).flatMap { maker.print($0, LinkPayload($0)) } },
        make: { texts throws(LinkMismatch) in embed(try maker.make(&texts)) })
      return link.with { link in
        link.limits = link.limits?.strictest(rules.limits) ?? rules.limits
        if rules.rest == .staysBelow { link.rest = .staysBelow }
        link = link.mounted(under: prefix)
      }
    }
  }

  /// The links, with something said about each of them.
  ///
  /// ```swift
  /// Links(mounted: "/shop", ShopLinks.table, AppRoute.shop).map { $0.internalOnly() }
  /// ```
  ///
  /// - Parameter change: Says it.
  /// - Returns: The links, which a table takes as they are.
  public func map(_ change: (Link<R>) -> Link<R>) -> [Link<R>] { links.map(change) }
}
