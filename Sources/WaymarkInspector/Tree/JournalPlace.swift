/// A place in a stack: the number of its entry, and its route as text.
package struct JournalPlace: Hashable, Sendable {
  package let id: Int?
  package let text: String

  package init(id: Int?, text: String) {
    self.id = id
    self.text = text
  }

  /// Reads an entry, or a plain route, which has no number.
  init(_ value: JSONValue) {
    // A route may be an object with a member "e" too, but then that is not a number with a route beside it.
    if let id = value["e"]?.integer, let route = value["r"] {
      self.init(id: id, text: RouteText.text(of: route))
    } else {
      self.init(id: nil, text: RouteText.text(of: value))
    }
  }
}
