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

/// The closures of guards, of screens that object, and of the app's own edits; the state knows their numbers.
struct Closures {
  var bodies: [GuardNumber: GuardBody] = [:]
  var edits: [OwnEdit] = []
  /// The guard or the screen that is thinking.
  var thinking: Task<Void, Never>?
  /// The screen that has asked the user.
  var asking: (question: QuestionNumber, then: @MainActor (AnyValue?) -> Leave)?

  struct OwnEdit {
    let number: EditNumber
    let navigation: NavigationNumber
    /// The value that stands for it in what is told of it.
    let tag: AnyValue
    let body: @MainActor (Work) -> WorkResult
  }
}

/// Guards, objections and edits: the app's closures are called here, and their results are inputs.
extension Core {
  /// Adds a guard, or a screen's objection.
  package func add(_ scope: Guard.Scope, name: String = "guard", _ body: GuardBody) -> GuardNumber {
    let one = Guard(newKey(), scope, name: name)
    closures.bodies[one.number] = body
    register(.added(one))
    return one.number
  }

  package func remove(_ number: GuardNumber) {
    let body = closures.bodies.removeValue(forKey: number)
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
    closures.edits.append(Closures.OwnEdit(number: number, navigation: navigation, tag: tag, body: body))
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

  private func ownEdit(_ number: EditNumber) -> Closures.OwnEdit? {
    closures.edits.first { $0.number == number }
  }

  func ask(_ turn: Turn) {
    closures.thinking?.cancel()
    let asking = closures.asking
    (closures.thinking, closures.asking) = (nil, nil)
    defer { extendLifetime(asking) }
    switch closures.bodies[turn.asked] {
    // The state forgets a guard as soon as the inbox comes to it.
    case nil: send(.removed(turn.asked))
    case .guarding(let body): send(.decided(turn.question, body(turn)))
    case .objecting(let body): leave(turn.question, body(turn))
    case .guardingLater(let isMeant, _) where !isMeant(turn): send(.decided(turn.question, .allow))
    case .guardingLater(_, let body):
      closures.thinking = Task {
        let verdict = await body(turn)
        send(.decided(turn.question, verdict))
      }
    }
  }

  func hear(_ value: AnyValue?, _ question: QuestionNumber) {
    guard let asking = closures.asking, asking.question == question else { return }
    closures.asking = nil
    leave(question, asking.then(value))
  }

  private func leave(_ question: QuestionNumber, _ leave: Leave) {
    switch leave {
    case .allow: send(.decided(question, .allow))
    case .stay(let reason): send(.decided(question, .block(reason)))
    case .ask(let opening, let then):
      if state.openTurn == question { closures.asking = (question, then) }
      send(.decided(question, .detour(opening)))
    case .later(let decide):
      guard state.openTurn == question else { break }
      closures.thinking = Task { self.leave(question, await decide()) }
    }
  }
}
