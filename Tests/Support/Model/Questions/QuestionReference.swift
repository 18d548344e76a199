import Waymark

/// Questions to the user and what they hold up: what the tree has to be after each thing that happens, whom there is to ask, and
/// how navigations end.
///
/// It has one tree, which questions are no part of, and knows of the screen only what it is told.
@MainActor
final class QuestionReference {
  /// The tree without a question.
  var tree: PlainTree
  var question: OpenQuestion?
  /// One that nobody waits for and that the host has failed to take away twice.
  var leftover: PlainLayer?
  private var leftAgain: Set<UInt64> = []
  var deciding: Asking?
  var recheck: Recheck?
  var vetoes: [UInt64: [Veto]] = [:]
  var guards: [Guard] = []
  var navigations: [UInt64: Fate] = [:]
  /// Those that wait behind one of higher priority.
  var waiting: [Asking] = []
  /// Whose answer was asked for and who has not begun to think, in order.
  var posed: [Call] = []
  /// All who think.
  var calls: [Call] = []
  var hasHost = true
  /// Whether the host could not do what it was asked for since all was last quiet.
  var hasFailed = false
  var ids = Placeholders()
  /// How a navigation has ended that may have given way to others.
  var actual: (UInt64) -> NavigationOutcome? = { _ in nil }
  /// The number of the last recheck that has begun because the tree had gone back.
  var repetition: () -> UInt64 = { 0 }
  private(set) var problems: [String] = []
  var due: [Due] = []
  /// What gave way to something that is known only after it, so that somebody may be asked about it in vain.
  var overtaken: UInt64?
  let placement: (Spot) -> Placement<Spot>
  let redirectLimit: Int
  let flaw: QuestionFlaw?

  /// What begins once all that leads to it is known.
  enum Due {
    case begin(Asking)
    case propose(Asking)
    case recheck(asksScreens: Bool)
  }

  init(
    tree: PlainTree, placement: @escaping (Spot) -> Placement<Spot>, redirectLimit: Int, flaw: QuestionFlaw?
  ) {
    self.tree = tree
    self.placement = placement
    self.redirectLimit = redirectLimit
    self.flaw = flaw
  }

  /// The tree as the router has it.
  var whole: PlainTree {
    guard let top = question.flatMap({ $0.isInTree ? $0.layer : nil }) ?? leftover else { return tree }
    return PlainTree(layers: tree.layers + [top])
  }

  func problem(_ text: String) { if problems.count < 5 { problems.append(text) } }

  func check(_ condition: Bool, _ text: @autoclosure () -> String) { if !condition { problem(text()) } }

  // MARK: Navigations

  /// Something was asked for.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - wish: What.
  ///   - isBackground: Whether it may wait.
  ///   - value: What the screen returns that is to be closed.
  func submitted(_ id: UInt64, _ wish: Wish, isBackground: Bool = false, returning value: Answer? = nil) {
    navigations[id] = .undecided
    beginAnew(Asking(id, wish, isBackground: isBackground), returning: value)
    flush()
  }

  /// Goes on with what is due.
  func flush() {
    while !due.isEmpty {
      switch due.removeFirst() {
      case .begin(let one): begin(one)
      case .propose(let one): proposeAnew(one)
      case .recheck(let asksScreens): recheck(repetition(), asksScreens: asksScreens)
      }
    }
  }

  /// A navigation begins that nobody has thought about.
  func beginAnew(_ one: Asking, returning value: Answer? = nil) {
    if let left = leftover?.box.rootID, one.wish == .dismiss || one.wish.isClose(of: left) {
      leftover = nil
      navigations[one.id] = .committed(Claim(from: tree, to: tree))
      return takeWaiting()
    }
    if let question, closes(one, question, value) { return takeWaiting() }
    begin(one)
  }

  private func begin(_ one: Asking) {
    if let other = deciding, other !== one {
      if one.isBackground, !other.isBackground, flaw != .waitsForNobody {
        one.hasWaited = true
        waiting.append(one)
        return
      }
      drop(other, [.superseded(by: one.id)])
    }
    guard propose(one) else { return }
    deciding = one
    goOn(one)
  }

