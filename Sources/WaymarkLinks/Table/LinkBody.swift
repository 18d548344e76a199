/// What makes a route of the texts of parameters.
@usableFromInline
typealias LinkParser<R> = @Sendable (inout LinkReader, Span<UInt8>, inout OutputSpan<R>) -> Bool

/// What a link makes of a text and of a route, without the pattern and whatever is said about the link.
@usableFromInline
struct LinkBody<R: Route>: Sendable {
  /// Adds the route of a link's text to a span with room for one, or returns `false` if a parameter's text does not fit; then the
  /// reader stands at that parameter.
  @usableFromInline let parse: LinkParser<R>
  /// The texts of the parameters, or `nil` if it is not this link that makes the route.
  let print: @Sendable (R) -> [[String]]?
  /// The types of the parameters.
  let types: [LinkType]
  /// Whether there is a condition on the parameters.
  let isConditional: Bool
  /// The only route that the link makes, where it has no parameters.
  let constant: R?
  /// A route that the link makes, where the examples of its types can be read.
  let example: R?

  @usableFromInline
  init(
    parse: @escaping LinkParser<R>, print: @escaping @Sendable (R) -> [[String]]?,
    types: [LinkType], isConditional: Bool, constant: R?, example: R?
  ) {
    self.parse = parse
    self.print = print
    self.types = types
    self.isConditional = isConditional
    self.constant = constant
    self.example = example
  }
}
