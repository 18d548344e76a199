#if GTK && canImport(CGTK4)
  import Waymark

  /// A route that is only a name.
  struct Place: Route, ExpressibleByStringLiteral, CustomStringConvertible {
    let name: String

    init(stringLiteral value: String) { name = value }
    init(_ name: String) { self.name = name }

    var description: String { name }
  }
#endif