  /// Whether all that a navigation does is to close a question, or to end as what is asked about does.
  private func closes(_ one: Asking, _ question: OpenQuestion, _ value: Answer?) -> Bool {
    guard question.isInTree else {
      // What is closed already changes nothing, and takes nobody's place.
      guard one.wish.isClose(of: question.entry) else { return false }
      navigations[one.id] = .ended([.unchanged])
      return true
    }
    switch one.wish {
    case .dismiss where flaw != .dismissesBelow: break
    case .close(question.entry): self.question?.answer = value
    case .popEntry(question.entry, _): break
    default:
      guard let asked = deciding, asked === question.asked, asked !== one, !one.wish.isEdit,
        asked.wish == one.wish, !one.isBackground || asked.isBackground, flaw != .joinsNobody
      else { return false }
      navigations[one.id] = .joined(asked.id)
      return true
    }
    self.question?.isInTree = false
    navigations[one.id] = .committed(Claim(from: tree, to: tree))
    return true
  }

  /// Finds what a navigation would change; one that changes nothing ends.
  private func propose(_ one: Asking) -> Bool {
    let base = flaw == .looksAtQuestions ? whole : tree
    one.proposal = one.wish.carriedOut(on: base, placement, &ids)
    if one.proposal == base, one.wish != .leave {
      end(one, [one.wish.endingWithoutChange(of: base)])
      return false
    }
    if one.isBackground, one.hasWaited, case .superseded(let other)? = actual(one.id) {
      end(one, [.superseded(by: other.rawValue)])
      // It may have been what comes next here, so that somebody was asked before.
      if !due.isEmpty { overtaken = one.id }
      return false
    }
    return true
  }

  private func proposeAnew(_ one: Asking) {
    guard deciding === one, propose(one) else { return }
    restartGuards(one)
    if one.call == nil { goOn(one) }
  }

  /// Has guards asked again; screens that have answered are not.
  func restartGuards(_ one: Asking) {
    if let call = one.call, call.asker == nil { forget(one) }
    one.asked.subtract(guards.map(\.key))
  }

  /// Asks on until all have allowed it or somebody takes his time.
  func goOn(_ one: Asking) {
    while deciding === one {
      guard let next = nextToAsk(about: one) else { return conclude(one) }
      one.asked.insert(next.key)
      guard let verdict = next.verdict else { return pose(one, next) }
      take(verdict, one)
    }
  }

  /// Somebody has answered who took his time.
  func answer(_ verdict: Verdict, _ one: Asking) {
    take(verdict, one)
    goOn(one)
  }

  private func take(_ verdict: Verdict, _ one: Asking) {
    switch verdict {
    case .allow, .detour: break
    case .block(let reason): end(one, [.blocked(reason)])
    case .redirect(let wish):
      guard countRedirect(one) else { return }
      let next = Asking(one.id, wish, isBackground: one.isBackground)
      (next.redirects, next.hasWaited) = (one.redirects, one.hasWaited)
      drop(one, nil)
      // Whatever else is due comes after it: it is the same navigation.
      due.insert(.begin(next), at: 0)
    }
  }

  func countRedirect(_ one: Asking) -> Bool {
    one.redirects += 1
    if one.redirects <= redirectLimit { return true }
    end(one, [.failed(.tooManyRedirects(limit: redirectLimit))])
    return false
  }

  private func conclude(_ one: Asking) {
    if one.proposal == tree {
      end(one, [one.wish.endingWithoutChange(of: tree)])
    } else {
      let proposal = one.proposal
      drop(one, nil)
      commit(proposal, one.id)
      takeWaiting()
    }
  }

  /// Changes the tree: a question that is open goes with that.
  func commit(_ next: PlainTree, _ id: UInt64) {
    navigations[id] = .committed(Claim(from: tree, to: next))
    tree = next
    leftover = nil
    if flaw != .keepsQuestions { question?.isInTree = false }
  }

  private func end(_ one: Asking, _ endings: Set<Ending>) {
    drop(one, endings)
    takeWaiting()
  }

  /// Stops asking about something.
  ///
  /// - Parameters:
  ///   - one: What.
  ///   - endings: How it ends, if it does.
  func drop(_ one: Asking, _ endings: Set<Ending>?) {
    forget(one)
    if deciding === one { deciding = nil }
    if recheck === one { recheck = nil }
    if let endings { navigations[one.id] = .ended(endings) }
  }

