package import Waymark

/// A container of the tree, with the model that views are bound to.
@MainActor
package enum ContainerModel<R: Route>: HostContainer {
  case stack(StackModel<R>)
  case tabs(TabsModel<R>)
  case columns(ColumnsModel<R>)

  package var branches: (children: [ContainerModel], focus: Int)? {
    switch self {
    case .stack: nil
    case .tabs(let model):
      (model.tabs.map { $0.content }, model.tabs.firstIndex { $0.id == model.selection } ?? 0)
    case .columns(let model): (model.columns, model.front)
    }
  }

  /// The root of the container's first stack, by whose entry the tree knows a modal or a column.
  package var firstScreen: ScreenNode<R> {
    switch self {
    case .stack(let stack): stack.root
    case .tabs(let tabs): tabs.tabs[0].content.firstScreen
    case .columns(let columns): columns.columns[0].firstScreen
    }
  }

  /// Whether two containers are the same model.
  func isSame(as other: ContainerModel) -> Bool { identity == other.identity }

  /// The identity of the view that shows the container.
  package var identity: ObjectIdentifier { ObjectIdentifier(model) }

  /// The model, of whatever kind.
  var model: AnyObject {
    switch self {
    case .stack(let stack): stack
    case .tabs(let tabs): tabs
    case .columns(let columns): columns
    }
  }
}

extension BindingHost {
  /// Makes the model of a container, or has the old one show it if it is of the same kind.
  func model(
    of container: Container<Entry<R>>, in old: ContainerModel<R>?, isInColumns: Bool = false
  ) -> ContainerModel<R> {
    switch container {
    case .stack(let stack): .stack(model(of: stack, in: old))
    case .tabs(let tabs): .tabs(model(of: tabs, in: old, isInColumns))
    case .columns(let columns): .columns(model(of: columns, in: old, isInColumns))
    }
  }
}
