import Waymark

/// Who is asked, and what those answer who take their time.
extension QuestionReference {
  /// Whom to ask next, as things stand: screens that would be left, the topmost first, then guards.
  func nextToAsk(about one: Asking) -> Next? {
    nextScreen(one, to: one.proposal) ?? nextGuard(one)
  }

  func nextScreen(_ one: Asking, to proposal: PlainTree) -> Next? {
    let isLeaving = recheck !== one && one.wish == .leave
    let leaving = isLeaving ? tree.entries.reversed() : tree.leaving(for: proposal)
    let all =
      leaving.map { ($0, LeaveReasons.removed) } + tree.deselected(for: proposal).map { ($0, .deselected) }
    for (entry, reason) in all {
      let next = objections[entry.id]?.first { $0.reasons.contains(reason) && !one.asked.contains($0.key) }
      if let next { return Next(asker: entry.id, key: next.key, verdict: next.isAsync ? nil : next.mind) }
    }
    return nil
  }

  private func nextGuard(_ one: Asking) -> Next? {
    guard let next = guards.first(where: { !one.asked.contains($0.key) }) else { return nil }
    if next.isAsync { return Next(asker: nil, key: next.key, verdict: nil) }
    let isRefused = tree.entered(in: one.proposal).contains { next.refuses($0.spot) }
    return Next(asker: nil, key: next.key, verdict: isRefused ? .block("private") : .allow)
  }

  func pose(_ one: Asking, _ next: Next) {
    one.hasWaited = true
    let call = Call(asker: next.asker, key: next.key, navigation: one.id)
    one.call = call
    posed.append(call)
  }

  /// Somebody begins to think.
  func began(_ key: Int) -> Call? {
    flush()
    guard let index = posed.firstIndex(where: { $0.key == key }) else {
      if let overtaken {
        let call = Call(asker: nil, key: key, navigation: overtaken)
        call.isAwaited = false
        calls.append(call)
        return call
      }
      problem("\(key) was asked, and nobody expects that")
      return nil
    }
    let call = posed.remove(at: index)
    calls.append(call)
    return call
  }

  /// Somebody is about to ask the user.
  func asks(_ call: Call, _ spot: Spot) {
    flush()
    call.asks.append(spot)
  }

  /// The screen of a question is in the tree.
  func opened(_ entry: UInt64, _ layer: PlainLayer) {
    guard question?.entry != entry else { return }
    flush()
    let spot = layer.box.entries[0].spot
    if let question { problem("\(spot) is asked before \(question.layer) was answered") }
    guard let call = calls.first(where: { $0.isAwaited && $0.asks.contains(spot) }) else {
      return problem("\(spot) is asked, and nobody waits for that")
    }
    check(hasHost, "\(spot) is asked, and nobody shows it")
    leftover = nil
    let asked = [deciding, recheck].compactMap(\.self).first { $0.call === call }
    question = OpenQuestion(call: call, asked: asked, entry: entry, layer: layer)
  }

  /// Somebody has heard what the user answered.
  func heard(_ call: Call, _ spot: Spot, _ value: Bool?) {
    flush()
    guard let index = call.asks.firstIndex(of: spot) else { return problem("\(spot) was answered twice") }
    call.asks.remove(at: index)
    let isGone = call.asker.map { !tree.ids.contains($0) } ?? false
    let wasAwaited = call.isAwaited
    defer {
      allow(call)
      flush()
    }
    guard let open = question, open.call === call, open.layer.box.entries[0].spot == spot else {
      let isRight = value == nil && (!wasAwaited || !hasHost || hasFailed || isGone)
      return check(isRight, "\(spot) was answered \(String(describing: value)), and was not open")
    }
    check(!open.isInTree || hasFailed, "\(spot) was answered while it is open")
    let expected = expectedValue(of: open)
    // What comes while the asker is told that nobody waits may be heard or not.
    check(
      value == expected || (value == nil && (!wasAwaited || hasFailed)),
      "\(spot) was answered \(String(describing: value)), and not \(String(describing: expected))")
    question = nil
  }

  private func expectedValue(of question: OpenQuestion) -> Bool? {
    switch question.answer {
    case .yes where flaw != .losesAnswers: true
    case .no where flaw != .losesAnswers: false
    case .wrongType where flaw == .takesAnyType: true
    default: nil
    }
  }

  /// The answer of somebody who took his time has come.
  func decided(_ navigation: UInt64, by asker: UInt64?) {
    let match = calls.first {
      $0.isAwaited && $0.verdict != nil && $0.navigation == navigation && $0.asker == asker
    }
    guard let call = match, let verdict = call.verdict else { return }
    flush()
    let one = [deciding, recheck].compactMap(\.self).first { $0.call === call }
    guard let one else { return problem("\(call.key) was heard, and nobody waits for that") }
    one.call = nil
    calls.removeAll { $0 === call }
    if let recheck, recheck === one { take(verdict, recheck) } else { answer(verdict, one) }
  }

  /// Nobody waits for anything any more.
  func released() {
    for one in [deciding, recheck].compactMap(\.self) { drop(one, nil) }
    for call in posed { call.isAwaited = false }
    due = []
  }

  /// Forgets those whose answers do not count any more.
  func forgetLate() { calls.removeAll { !$0.isAwaited && $0.verdict != nil } }
}
