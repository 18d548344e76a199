import WaymarkCore

/// A screen's answer when it would be left.
///
/// ```swift
/// context.onLeave { _ in
///   form.isChanged ? .ask(Questions.discard) { $0 == true ? .allow : .stay } : .allow
/// }
/// ```
public struct LeaveDecision<R: Route>: Sendable {
  indirect enum Kind: Sendable {
    case allow
    case stay(String)
    /// The place, how it opens, and the decision by an answer, which may be of a wrong type.
    case ask(
      R, Presentation?,
      @MainActor (_ answer: AnswerValue?, _ isWrong: (_ wanted: String) -> Void) -> LeaveDecision)
    case later(@MainActor () async -> LeaveDecision)
  }

  let kind: Kind

  /// Let the screen be left.
  public static var allow: LeaveDecision { LeaveDecision(kind: .allow) }

  /// Keep the screen: the navigation ends `blocked`.
  public static var stay: LeaveDecision { .stay("the screen stays") }

  /// Keep the screen, for a reason with which the navigation ends `blocked`.
  ///
  /// - Parameter reason: Why it stays, to tell a person.
  /// - Returns: The decision.
  public static func stay(_ reason: String) -> LeaveDecision { LeaveDecision(kind: .stay(reason)) }

  // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Ask the user first, and decide by the answer.
  ///
  /// - Parameters:
  ///   - question: The screen, and the type of its answer.
  ///   - then: The decision; the answer is `nil` if the user left the question, or has answered with another type.
  /// - Returns: The decision to ask.
  public static func ask<Value: Sendable>(
    _ question: Question<R, Value>, _ then: @escaping @MainActor (Value?) -> LeaveDecision
  ) -> LeaveDecision {
    LeaveDecision(
      kind: .ask(question.route, question.presentation) { answer, isWrong in
        let value = answer?.value(as: Value.self)
        if answer != nil, value == nil { isWrong(AnswerValue.name(of: Value.self)) }
        return then(value)
      })
  }

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Ask the user first, and decide by the answer in a closure that takes time: to save, and then leave, for example.
  ///
  /// ```swift
  /// context.onLeave { _ in
  ///   .ask(Questions.save) { $0 == true ? await form.save() ? .allow : .stay("not saved") : .stay }
  /// }
  /// ```
  ///
  /// The question has closed by then. The closure's task is cancelled when somebody else is asked about a navigation, as when
  /// a newer one comes; what it decides then counts for nothing.
  ///
  /// - Parameters:
  ///   - question: The screen, and the type of its answer.
  ///   - then: The decision; the answer is `nil` if the user left the question, or has answered with another type.
  /// - Returns: The decision to ask.
  public static func ask<Value: Sendable>(
    _ question: Question<R, Value>, _ then: @escaping @MainActor (Value?) async -> LeaveDecision
  ) -> LeaveDecision {
    ask(question) { answer -> LeaveDecision in .later { await then(answer) } }
  }

  /// Decide in a closure that takes time.
  package static func later(_ decide: @escaping @MainActor () async -> LeaveDecision) -> LeaveDecision {
    LeaveDecision(kind: .later(decide))
  }
}

extension LeaveDecision {
  /// The same decision in the routes of an app, of which a feature's are a part.
  @MainActor func map(_ box: @escaping @MainActor (R) -> AnyRoute) -> LeaveDecision<AnyRoute> {
    switch kind {
    case .allow: .allow
    case .stay(let reason): .stay(reason)
    case .ask(let route, let presentation, let then):
      LeaveDecision<AnyRoute>(
        kind: .ask(box(route), presentation) { answer, isWrong in then(answer, isWrong).map(box) })
    case .later(let decide): .later { await decide().map(box) }
    }
  }
}

