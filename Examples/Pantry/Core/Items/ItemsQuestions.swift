import Waymark

/// The screens of the feature that give an answer.
enum ItemsQuestions {
  static let pickShelf = Question<ItemsRoute, Shelf>(.shelves)
  static let discard = Question<ItemsRoute, Bool>(.discardChanges, as: .alert)
}
