/// A screen's answer when it would be left.
package enum Leave {
  case allow
  case stay(String?)
  /// Asks the user, and answers when the user has.
  case ask(Opening, then: @MainActor (AnyValue?) -> Leave)
  /// Takes its time.
  case later(@MainActor () async -> Leave)
}

/// The closure of a guard, which answers at once or takes its time, or of a screen that objects.
package enum GuardBody {
  case guarding(@MainActor (Turn) -> Verdict)
  /// A guard that takes its time, for the turns that are its own; it allows all others at once.
  case guardingLater(
    if: @MainActor (Turn) -> Bool = { _ in true }, @MainActor (Turn) async -> Verdict)
  case objecting(@MainActor (Turn) -> Leave)
}

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
  case user(TurnNumber, then: @MainActor (AnyValue?) -> Leave)
}

/// Guards, objections and edits: the app's closures are called here, and their results are inputs.
extension Core {
  /// Adds a guard, or a screen's objection.
  package func add(_ scope: Guard.Scope, name: String = "guard", _ body: GuardBody) -> GuardNumber {
    let one = Guard(newKey(), scope, name: name)
    bodies[one.number] = body
    register(.added(one))
    return one.number
  }

  package func remove(_ number: GuardNumber) {
    let body = bodies[number]
    bodies[number] = nil
    send(.removed(number))
    // Objects that it holds may do something as they are released.
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
    switch bodies[turn.asked] {
    // The state forgets a guard as soon as the inbox comes to it.
    case nil: send(.removed(turn.asked))
    case .guarding(let body): send(.decided(turn.number, body(turn)))
    case .objecting(let body): leave(turn.number, body(turn))
    case .guardingLater(let isMeant, _) where !isMeant(turn): send(.decided(turn.number, .allow))
    case .guardingLater(_, let body):
      awaited = .task(
        Task {
          let verdict = await body(turn)
          send(.decided(turn.number, verdict))
        })
    }
  }

  /// Whether a guard or a screen may still answer in a turn.
  package func isOpen(_ turn: TurnNumber) -> Bool { state.openTurn == turn }

  func hear(_ value: AnyValue?, _ turn: TurnNumber) {
    guard case .user(turn, let then) = awaited else { return }
    awaited = nil
    leave(turn, then(value))
  }

  private func leave(_ turn: TurnNumber, _ leave: Leave) {
    switch leave {
    case .allow: send(.decided(turn, .allow))
    case .stay(let reason): send(.decided(turn, .block(reason)))
    case .ask(let opening, let then):
      if isOpen(turn) { awaited = .user(turn, then: then) }
      send(.decided(turn, .detour(opening)))
    case .later(let decide):
      guard isOpen(turn) else { break }
      awaited = .task(Task { self.leave(turn, await decide()) })
    }
  }
}
