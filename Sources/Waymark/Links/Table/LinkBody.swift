/// What a link makes of a text and of a route, without the pattern and whatever is said about the link.
@usableFromInline
struct LinkBody<R: Route>: Sendable {
  /// Makes the route, or `nil` if a parameter's text does not fit; then the reader stands at that parameter.
  @usableFromInline let parse: @Sendable (inout LinkReader) -> R?
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
    parse: @escaping @Sendable (inout LinkReader) -> R?, print: @escaping @Sendable (R) -> [[String]]?,
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