/// The question to a screen whether it may be left.
public struct LeaveRequest: Sendable {
  let navigationID: NavigationID
  /// Whether the screen's entry would be removed; otherwise the screen stays, in a tab that is no longer selected.
  public let isRemoval: Bool
  /// How the navigation is carried out, with the information that came with it.
  public let options: NavigationOptions
  /// Why the router is asked to leave the screen.
  public let cause: NavigationCause
  /// Whether a recheck would leave the screen, because a guard refuses its place.
  public let isRecheck: Bool
}

/// The ways of leaving a screen about which it wants to be asked.
@nonexhaustive
public enum LeaveReasons: Hashable, Sendable {
  /// The screen's entry would be removed from the tree.
  case removed
  /// Its entry would be removed, or the screen would stay in a tab that is no longer selected.
  case all
}

extension Router {
  /// Adds a screen's objection.
  ///
  /// - Parameters:
  ///   - decide: The screen's closure.
  ///   - reasons: The ways of leaving that it is asked about.
  ///   - id: The screen.
  /// - Returns: The registration, which ends it.
  func add(
    _ decide: @escaping @MainActor (LeaveRequest) -> LeaveDecision<AnyRoute>, _ reasons: LeaveReasons,
    of id: EntryID
  ) -> Registration {
    let scope: Guard.Scope = reasons == .all ? .leavingTab(id) : .leaving(id)
    let registration = Registration()
    let number = core.add(scope, name: "screen") { [weak self] turn in
      guard let self, registration.isActive else { return .now(.allow) }
      return self.leave(decide(self.leaveRequest(turn, reasons)), turn)
    }
    parts.records[id]?.objections.append(registration)
    return end(registration, with: number)
  }

  /// Ends the objections whose owners are gone.
  func endObjectionsWithoutOwner() {
    for record in parts.records.values where !record.objections.isEmpty {
      let active = record.objections.filter { $0.isActive }
      if active.count < record.objections.count { record.objections = active }
    }
  }

  private func leaveRequest(_ turn: Turn, _ reasons: LeaveReasons) -> LeaveRequest {
    let request = turn.request
    // Only an objection to leaving the tab is asked about a place that stays.
    let mayStay = reasons == .all && request.edit != .leaveWindow
    let isStaying =
      mayStay && !turn.change.leaving.contains { $0.id == turn.place?.id }
    return LeaveRequest(
      navigationID: NavigationID(turn.navigation),
      isRemoval: !isStaying,
      options: NavigationOptions(request.options, request.priority),
      cause: NavigationCause(turn.cause, request.screen), isRecheck: turn.edit.recheck != nil)
  }

  private func leave(_ decision: LeaveDecision<AnyRoute>, _ turn: Turn) -> GuardAnswer {
    let source = source(of: turn)
    let navigation = NavigationID(turn.navigation)
    switch decision.kind {
    case .allow:
      emit(.decided(source, .allow), navigation)
      return .now(.allow)
    case .stay(let reason):
      emit(.decided(source, .block(reason)), navigation)
      return .now(.block(reason))
    case .ask(let route, let presentation, let then):
      let style = Presentation.modal(presentation ?? self.presentation(of: route))
      return .ask(.present(route, style)) { [weak self] value in
        let answer = AnswerValue(in: value)
        let decision = then(answer) { wanted in
          if let answer { self?.words.noteWrongAnswer(answer, insteadOf: wanted, navigation) }
        }
        return self?.leave(decision, turn) ?? .now(.allow)
      }
    case .later(let decide):
      return .later { [weak self] in
        let decision = await decide()
        return self?.leave(decision, turn) ?? .now(.allow)
      }
    }
  }

  /// Whether the window may be left.
  public func canLeave(options: NavigationOptions = .standard) async -> Bool {
    await leaveWindow(options: options).outcome == .completed
  }

  /// Asks all screens whether the window may be left.
  package func leaveWindow(options: NavigationOptions = .standard) -> Navigation {
    submit(.verb(.leaveWindow), options)
  }
}
