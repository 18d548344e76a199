import Waymark

/// Where one can be in the menu.
package enum MenuRoute: Route, Codable {
  case list
  case drink(id: String)
  /// Asks for a size, and returns a `CupSize`.
  case size
}

/// The menu's links, which the app mounts.
package enum MenuLinks {
  package static let table = LinkTable<MenuRoute> {
    Link("/", MenuRoute.list)
    Link("/:id", MenuRoute.drink)
  }
}
