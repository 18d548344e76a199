/// How much of it.
package enum CupSize: String, Hashable, Sendable, Codable, CaseIterable {
  case small, medium, large
}

/// Something to drink.
package struct Drink: Hashable, Sendable, Identifiable {
  package let id: String
  package let name: String

  /// What the house serves.
  package static let all = [
    Drink(id: "espresso", name: "Espresso"), Drink(id: "flat-white", name: "Flat white"),
    Drink(id: "tea", name: "Tea"),
  ]
}
