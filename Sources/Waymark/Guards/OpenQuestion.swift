/// A question to the user that a screen asks before it answers about being left.
@MainActor
@usableFromInline
final class OpenQuestion<R: Route> {
  /// The navigation that is being decided.
  let asked: UndecidedNavigation<R>

  /// The entry of the screen that asks.
  let asker: EntryID

  /// The entry of the question's own screen.
  let entry: EntryID

  /// Whether the router still waits for the answer of the screen that asks.
  let isAsked: @MainActor () -> Bool

  /// Whether the question came back after it was answered, and the host was asked once more to remove it.
  var isClosedAgain = false

  init(
    _ asked: UndecidedNavigation<R>, by asker: EntryID, while isAsked: @escaping @MainActor () -> Bool,
    entry: EntryID
  ) {
    self.asked = asked
    self.asker = asker
    self.isAsked = isAsked
    self.entry = entry
  }

  /// Whether its screen is in a tree.
  ///
  /// It is always the topmost modal.
  nonisolated func isOpen(in tree: EntryTree<R>) -> Bool { tree.modals.last?.root.id == entry }
}

extension GuardPipeline {
  /// Whether a question may be in the tree.
  var hasQuestions: Bool { question != nil || !leftQuestions.isEmpty }

  /// The question that is in a tree.
  func question(in tree: EntryTree<R>) -> OpenQuestion<R>? {
    if let question, question.isOpen(in: tree) { return question }
    return leftQuestions.first { $0.isOpen(in: tree) }
  }

  /// The tree without a question that is in it.
  func withoutQuestion(_ tree: EntryTree<R>) -> EntryTree<R> { question(in: tree).map(tree.without) ?? tree }
}

extension Tree {
  /// The tree without a question.
  ///
  /// If the question is there, it is the topmost modal.
  ///
  /// - Complexity: O(1) where it is not, else O(*m*), where *m* is the number of modals.
  func without<R: Route>(_ question: OpenQuestion<R>) -> Tree where Element == Entry<R> {
    guard question.isOpen(in: self) else { return self }
    var tree = self
    tree.dismiss()
    return tree
  }
}
