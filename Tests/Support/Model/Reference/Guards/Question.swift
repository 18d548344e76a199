import Waymark

extension Reference {
  /// Something to be asked: by a screen, which has an entry, or by a guard.
  struct Question: Hashable {
    var screen: UInt64?
    var key: Int
    var isAsync: Bool
  }

  /// A question that was put, with what there was at that moment.
  struct Ask {
    var number: Int
    var question: Question
    var navigation: UInt64
    var wish: Wish
    var tree: PlainTree
    var proposal: PlainTree
  }

  /// A navigation that is being asked about.
  struct Deliberation {
    var navigation: UInt64
    var wish: Wish
    /// The detour that it goes on after.
    var resumed: Held?
    var proposal: PlainTree
    /// Who was asked already, by their keys.
    var asked: Set<Int> = []
    /// The number of the question that waits for its answer.
    var asking: Int?
    /// Whether it is about to go elsewhere.
    var isTurning = false
    /// What ends first because it takes their place: until all have heard of that, nobody is asked.
    var ending: Set<UInt64> = []
  }

  /// A screen's wish to be asked before it is left.
  struct Objection {
    var key: Int
    var reasons: LeaveReasons
    var isAsync: Bool
  }

  /// Whom to ask next, as things stand.
  ///
  /// The screens that would be left come first, the topmost before the others, then those that a tab takes out of sight,
  /// then the guards. Nobody is asked twice.
  var nextQuestion: Question? {
    guard let current = deliberation else { return nil }
    var leaving = leaving(current.wish, current.proposal, from: tree)
    if rules.flaw == .objectionsRootFirst { leaving.reverse() }
    let all =
      questions(leaving, .removed) + questions(tree.deselected(for: current.proposal), .deselected) + guards
    return all.first { !current.asked.contains($0.key) }
  }

  private func questions(_ entries: [PlainEntry], _ reason: LeaveReasons) -> [Question] {
    entries.flatMap { entry in
      (objections[entry.id] ?? []).filter { $0.reasons.contains(reason) }
        .map { Question(screen: entry.id, key: $0.key, isAsync: $0.isAsync) }
    }
  }

  func leaving(_ wish: Wish, _ proposal: PlainTree, from tree: PlainTree) -> [PlainEntry] {
    wish == .leave ? tree.entries.reversed() : tree.leaving(for: proposal)
  }
}
