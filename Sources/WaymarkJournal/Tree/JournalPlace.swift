/// A place in a stack: the number of its entry, and its route as it reads.
package struct JournalPlace: Hashable, Sendable {
  package let id: Int?
  package let text: String

  package init(id: Int?, text: String) {
    self.id = id
    self.text = text
  }

  /// Reads an entry, or a plain route where entries have no numbers.
  init(_ value: JSONValue) {
    // A route that is an object may have a member called "e" too, but not with a number and a route beside it.
    if let id = value["e"]?.integer, let route = value["r"] {
      self.init(id: id, text: RouteText.text(of: route))
    } else {
      self.init(id: nil, text: RouteText.text(of: value))
    }
  }
}
