import SwiftUI
import Waymark
import WaymarkSwiftUI

struct ItemForm: View {
  @ScreenModel private var model: ItemFormModel

  init(id: Int, _ context: ScreenContext<ItemsRoute>, _ store: ItemStore) {
    _model = ScreenModel(wrappedValue: ItemFormModel(id: id, context, store))
  }

  var body: some View {
    Form {
      TextField("Name", text: $model.draft.name)
      Button("Shelf: \(model.draft.shelf.title)") { Task { await model.pickShelf() } }
    }
    .navigationTitle("Edit")
    .toolbar { Button("Save", action: model.save).disabled(!model.hasChanges) }
  }
}
