extension Intent {
  /// The intent of a feature, in the app's routes.
  @MainActor
  func embedded<App: Route>(_ embed: @MainActor (R) -> App) -> Intent<App> {
    switch self {
    case .push(let route): .push(embed(route))
    case .pop(let count): .pop(count)
    case .popToRoot: .popToRoot
    case .replaceTop(let route): .replaceTop(with: embed(route))
    case .present(let modal): .present(modal.embedded(embed))
    case .dismiss: .dismiss
    case .select(let key): .select(embed(key))
    case .show(let route): .show(embed(route))
    case .set(let tree):
      .set(RouteTree(tree.root.embedded(embed), modals: tree.modals.map { $0.embedded(embed) }))
    case .edit(let edit):
      switch edit.kind {
      case .popTo(let route): .popTo(embed(route))
      case .setStack(let stack): .setStack(stack.embedded(embed))
      case .dismissAll: .dismissAll
      case .selectTab(let keys, let modal): .selectTab(keys: keys.map(embed), modal: modal)
      case .focus(let address):
        .focus(BranchAddress(modal: address.modal, keys: address.keys.map { $0.embedded(embed) }))
      case .fill(let column, let container, let id): .fill(column, container.embedded(embed), near: id)
      case .clearColumns(let column, let id): .clearColumns(from: column, near: id)
      case .focusColumn(let column, let id): .focusColumn(column, near: id)
      case .setRoot(let root): .setRoot(root.embedded(embed))
      case .closure:
        preconditionFailure("A feature cannot edit the app's tree: answer with a verb such as .push or .show")
      case .pushNear(let id, let route): .pushNear(id, embed(route))
      case .popToEntry(let id): .popToEntry(id)
      case .popEntry(let id, let count): .popEntry(id, count)
      case .replaceEntry(let id, let route): .replaceEntry(id, embed(route))
      case .close(let id): .close(id)
      case .remove(let id): .remove(id)
      case .update(let id, let route): .update(id, embed(route))
      case .askToLeave: .askToLeave
      case .recheck(let asksScreens): .recheck(asksScreens: asksScreens)
      }
    }
  }
}

extension BranchKey {
  @MainActor
  fileprivate func embedded<App: Route>(_ embed: @MainActor (R) -> App) -> BranchKey<App> {
    switch self {
    case .tab(let key): .tab(embed(key))
    case .column(let index): .column(index)
    }
  }
}

extension Decision {
  /// The decision of a feature, in the app's routes.
  @MainActor
  func embedded<App: Route>(_ embed: @MainActor (R) -> App) -> Decision<App> {
    switch self {
    case .allow: .allow
    case .block(let reason): .block(reason)
    case .redirect(let intent): .redirect(to: intent.embedded(embed))
    case .detour(let intent): .detour(to: intent.embedded(embed))
    }
  }
}

extension RouteStack where Element: Route {
  @MainActor
  func embedded<App: Route>(_ embed: @MainActor (Element) -> App) -> RouteStack<App> {
    RouteStack<App>(root: embed(root), pushed: pushed.map(embed))
  }
}

extension Modal where Element: Route {
  @MainActor
  func embedded<App: Route>(_ embed: @MainActor (Element) -> App) -> Modal<App> {
    Modal<App>(presentation, container.embedded(embed))
  }
}

extension Container where Element: Route {
  @MainActor
  func embedded<App: Route>(_ embed: @MainActor (Element) -> App) -> Container<App> {
    switch self {
    case .stack(let stack):
      return .stack(stack.embedded(embed))
    case .tabs(let tabs):
      let embedded = tabs.tabs.map {
        RouteTab<App>(embed($0.key), $0.container.embedded(embed))
      }
      guard let valid = RouteTabs(checking: embedded, selectedKey: embed(tabs.selectedKey)) else {
        preconditionFailure("Two routes of a feature must not be embedded as one route of the app")
      }
      return .tabs(valid)
    case .columns(let columns):
      let embedded = columns.filled.map { $0.embedded(embed) }
      guard let valid = RouteColumns<App>(places: columns.places, filled: embedded, front: columns.front)
      else {
        preconditionFailure("Columns of a feature are as valid in the app's routes as in its own")
      }
      return .columns(valid)
    }
  }
}
