import Waymark
import WaymarkTerminal

/// Makes the screens of the items.
struct ItemsScreens: Coordinator {
  let store: ItemStore

  func screen(for route: ItemsRoute, context: ScreenContext<ItemsRoute>) -> any TerminalScreen {
    switch route {
    case .list: list(context)
    case .item(let id): item(id, context)
    case .edit(let id): form(ItemFormModel(id: id, context, store))
    case .shelves: shelves(context)
    case .discardChanges: discard(context)
    case .search: search(SearchModel(route, context, store), context)
    }
  }

  private func list(_ context: ScreenContext<ItemsRoute>) -> PageScreen {
    PageScreen {
      Page(
        title: "Pantry", rows: store.items.map { item in (item.name, { context.push(.item(id: item.id)) }) })
    }
  }

  private func item(_ id: Int, _ context: ScreenContext<ItemsRoute>) -> PageScreen {
    PageScreen {
      guard let item = store[id] else { return Page(title: "No such item", rows: []) }
      return Page(
        title: item.name, lines: ["Shelf: \(item.shelf.title)"],
        rows: [("Edit…", { context.push(.edit(id: id)) })])
    }
  }

  private func form(_ model: ItemFormModel) -> PageScreen {
    PageScreen {
      Page(
        title: "Edit", field: ("Name:", model.draft.name, { model.draft.name = $0 }),
        lines: [model.hasChanges ? "Not saved yet." : "All is saved."],
        rows: [
          ("Shelf: \(model.draft.shelf.title)…", { Task { await model.pickShelf() } }),
          ("Save", model.save),
        ])
    }
  }

  private func shelves(_ context: ScreenContext<ItemsRoute>) -> PageScreen {
    PageScreen {
      Page(
        title: "Shelf",
        rows: Shelf.allCases.map { shelf in
          (shelf.title, { context.answer(ItemsQuestions.pickShelf, shelf) })
        })
    }
  }

  private func discard(_ context: ScreenContext<ItemsRoute>) -> PageScreen {
    PageScreen {
      Page(
        title: "Discard the changes?",
        rows: [
          ("Keep editing", { context.answer(ItemsQuestions.discard, false) }),
          ("Discard", { context.answer(ItemsQuestions.discard, true) }),
        ])
    }
  }

  private func search(_ model: SearchModel, _ context: ScreenContext<ItemsRoute>) -> PageScreen {
    PageScreen {
      var rows: [Page.Row] = model.results.map { item in (item.name, { context.push(.item(id: item.id)) }) }
      if model.hasNextPage { rows.append(("Next page", { model.showPage(model.page + 1) })) }
      if model.page > 1 { rows.append(("Previous page", { model.showPage(model.page - 1) })) }
      return Page(
        title: "Search", field: ("Find:", model.query, model.search), lines: ["Page \(model.page)"],
        rows: rows)
    }
  }
}
