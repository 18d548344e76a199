/// Makes a route of the texts of parameters: adds it to a span with room for one, or returns `false` if a parameter's text does
/// not fit; then the reader stands at that parameter.
@usableFromInline
package typealias LinkParser<R> = @Sendable (inout LinkReader, Span<UInt8>, inout OutputSpan<R>) -> Bool

/// Makes the texts of the parameters of a route, or `nil` if it is not this link that makes the route.
///
/// Beside the route it gets the texts that the parameters may have, none where that is any, or nothing if no parameter has a
/// list: no route is made of others.
@usableFromInline
package typealias LinkPrinter<R> = @Sendable (_ route: R, _ lists: [[String]]) -> [[String]]?

/// Makes a route of the examples of the parameters' types, or of the first texts in lists; `nil` where they are refused or
/// cannot be read.
@usableFromInline
package typealias LinkExample<R> = @Sendable (_ lists: [[String]]) -> R?

/// The functions by which a link makes routes and texts, without the pattern and whatever is said about the link.
@usableFromInline
package struct LinkBody<R: Route>: Sendable {
  /// Makes what reads a link, anew for each table: then a table has what all its links read with side by side in memory, and not
  /// between everything else that a link is made of.
  @usableFromInline package let parser: @Sendable () -> LinkParser<R>
  let print: LinkPrinter<R>
  /// The types of the parameters.
  package let types: [LinkType]
  /// Whether there is a condition on the parameters.
  package let isConditional: Bool
  /// The only route that the link makes, where it has no parameters.
  let constant: R?
  package let example: LinkExample<R>

  @usableFromInline
  package init(
    parser: @escaping @Sendable () -> LinkParser<R>, print: @escaping LinkPrinter<R>,
    types: [LinkType], isConditional: Bool, constant: R?, example: @escaping LinkExample<R>
  ) {
    self.parser = parser
    self.print = print
    self.types = types
    self.isConditional = isConditional
    self.constant = constant
    self.example = example
  }
}
