import Waymark
import WaymarkActing
import WaymarkTesting

/// What has to hold.
extension QuestionRun {
  /// After whatever has happened, though others have not heard of it yet.
  func checkAtOnce() {
    guard let router else { return }
    let actual = PlainTree(router.host.tree)
    let questions = actual.entries.filter(\.spot.isQuestion)
    let top = actual.layers.last.map { $0.box.entries } ?? []
    reference.check(questions.count <= 1, "more than one question is open: \(actual)")
    reference.check(questions.isEmpty || top == questions, "a question is not on top: \(actual)")
    reference.check(reference.bind(to: actual), "\(actual) and not \(reference.whole)")
    reference.check(
      router.snapshot.tree == reference.tree.routes, "the snapshot is of \(router.snapshot.tree.notation)")
    for id in handles.keys.sorted() { checkOutcome(id) }
  }

  private func checkOutcome(_ id: UInt64) {
    guard let handle = handles[id], let fate = reference.navigations[id] else { return }
    let outcome = handle.currentOutcome.map(Ending.init)
    let text = "#\(id) is \(outcome.map { "\($0)" } ?? "open")"
    switch fate {
    case .undecided:
      reference.check(outcome == nil && !handle.isCommitted, "\(text), and was to be undecided")
      return
    case .ended(let endings):
      reference.check(isEnded(outcome, endings), "\(text), and not \(endings)")
    case .joined(let other):
      let expected = handles[other].flatMap(\.currentOutcome).map(Ending.init)
      reference.check(outcome == expected || handles[other] == nil, "\(text), and not as #\(other)")
    case .committed(let claim):
      check(outcome, claim, id, text)
      reference.check(handle.isCommitted, "\(text), and was to be committed")
    }
    if outcome != nil, waiterIsIrrelevant(id) { handles[id] = nil }
  }

  /// What takes the place of a recheck may have a number that nobody knows.
  private func isEnded(_ outcome: Ending?, _ endings: Set<Ending>) -> Bool {
    guard let outcome else { return false }
    if case .superseded = outcome, endings.contains(.superseded(by: 0)) { return true }
    return endings.contains(outcome)
  }

  /// Another may end as this one does.
  private func waiterIsIrrelevant(_ id: UInt64) -> Bool {
    !reference.navigations.values.contains { if case .joined(id) = $0 { true } else { false } }
  }

  /// What was committed ends as what was shown of it says.
  private func check(_ outcome: Ending?, _ claim: Claim, _ id: UInt64, _ text: String) {
    switch outcome {
    case nil: reference.check(!isIdle, "\(text), and nothing is under way")
    // What another has taken away at once has identities that nobody knows.
    case .completed: reference.check(claim.mayCount || claim.isUnbound, "\(text), and has never been shown")
    case .superseded(let other): reference.check(other != id, "\(text), and was committed")
    case .hostFailed, .cancelled: reference.check(hasGoneBack, "\(text), and the host has not failed")
    default: reference.problem("\(text), and was committed")
    }
  }

  /// Whether the host has nothing to do.
  var isIdle: Bool { reference.hasHost && !host.isWaiting }

  /// Lets tasks run until nobody does anything any more.
  func drain() async {
    await settleTasks()
    // What begins on other threads may take longer.
    await Patience.wait { !isTaskDue }
    await settleTasks()
    catchUp()
    if isIdle { reference.hasFailed = false }
    reference.forgetLate()
  }

  private func settleTasks() async {
    var quietTurns = 0
    for _ in 0..<2_000 where quietTurns < 30 {
      let before = activity
      await Task.yield()
      quietTurns = activity == before ? quietTurns + 1 : 0
    }
  }

  /// Whether somebody is to begin to think, to ask or to be heard.
  private var isTaskDue: Bool {
    guard isFine else { return false }
    let isAsking = reference.calls.contains { $0.isAwaited && !$0.asks.isEmpty }
    return beginningCount > 0 || !reference.posed.isEmpty
      || (isAsking && reference.question == nil) || (isIdle && reference.question?.isInTree == false)
      || reference.calls.contains { $0.isAwaited ? $0.verdict != nil : !$0.asks.isEmpty }
  }

  /// Once all have heard what has happened.
  func check() {
    checkAtOnce()
    guard isFine, let router else { return }
    reference.check(reference.posed.isEmpty, "\(reference.posed.map(\.key)) were never asked")
    let answered = reference.calls.filter { $0.isAwaited && $0.verdict != nil }
    reference.check(answered.isEmpty, "\(answered.map(\.key)) have answered, and nobody has heard")
    let asks = reference.calls.filter { $0.isAwaited }.flatMap(\.asks)
    reference.check(
      asks.isEmpty || reference.question != nil, "\(asks) could be asked, and nothing is open")
    let late = reference.calls.filter { !$0.isAwaited }.flatMap(\.asks)
    reference.check(late.isEmpty, "\(late) have been given up, and nobody has been told")
    guard isIdle else { return }
    if let question = reference.question {
      reference.check(question.isInTree, "\(question.layer) is gone, and its asker has not heard")
    }
    let isQuiet = reference.deciding == nil && reference.recheck == nil
    reference.check(
      router.isSettled == isQuiet, "the router says that it has \(isQuiet ? "not " : "")settled")
    reference.check(router.host.shown == router.host.tree, "what is shown is not the tree")
    reference.check(!isQuiet || reference.question == nil, "a question is left over")
  }

  // MARK: The end

  func end() async {
    note("the end")
    if random.chance(70) { await comeToRest() }
    await release()
  }

  private func comeToRest() async {
    isEnding = true
    host.answer = .now
    if !reference.hasHost { attach() }
    for _ in 0..<300 where isFine {
      acknowledge(.max)
      catchUp()
      answerUser()
      while !gates.isEmpty { goOn() }
      await drain()
      check()
      if isIdle, reference.deciding == nil, reference.recheck == nil, askCount == 0 { break }
    }
    guard isFine else { return }
    await Patience.wait { waiterCount == 0 }
    reference.check(askCount == 0, "\(askCount) wait for an answer for ever")
    reference.check(router?.isSettled == true, "does not come to rest")
    reference.check(waiterCount == 0, "\(waiterCount) wait for an outcome for ever")
  }

  /// Whoever waits is told that the router is gone.
  private func release() async {
    isEnding = true
    note("the router is released")
    weak let last = router
    let old = handles
    reference.released()
    abandonRouter()
    await drain()
    await Patience.wait { waiterCount == 0 && askCount == 0 }
    reference.check(last == nil, "the router lives on")
    reference.check(askCount == 0, "\(askCount) wait for an answer of what is gone")
    reference.check(waiterCount == 0, "\(waiterCount) wait for an outcome of what is gone")
    for (id, handle) in old {
      reference.check(handle.currentOutcome != nil, "#\(id) has no outcome")
    }
  }

  private func abandonRouter() {
    handles = [:]
    registrations = []
    router = nil
    host = RecordingHost(answering: .now)
    while !gates.isEmpty { goOn() }
  }

  /// Ends a run in which something was found already.
  func abandon() async {
    isEnding = true
    abandonRouter()
    await drain()
  }
}
