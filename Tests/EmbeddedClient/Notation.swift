import WaymarkState

/// How everything reads, whether its routes describe themselves or not.
public func callNotation() -> String {
  var ids = EntryID.Generator()
  let entry = Entry<Place>(id: ids.next(), route: .item(1))
  let modal = Modal<Place>(.alert, .stack(.home))
  let path = BranchPath(layer: 1).appending(branch: 2)
  let narrow = RouteTree<Place>(columns: [.home], capacity: 2)
  var texts = [
    entry.description, entry.debugDescription, entry.id.description, path.description,
    narrow.position(of: .home)?.description ?? "", modal.description,
    Place.home.routeName, Silent.only.routeName, name(of: Silent.only),
  ]
  let wide = RouteTree<Place>(columns: [.home, .item(1)], [.item(2)], capacity: 2)
  let tabs = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.item(1)))
  for tree in [narrow, wide, tabs] {
    texts.append(tree.description)
    texts.append(describe(tree.root))
    for step in narrow.steps(to: tree) { texts.append(step.description + describe(step.change)) }
  }
  return texts.joined(separator: "\n")
}

/// A route that does not describe itself.
private enum Silent: Route {
  case only
}

private func name<R: Route>(of route: R) -> String { route.routeName }

private func describe(_ container: Container<Place>) -> String {
  switch container {
  case .stack(let stack): "\(container) \(stack.description)"
  case .tabs(let tabs): "\(container) \(tabs.description) \(tabs.selected.description)"
  case .columns(let columns): "\(container.description) \(columns.description)"
  @unknown default: ""
  }
}

private func describe(_ change: Step<Place>.Change) -> String {
  change.description
}
