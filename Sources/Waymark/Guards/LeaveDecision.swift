/// A screen's answer when it would be left.
///
/// ```swift
/// context.onLeave { _ in
///   form.isChanged ? .ask(Questions.discard) { $0 == true ? .allow : .stay } : .allow
/// }
/// ```
public struct LeaveDecision<R: Route>: Sendable {
  // Indirect, because most decisions allow, and a kind is as large as an intent.
  indirect enum Kind: Sendable {
    case decided(Decision<R>)
    case asks(@MainActor (LeaveAsker<R>) async -> Decision<R>)
  }

  let kind: Kind

  /// Let the screen be left.
  public static var allow: LeaveDecision { .deciding(.allow) }

  /// Keep the screen: the navigation ends `blocked`.
  public static var stay: LeaveDecision { .stay("the screen stays") }

  /// Keep the screen, for a reason with which the navigation ends `blocked`.
  ///
  /// - Parameter reason: Why it stays.
  /// - Returns: The decision.
  public static func stay(_ reason: BlockReason) -> LeaveDecision { .deciding(.block(reason)) }

  /// Ask the user first, and decide by the answer.
  ///
  /// The question is a screen of the app, shown over everything: a question that would be pushed or placed elsewhere
  /// is presented as a sheet. While it is open, nothing else has changed. Verbs ignore it, but
  /// ``Router/dismiss(options:)`` closes it without an answer. A navigation that supersedes the one in question removes
  /// it. It is never part of a snapshot. No guard and no screen is asked about it when it opens and when it closes. One
  /// question is open at a time, and others wait.
  ///
  /// - Parameters:
  ///   - question: The screen, and the type of its answer.
  ///   - then: What to answer then; perhaps another question. The user's answer is `nil` if the question was left
  ///     without one, if it was removed because something else is asked for, if there is no host to show it or the host
  ///     could not, or if the screen returned a value of another type, which is logged. It is also `nil` if the screen
  ///     that asks is gone, which counts as allowing it to be left.
  /// - Returns: The decision.
  public static func ask<Value: Sendable>(
    _ question: Question<R, Value>, _ then: @escaping @MainActor (Value?) -> LeaveDecision
  ) -> LeaveDecision {
    .asking { asker in
      let answer = await asker.ask(question)
      return await then(answer).decision(asking: asker)
    }
  }

  package static func deciding(_ decision: Decision<R>) -> LeaveDecision { Self(kind: .decided(decision)) }

  package static func asking(
    _ decide: @escaping @MainActor (LeaveAsker<R>) async -> Decision<R>
  ) -> LeaveDecision {
    Self(kind: .asks(decide))
  }

  /// The decision, once the user has answered where the screen asks.
  @MainActor
  func decision(asking asker: LeaveAsker<R>) async -> Decision<R> {
    switch kind {
    case .decided(let decision): decision
    case .asks(let decide): await decide(asker)
    }
  }

  /// The decision of a feature's screen, in the app's routes.
  @MainActor
  func embedded<App: Route>(_ embed: @escaping @MainActor (R) -> App) -> LeaveDecision<App> {
    switch kind {
    case .decided(let decision): .deciding(decision.embedded(embed))
    case .asks(let decide): .asking { await decide($0.extracted(embed)).embedded(embed) }
    }
  }
}
