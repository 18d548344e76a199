import SwiftUI
import Waymark
import WaymarkSwiftUI

/// A screen of the items.
struct ItemsView: View {
  let route: ItemsRoute
  let context: ScreenContext<ItemsRoute>
  let store: ItemStore

  var body: some View { screen.screenContext(context) }

  @ViewBuilder private var screen: some View {
    switch route {
    case .list: list
    case .item(let id): item(id)
    case .edit(let id): ItemForm(id: id, context, store)
    case .shelves: shelves
    case .discardChanges: Color.clear
    case .search: SearchView(route, context, store)
    }
  }

  private var list: some View {
    List(store.items) { item in
      RouteLink(to: ItemsRoute.item(id: item.id)) { Text(item.name) }
    }
    .navigationTitle("Pantry")
  }

  private func item(_ id: Int) -> some View {
    Form { if let item = store[id] { LabeledContent("Shelf", value: item.shelf.title) } }
      .navigationTitle(store[id]?.name ?? "No such item")
      .toolbar { Button("Edit") { context.push(.edit(id: id)) } }
  }

  private var shelves: some View {
    List(Shelf.allCases, id: \.self) { shelf in
      Button(shelf.title) { context.answer(ItemsQuestions.pickShelf, shelf) }
    }
    .navigationTitle("Shelf")
  }
}
