/// Builds the content of a link table: links, and other tables mounted under a prefix.
@resultBuilder
public enum LinkBuilder<R: Route> {
  /// A link.
  public static func buildExpression(_ link: Link<R>) -> [Link<R>] { [link] }

  /// Links that were made elsewhere.
  public static func buildExpression(_ links: [Link<R>]) -> [Link<R>] { links }

  /// A mounted table.
  public static func buildExpression(_ links: Links<R>) -> [Link<R>] { links.links }

  /// All links, in order.
  public static func buildBlock(_ links: [Link<R>]...) -> [Link<R>] { links.flatMap { $0 } }

  /// The links inside an `if`.
  public static func buildOptional(_ links: [Link<R>]?) -> [Link<R>] { links ?? [] }

  /// The links of the first branch.
  public static func buildEither(first links: [Link<R>]) -> [Link<R>] { links }

  /// The links of the second branch.
  public static func buildEither(second links: [Link<R>]) -> [Link<R>] { links }

  /// The links of a loop.
  public static func buildArray(_ links: [[Link<R>]]) -> [Link<R>] { links.flatMap { $0 } }
}
