import Waymark

/// A route that is only a name.
package struct Place: Route, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(stringLiteral value: String) { name = value }
  package init(_ name: String) { self.name = name }

  package var description: String { name }
}
