/// The answer of the closure of a guard, or of a screen that objects.
package enum GuardAnswer {
  case now(Verdict)
  /// Asks the user, and answers when the user has; only a screen may.
  case ask(Opening, then: @MainActor (AnyValue?) -> GuardAnswer)
  /// Takes its time.
  case later(@MainActor () async -> GuardAnswer)
}

/// The closure of a guard, or of a screen that objects.
package typealias GuardBody = @MainActor (Turn) -> GuardAnswer

/// An edit that only the app can work out.
struct OwnEdit {
  let number: EditNumber
  let navigation: NavigationNumber
  /// The value that stands for it in what is told of it.
  let tag: AnyValue
  let body: @MainActor (Work) -> WorkResult
}

/// Somebody who takes time to answer the open turn.
enum Awaited {
  case task(Task<Void, Never>)
  /// The user, whom a screen has asked.
  case user(TurnNumber, then: @MainActor (AnyValue?) -> GuardAnswer)
}

/// Guards, objections and edits: the app's closures are called here, and their results are inputs.
extension Core {
  /// A number for a guard or an edit.
  private func newKey() -> UInt64 {
    lastKey += 1
    return lastKey
  }

  /// Adds a guard, or a screen's objection.
  package func add(_ scope: Guard.Scope, name: String = "guard", _ body: @escaping GuardBody) -> GuardNumber {
    let one = Guard(newKey(), scope, name: name)
    bodies[one.number] = body
    send(.added(one))
    return one.number
  }

  package func remove(_ number: GuardNumber) {
    // Objects that its closure holds may do something as they are released.
    let body = bodies.removeValue(forKey: number)
    send(.removed(number))
    extendLifetime(body)
  }

  /// Keeps an edit that only the app can work out, until a navigation has ended.
  package func ownEdit(
    for navigation: NavigationNumber, _ tag: AnyValue = AnyValue(),
    _ body: @escaping @MainActor (Work) -> WorkResult
  ) -> Edit {
    let number = newKey()
    edits.append(OwnEdit(number: number, navigation: navigation, tag: tag, body: body))
    return .own(number)
  }

  /// The value that stands for an edit of the app's own in what is told of it.
  package func tag(of edit: Edit) -> AnyValue? {
    if case .own(let number) = edit { ownEdit(number)?.tag } else { nil }
  }

  func workOut(_ work: Work) {
    send(.workedOut(work.number, result(of: work) ?? .failed(.screenGone)))
  }

  /// The result of an edit that only the app can work out; `nil` if the edit is not known.
  package func result(of work: Work) -> WorkResult? { ownEdit(work.edit)?.body(work) }

  private func ownEdit(_ number: EditNumber) -> OwnEdit? {
    edits.first { $0.number == number }
  }

  func ask(_ turn: Turn) {
    let before = awaited
    awaited = nil
    if case .task(let task) = before { task.cancel() }
    defer { extendLifetime(before) }
    // The state forgets a guard as soon as the inbox comes to it.
    guard let body = bodies[turn.asked] else { return send(.removed(turn.asked)) }
    decide(turn.number, body(turn))
  }

  /// Whether a guard or a screen may still answer in a turn.
  package func isOpen(_ turn: TurnNumber) -> Bool { state.openTurn == turn }

  func hear(_ value: AnyValue?, _ turn: TurnNumber) {
    guard case .user(turn, let then) = awaited else { return }
    awaited = nil
    decide(turn, then(value))
  }

  private func decide(_ turn: TurnNumber, _ answer: GuardAnswer) {
    switch answer {
    case .now(let verdict): send(.decided(turn, verdict))
    case .ask(let opening, let then):
      if isOpen(turn) { awaited = .user(turn, then: then) }
      send(.decided(turn, .detour(opening)))
    case .later(let body):
      guard isOpen(turn) else { break }
      awaited = .task(Task { decide(turn, await body()) })
    }
  }
}
