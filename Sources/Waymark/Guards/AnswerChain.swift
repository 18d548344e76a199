/// How often in a row a guard, or a screen that objects, has led to being asked again from a task that it began when it was asked.
///
/// What navigates in a task of its own, or changes what a recheck looks at, does so when it has answered: nothing but its tasks
/// says that one came of the other. Tasks inherit the chain that they are begun in; detached ones do not.
@usableFromInline
struct AnswerChain: Sendable {
  @usableFromInline static let local = TaskLocal<AnswerChain?>(wrappedValue: nil)

  @usableFromInline let count: Int
  /// Who was asked last.
  @usableFromInline let source: DecisionSource

  @inlinable
  init(count: Int, source: DecisionSource) {
    self.count = count
    self.source = source
  }

  /// The chain that this very code runs in.
  @inlinable static var current: AnswerChain? { local.get() }

  /// Has somebody answer at once, as the next of a chain.
  @inlinable
  @MainActor
  static func asking<Result>(
    _ source: DecisionSource, after chain: AnswerChain?, _ decide: @MainActor () -> Result
  ) -> Result {
    local.withValue(next(source, chain)) { decide() }
  }

  /// Has somebody take his time to answer, as the next of a chain.
  @MainActor
  static func asking<Result>(
    _ source: DecisionSource, after chain: AnswerChain?, _ decide: @MainActor () async -> Result
  ) async -> Result {
    await local.withValue(next(source, chain)) { await decide() }
  }

  @inlinable
  static func next(_ source: DecisionSource, _ chain: AnswerChain?) -> AnswerChain {
    AnswerChain(count: (chain?.count ?? 0) + 1, source: source)
  }
}

extension Router {
  /// Says, where that is so, that somebody who is asked leads to being asked again, and again.
  func noteAnswerChain(_ one: UndecidedNavigation<R>) {
    guard let chain = one.chain, chain.count > configuration.roundLimit else { return }
    // What the very task does that is to answer is told of as such.
    if let asked = pipeline?.deciding, interrupter(of: asked) != nil { return }
    noteMisuse(
      "\(chain.source) had itself asked again by tasks that it began when it was asked, more than "
        + "\(configuration.roundLimit) times in a row",
      "Have it answer with a redirect or a detour, and change nothing that a recheck looks at.",
      in: one.navigation.id, as: "an endless chain of answers")
  }
}
