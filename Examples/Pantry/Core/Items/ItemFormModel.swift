import Observation
import Waymark

/// The form to edit an item.
@Observable
final class ItemFormModel {
  /// The item as it is typed, kept with the screen.
  var draft: Item {
    didSet { context.saved["draft"] = draft }
  }

  private let context: ScreenContext<ItemsRoute>
  private let store: ItemStore

  init(id: Int, _ context: ScreenContext<ItemsRoute>, _ store: ItemStore) {
    self.context = context
    self.store = store
    draft = context.saved["draft", default: store[id] ?? Item(id: id)]
    context.onLeave { [weak self] _ in
      guard self?.hasChanges == true else { return .allow }
      return .ask(ItemsQuestions.discard) { $0 == true ? .allow : .stay("unsaved changes") }
    }
    // After a restart nobody awaits the shelf any more.
    context.onAnswer(ItemsQuestions.pickShelf) { [weak self] in self?.draft.shelf = $0 }
  }

  var hasChanges: Bool { draft != store[draft.id] ?? Item(id: draft.id) }

  func pickShelf() async {
    if let shelf = try? await context.ask(ItemsQuestions.pickShelf) { draft.shelf = shelf }
  }

  func save() {
    store.save(draft)
    context.close()
  }
}
