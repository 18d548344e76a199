/// Why there is no link to a route.
@nonexhaustive
public enum LinkPrintError: Error, Hashable, Sendable {
  /// No link of the table stands for the route, whose text is the one that trees print.
  ///
  /// In an app that is built without reflection metadata, this happens for every route with parameters whose
  /// link does not say how to extract them.
  case noLink(route: String)
  /// A link stands for the route, but what it would print does not lead back to it.
  ///
  /// Some values have no text in a link: an empty string, `.` and `..` as a segment, a NUL character, and a
  /// value that is not equal to itself. Or another link takes the path, or the text is too long.
  case notReversible(pattern: String, route: String)
}

extension LinkPrintError: CustomStringConvertible {
  /// The fault, and the remedy.
  public var description: String {
    switch self {
    case .noLink(let route):
      "No link of the table stands for \(route). Declare one, or say how to extract the parameters where reflection "
        + "is not to be had."
    case .notReversible(let pattern, let route):
      "What \(pattern) would print does not lead back to \(route): a value has no text in a link, or another link "
        + "takes it."
    }
  }
}
