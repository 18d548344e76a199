import SwiftUI
import Waymark
import WaymarkSwiftUI

struct SearchView: View {
  @ScreenModel private var model: SearchModel

  init(_ route: ItemsRoute, _ context: ScreenContext<ItemsRoute>, _ store: ItemStore) {
    _model = ScreenModel(wrappedValue: SearchModel(route, context, store))
  }

  var body: some View {
    List {
      ForEach(model.results) { item in
        RouteLink(to: ItemsRoute.item(id: item.id)) { Text(item.name) }
      }
      if model.hasNextPage { Button("Next page") { model.showPage(model.page + 1) } }
      if model.page > 1 { Button("Previous page") { model.showPage(model.page - 1) } }
    }
    .searchable(text: Binding(get: { model.query }, set: { model.search(for: $0) }))
    .navigationTitle("Search")
  }
}
