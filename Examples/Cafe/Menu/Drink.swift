/// How much of it.
public enum CupSize: String, Hashable, Sendable, Codable, CaseIterable {
  case small, medium, large
}

/// Something to drink.
public struct Drink: Hashable, Sendable, Identifiable {
  public let id: String
  public let name: String

  /// What the house serves.
  public static let all = [
    Drink(id: "espresso", name: "Espresso"), Drink(id: "flat-white", name: "Flat white"),
    Drink(id: "tea", name: "Tea"),
  ]
}
