/// A question to the user that a screen asks before it answers about being left.
@MainActor
@usableFromInline
final class OpenQuestion<R: Route> {
  /// What is being decided.
  let asked: UndecidedNavigation<R>

  /// The entry of the screen that asks.
  let asker: EntryID

  /// The entry of the question's own screen.
  let entry: EntryID

  /// Others who want to ask.
  let others = Waiters<Void>()

  init(_ asked: UndecidedNavigation<R>, by asker: EntryID, entry: EntryID) {
    self.asked = asked
    self.asker = asker
    self.entry = entry
  }

  /// Whether its screen is in a tree, where it is the topmost modal.
  nonisolated func isOpen(in tree: EntryTree<R>) -> Bool { tree.modals.last?.root.id == entry }
}

extension Tree {
  /// The tree without a question, which is the topmost modal where it is there.
  ///
  /// - Complexity: O(1) where it is not, else O(*m*), where *m* is the number of modals.
  func without<R: Route>(_ question: OpenQuestion<R>) -> Tree where Element == Entry<R> {
    guard question.isOpen(in: self) else { return self }
    var tree = self
    tree.dismiss()
    return tree
  }
}
