import Observation

/// A tree that an `@Observable` model holds, as a store.
@MainActor
final class ObservableTreeStore<Model: Observable & AnyObject, R: Route>: TreeStore {
  private let model: Model
  private let keyPath: ReferenceWritableKeyPath<Model, RouteTree<R>>
  private var onChange: (@MainActor () -> Void)?

  init(_ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, RouteTree<R>>) {
    self.model = model
    self.keyPath = keyPath
  }

  var tree: RouteTree<R> { model[keyPath: keyPath] }

  func send(_ tree: RouteTree<R>) { model[keyPath: keyPath] = tree }

  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    self.onChange = onChange
    track()
    // There is nothing to undo: the binding releases this store, and observation does not call a store that
    // is gone.
    return {}
  }

  /// Observation reports one change, and before it happens, so the new value is read on the next turn of the
  /// main actor.
  private func track() {
    withObservationTracking {
      _ = model[keyPath: keyPath]
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self, let onChange = self.onChange else { return }
        self.track()
        onChange()
      }
    }
  }
}
