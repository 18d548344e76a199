/// How often in a row a guard, or a screen that objects, has led to being asked again from a task that it began when it was asked.
///
/// A guard that navigates in a task of its own, or changes the value that a recheck watches, does so after it has answered.
/// Only its tasks show the connection: they inherit the chain in which they were begun. Detached tasks do not.
@usableFromInline
struct AnswerChain: Sendable {
  @usableFromInline static let local = TaskLocal<AnswerChain?>(wrappedValue: nil)

  @usableFromInline let count: Int
  /// The guard or screen that was asked last.
  @usableFromInline let source: DecisionSource

  @inlinable
  init(count: Int, source: DecisionSource) {
    self.count = count
    self.source = source
  }

  /// The chain that the current code runs in.
  @inlinable static var current: AnswerChain? { local.get() }

  /// Asks a guard or a screen that answers at once, as the next link of a chain.
  @inlinable
  @MainActor
  static func asking<Result>(
    _ source: DecisionSource, after chain: AnswerChain?, _ decide: @MainActor () -> Result
  ) -> Result {
    local.withValue(next(source, chain)) { decide() }
  }

  /// Asks a guard or a screen that takes time to answer, as the next link of a chain.
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
  /// Reports a guard or a screen that has led to being asked again too often.
  func noteAnswerChain(_ one: UndecidedNavigation<R>) {
    guard let chain = one.chain, chain.count > configuration.advanced.roundLimit else { return }
    // A navigation from the very task that should answer has a report of its own.
    if let asked = pipeline?.deciding, interrupter(of: asked) != nil { return }
    noteMisuse(
      "\(chain.source) had itself asked again by tasks that it began when it was asked, more than "
        + "\(configuration.advanced.roundLimit) times in a row",
      "Have it answer with a redirect or a detour, and change nothing that a recheck looks at.",
      in: one.navigation.id, as: "an endless chain of answers")
  }
}
