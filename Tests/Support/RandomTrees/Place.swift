import Waymark

/// A route that is only a name: one place each, but for two that are the same.
package struct Place: Route, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(stringLiteral value: String) { name = value }
  package init(_ name: String) { self.name = name }

  package var identity: Place { name == "s4" ? "s0" : self }

  package var description: String { name }
}
