import Waymark

/// A container of the tree and the model that views are bound to.
@MainActor
package enum ContainerModel<R: Route> {
  case stack(StackModel<R>)
  case tabs(TabsModel<R>)

  /// Whether two are one model.
  func isSame(as other: ContainerModel) -> Bool { identity == other.identity }

  /// What a view that shows it is known by.
  package var identity: ObjectIdentifier {
    switch self {
    case .stack(let stack): ObjectIdentifier(stack)
    case .tabs(let tabs): ObjectIdentifier(tabs)
    }
  }
}
