/// Something in the pantry.
nonisolated struct Item: Hashable, Codable, Identifiable {
  let id: Int
  var name = ""
  var shelf = Shelf.dry
}

/// A place where items are kept.
nonisolated enum Shelf: String, Hashable, Codable, CaseIterable {
  case dry, fridge, freezer

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