  /// Waits for nobody's answer about something any more, and takes away the question that it has led to.
  func forget(_ one: Asking) {
    if flaw != .keepsAsking { one.call?.isAwaited = false }
    one.call = nil
    if question?.asked === one, flaw != .keepsAsking { question?.isInTree = false }
  }

  private func takeWaiting() {
    if deciding == nil, !waiting.isEmpty { due.append(.begin(waiting.removeFirst())) }
  }

  func proposeLater(_ one: Asking) { due.append(.propose(one)) }

  // MARK: The user and the host

  /// The user has done something without asking.
  func reported(_ departure: Departure) {
    tree.lose(departure)
    deciding?.proposal.lose(departure)
    if let question, departure.gone.contains(question.entry) { self.question?.isInTree = false }
    if let leftover, departure.gone.contains(leftover.box.rootID) { self.leftover = nil }
    if let question { allow(question.call) }
    if departure.selected != nil, !guards.allSatisfy({ $0.isAsync }) {
      // One that asks screens too begins again.
      if let recheck, recheck.asksScreens {
        drop(recheck, nil)
        self.recheck(recheck.id, asksScreens: true)
      } else {
        recheck(0)
      }
    }
    flush()
  }

  /// A screen that is gone objects to nothing, whatever it would have answered.
  func allow(_ call: Call) {
    let isGone = call.asker.map { !tree.ids.contains($0) } ?? false
    guard call.isAwaited, isGone, flaw != .hearsTheGone else { return }
    guard let one = [deciding, recheck].compactMap(\.self).first(where: { $0.call === call }) else { return }
    forget(one)
    if let recheck, recheck === one { conclude(recheck) } else { goOn(one) }
  }

  /// The host could not do what it was asked for, and the tree went back.
  ///
  /// - Parameters:
  ///   - shown: The tree, which may have a question that had been closed.
  ///   - repeated: The recheck to repeat, which the tree has gone back to before.
  func wentBack(to shown: PlainTree, repeating repeated: () -> RecheckWitness.Due?) {
    hasFailed = true
    var back = shown
    var hasQuestion = false
    leftover = nil
    if let top = back.layers.last, top.box.entries[0].spot.isQuestion {
      back.layers.removeLast()
      hasQuestion = top.box.rootID == question?.entry && question?.call.isAwaited == true
      if !hasQuestion, !leftAgain.insert(top.box.rootID).inserted { leftover = top }
    }
    // Nothing but a question was lost, or came back.
    let isSame = back == tree
    let goesOn = isSame && question != nil && deciding?.id == question?.asked?.id && flaw != .asksAnew
    tree = back
    if question != nil {
      question?.isInTree = hasQuestion
      if hasQuestion { question?.answer = nil }
    }
    defer { if !isSame, let due = repeated() { askAgain(due) } }
    guard let one = deciding, !goesOn else { return }
    let again = Asking(one.id, one.wish, isBackground: one.isBackground)
    (again.redirects, again.hasWaited) = (one.redirects, one.hasWaited)
    drop(one, nil)
    due.append(.begin(again))
  }

  /// Another host shows the screens, or none does.
  func hostReplaced(isThere: Bool) {
    hasHost = isThere
    // The screens of the one before have ended, with what they registered.
    if isThere { vetoes = [:] }
  }

  // MARK: Identities

  /// Puts the router's identities in the place of placeholders.
  ///
  /// - Returns: Whether it has the same tree.
  func bind(to actual: PlainTree) -> Bool {
    guard let bound = whole.bindings(to: actual) else { return false }
    guard !bound.isEmpty else { return true }
    tree = tree.binding(bound)
    for one in [deciding, recheck].compactMap(\.self) { one.bind(bound) }
    for (id, fate) in navigations {
      if case .committed(let claim) = fate { navigations[id] = .committed(claim.binding(bound)) }
    }
    return true
  }

  /// The host has shown something.
  func shown(_ shown: PlainTree) {
    for (id, fate) in navigations {
      guard case .committed(var claim) = fate, !claim.mayCount else { continue }
      claim.see(shown, isCause: false)
      navigations[id] = .committed(claim)
    }
  }
}

extension Wish {
  /// Whether it is what a screen asks for that closes itself.
  fileprivate func isClose(of entry: UInt64) -> Bool {
    switch self {
    case .close(entry), .popEntry(entry, _): true
    default: false
    }
  }
}
