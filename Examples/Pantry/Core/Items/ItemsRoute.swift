import Waymark

/// The places of the feature: a list, an item of it, the form to edit it, a search.
nonisolated enum ItemsRoute: Route, Codable {
  case list
  // Called product in version 1.
  case item(id: Int)
  case edit(id: Int)
  case shelves
  case discardChanges
  case search(query: String, page: Int)

  static let emptySearch = ItemsRoute.search(query: "", page: 1)

  /// There is one place to search, whatever is searched for.
  var identity: ItemsRoute {
    if case .search = self { .emptySearch } else { self }
  }

  var placement: Placement<ItemsRoute> {
    switch self {
    case .list: .tab(.list)
    case .search: .tab(.emptySearch)
    case .shelves: .sheet
    case .item, .edit, .discardChanges: .push
    }
  }
}
