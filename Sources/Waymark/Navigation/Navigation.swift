import WaymarkCore

/// A navigation that somebody has asked for.
///
/// The router carries it out whether or not the app keeps it. Two with one ``id`` are one navigation, as when a screen has asked
/// twice for the same.
@MainActor
public struct Navigation {
  /// The number of the navigation, which events and logs use.
  public nonisolated let id: NavigationID
  /// How it is carried out.
  public nonisolated let options: NavigationOptions

  private let own: WaymarkCore.Navigation?
  private let known: NavigationOutcome?
  private let words: RouterWords

  /// A navigation that has ended before anybody was asked.
  init(
    _ number: UInt64, ended outcome: NavigationOutcome, _ options: NavigationOptions,
    _ words: RouterWords
  ) {
    id = NavigationID(number)
    self.options = options
    own = nil
    known = outcome
    self.words = words
  }

  init(_ own: WaymarkCore.Navigation, _ options: NavigationOptions, _ words: RouterWords) {
    id = NavigationID(own.number)
    self.options = options
    self.own = own
    known = nil
    self.words = words
  }

  /// How it ended; `nil` while it has not.
  public var currentOutcome: NavigationOutcome? {
    known ?? own.flatMap { own in own.outcome.map { words.outcome($0, own.failure) } }
  }

  /// Whether everybody has allowed it, so that the tree has changed.
  package var isCommitted: Bool {
    own.map { $0.outcome == .completed || words.isCommitted($0.number) } ?? false
  }

  /// The intents that guards have put in place of the one that was asked for, as text.
  public var redirects: [String] { own?.redirects.map(words.text) ?? [] }

  /// The places that guards have taken out of what it restores or rechecks, with all above them, as text.
  public var refused: [String] { own?.refused.map { $0.description } ?? [] }

  /// How it ended, once it has; `cancelled` too if the task that waits is cancelled, while the navigation goes on.
  public var outcome: NavigationOutcome {
    get async {
      if let currentOutcome { return currentOutcome }
      let waiter = Waiter()
      own?.onEnd { _ in waiter.resume() }
      return await waiter.wait() ? currentOutcome ?? .cancelled : .cancelled
    }
  }

  /// Calls a closure when it has ended, or now if it has.
  package func onEnd(_ body: @escaping @MainActor () -> Void) {
    if currentOutcome != nil { return body() }
    own?.onEnd { _ in body() }
  }

  /// The answer of the screen that it opened; `nil` if there is none.
  ///
  /// The wait keeps no router alive.
  func answer() async throws(AskError) -> AnswerValue? {
    if let own, own.delivered == nil {
      let waiter = Waiter()
      own.onAnswer { _ in waiter.resume() }
      guard await waiter.wait() else { throw .cancelled }
    }
    if let value = AnswerValue(in: own?.delivered ?? nil) { return value }
    switch currentOutcome {
    case nil, .completed, .unchanged: return nil
    case .blocked(let reason): throw .blocked(reason)
    case .cancelled: throw .cancelled
    case .superseded(let id): throw .superseded(by: id)
    case .failed(let error): throw .failed(error)
    }
  }

  /// An answer as the type that its question asks for; `nil`, and noted as a misuse, if it is of another.
  func typed<Value: Sendable>(_ answer: AnswerValue?) -> Value? {
    guard let answer else { return nil }
    if let typed = answer.value(as: Value.self) { return typed }
    words.noteWrongAnswer(answer, insteadOf: AnswerValue.name(of: Value.self), id)
    return nil
  }
}

/// A router of any routes, which it does not keep, and its words for what the core says of a navigation.
@MainActor
final class RouterWords {
  weak var router: (any ScreenRouter)?

  /// The outcome in the app's words.
  ///
  /// - Parameters:
  ///   - outcome: The core's outcome.
  ///   - failure: The host's failure with which it ended; the last one if `nil`.
  /// - Returns: The outcome.
  func outcome(_ outcome: Outcome, _ failure: AnyValue? = nil) -> NavigationOutcome {
    switch outcome {
    case .completed: .completed
    case .unchanged: .unchanged
    case .blocked(let reason): .blocked(reason ?? "the screen stays")
    case .cancelled: .cancelled
    case .superseded(let number): .superseded(by: NavigationID(number))
    case .failed(.host): .failed(.hostFailed(HostFailure(failure ?? router?.core.hostFailure)))
    case .failed(.notThere): .failed(.notThere)
    case .failed(.screenGone): .failed(.screenGone)
    case .failed(.tooManyRedirects):
      .failed(.tooManyRedirects(limit: router?.core.state.maximumRounds ?? 0))
    case .failed(.detourGuarded(let name)): .failed(.guardedDetour(by: .routerGuard(name)))
    case .failed(.rootRefused): .failed(.rootRefused)
    case .failed(.tooManyRounds): .failed(.tooManyRounds(limit: roundLimit))
    case .failed(.routerReleased): .failed(.routerReleased)
    }
  }

  func text(_ edit: WaymarkCore.Edit) -> String { router?.text(edit) ?? edit.notation }

  func noteWrongAnswer(_ value: AnswerValue, insteadOf wanted: String, _ navigation: NavigationID) {
    router?.noteMisuse(
      "A question was to be answered with \(wanted), and its screen answered with \(value.typeName)",
      "Have both name the same question.", in: navigation, as: nil)
  }

  func isCommitted(_ number: UInt64) -> Bool { router?.core.state.isCommitted(number) == true }
}

/// How many times in a row guards and observers may answer navigations with navigations.
let roundLimit = 100
