import Observation

/// The items that there are, which all windows share.
@Observable
final class ItemStore {
  private(set) var items: [Item]
  private let file: JSONFile<[Item]>?

  init(file: JSONFile<[Item]>? = nil) {
    self.file = file
    items = file?.load() ?? Self.examples
  }

  subscript(id: Int) -> Item? { items.first { $0.id == id } }

  func save(_ item: Item) {
    items = (items.filter { $0.id != item.id } + [item]).sorted { $0.id < $1.id }
    file?.save(items)
  }

  static let examples = [
    Item(id: 1, name: "Flour"), Item(id: 2, name: "Rice"), Item(id: 3, name: "Milk", shelf: .fridge),
    Item(id: 4, name: "Oat milk", shelf: .fridge), Item(id: 5, name: "Coconut milk"),
    Item(id: 6, name: "Milk chocolate"), Item(id: 7, name: "Peas", shelf: .freezer),
  ]
}
