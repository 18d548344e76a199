import Waymark
import WaymarkTerminal

/// Makes the screens of the items.
struct ItemsScreens: Coordinator {
  let store: ItemStore

  func screen(for route: ItemsRoute, context: ScreenContext<ItemsRoute>) -> any TerminalScreen {
    switch route {
    case .list: PageScreen { list(context) }
    case .item(let id): PageScreen { item(id, context) }
    case .edit(let id): PageScreen { [model = ItemFormModel(id: id, context, store)] in form(model) }
    case .shelves: PageScreen { shelves(context) }
    case .discardChanges: PageScreen { discard(context) }
    case .search: PageScreen { [model = SearchModel(route, context, store)] in search(model, context) }
    }
  }

  private func list(_ context: ScreenContext<ItemsRoute>) -> Page {
    Page(title: "Pantry", rows: store.items.map { item in (item.name, { context.push(.item(id: item.id)) }) })
  }

  private func item(_ id: Int, _ context: ScreenContext<ItemsRoute>) -> Page {
    guard let item = store[id] else { return Page(title: "No such item", rows: []) }
    let edit: Page.Row = ("Edit…", { context.push(.edit(id: id)) })
    return Page(title: item.name, line: "Shelf: \(item.shelf.title)", rows: [edit])
  }

  private func form(_ model: ItemFormModel) -> Page {
    let shelf: Page.Row = ("Shelf: \(model.draft.shelf.title)…", { Task { await model.pickShelf() } })
    return Page(
      title: "Edit", field: ("Name:", model.draft.name, { model.draft.name = $0 }),
      line: model.hasChanges ? "Not saved yet." : "All is saved.", rows: [shelf, ("Save", model.save)])
  }

  private func shelves(_ context: ScreenContext<ItemsRoute>) -> Page {
    let rows: [Page.Row] = Shelf.allCases.map { shelf in
      (shelf.title, { context.answer(ItemsQuestions.pickShelf, shelf) })
    }
    return Page(title: "Shelf", rows: rows)
  }

  private func discard(_ context: ScreenContext<ItemsRoute>) -> Page {
    let keep: Page.Row = ("Keep editing", { context.answer(ItemsQuestions.discard, false) })
    let discard: Page.Row = ("Discard", { context.answer(ItemsQuestions.discard, true) })
    return Page(title: "Discard the changes?", rows: [keep, discard])
  }

  private func search(_ model: SearchModel, _ context: ScreenContext<ItemsRoute>) -> Page {
    var rows: [Page.Row] = model.results.map { item in (item.name, { context.push(.item(id: item.id)) }) }
    if model.hasNextPage { rows.append(("Next page", { model.showPage(model.page + 1) })) }
    if model.page > 1 { rows.append(("Previous page", { model.showPage(model.page - 1) })) }
    let field: Page.Field = ("Find:", model.query, model.search)
    return Page(title: "Search", field: field, line: "Page \(model.page)", rows: rows)
  }
}
