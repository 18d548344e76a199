import Observation
import Waymark

/// A search, whose route says what is searched for, so that links and restoration say it too.
@Observable
final class SearchModel {
  private(set) var query = ""
  private(set) var page = 1
  private let context: ScreenContext<ItemsRoute>
  private let store: ItemStore
  private static let pageSize = 3

  init(_ route: ItemsRoute, _ context: ScreenContext<ItemsRoute>, _ store: ItemStore) {
    self.context = context
    self.store = store
    show(route)
    context.onUpdate { [weak self] in self?.show($0) }
  }

  private func show(_ route: ItemsRoute) {
    guard case .search(let query, let page) = route else { return }
    // A link or a file may say any number.
    (self.query, self.page) = (query, min(max(page, 1), 1_000))
  }

  var results: [Item] { Array(found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)) }

  var hasNextPage: Bool { found.count > page * Self.pageSize }

  private var found: [Item] { store.items.filter { $0.name.lowercased().contains(query.lowercased()) } }

  func search(for query: String) { context.update(to: .search(query: query, page: 1)) }

  func showPage(_ page: Int) { context.update(to: .search(query: query, page: page)) }
}
