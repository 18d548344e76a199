import Waymark
import WaymarkStorage

extension ReplayRun {
  /// Makes the call that a line says was made.
  ///
  /// - Returns: Whether it is one, and could be made.
  func call(_ line: ReplayLines.Line) throws -> Bool {
    guard let playback else { return false }
    let value = line.value
    let router = playback.router
    switch line.kind {
    case "submit": try submit(value, router)
    case "refused": router.replayRefusal(decoder.refusal(value))
    case "guard":
      if value["off"] == .bool(true) {
        registrations.removeValue(forKey: try decoder.key("q", value))?.cancel()
      } else {
        try register(value)
      }
    case "answer", "late":
      return playback.answer(
        try decoder.number("n", value), try decoder.key("q", value), try decoder.decision(value, edit),
        isLate: line.kind == "late")
    case "ack": return try acknowledge(value, router)
    case "timeout": router.replayTimeout(try decoder.number("g", value))
    case "user":
      if let path = value["selected"] {
        router.host.report(.selected(try decoder.path(path)))
      } else {
        router.host.report(.closed(try decoder.id("closed", value)))
      }
    case "host":
      if value["on"] == .bool(true) { router.host.attach(ReplayHost(self)) } else { router.host.detach() }
    case "room": router.host.columnsThatFit = try decoder.integer("count", value)
    case "screen": return router.replayContext(try decoder.id("e", value))
    case "resume": return router.replayResume(try decoder.number("n", value))
    case "ask":
      return playback.ask(
        try decoder.number("of", value), try decoder.id("e", value),
        try decoder.route(try decoder.member("r", value)), try decoder.presentation("style", value))
    case "askedAway": return playback.answerQuestion(about: try decoder.number("n", value))
    case "askerGone":
      return playback.allow(try decoder.number("n", value), try decoder.id("e", value))
    case "gone": cursor = source.lines.count
    case "travel":
      let moment = try decoder.optionalInteger("to", value)
      router.replayTravel(to: moment, options(value)) { [weak self] in self?.goal }
    // Results of calls, which have happened by now or never will.
    default: return false
    }
    return true
  }

  private func submit(_ value: SnapshotValue, _ router: Router<R>) throws {
    let intent = try decoder.intent(value, edit)
    let options = options(value)
    let closed: EntryID? = if case .close(let id)? = intent.editKind { id } else { nil }
    switch (value["via"]?.string, intent, closed) {
    case ("return", _, let id?): router.replayReturn(closing: id, options)
    case ("answer", _, let id?): router.replayAnswer(closing: id, options)
    case ("restore", .set(let tree), _): router.replayRestore(tree, held: try held(value), options)
    default: router.replay(intent, options, from: decoder.optionalID("from", value))
    }
  }

  private func options(_ value: SnapshotValue) -> NavigationOptions {
    var options = NavigationOptions(isAnimated: value["anim"] == .bool(true))
    if value["pri"]?.integer == 0 { options.priority = .background }
    options.transition = value["tr"]?.string.map { TransitionStyle($0) }
    return options
  }

  /// The goal of a travel through the history, if that is the next line.
  private var goal: PlaybackGoal<R>? {
    guard !isOver, let line = next else { return nil }
    guard line.kind == "travelled" else {
      differ(at: line, actual: nil)
      return nil
    }
    if line.value["now"] == .bool(true) { return .now }
    guard let tree = line.value["tree"] else { return nil }
    do {
      return .tree(try decoder.tree(tree))
    } catch {
      stop = .unreadable(line: line.place)
      return nil
    }
  }

  private func held(_ value: SnapshotValue) throws -> [ElementPosition: RouteTree<R>] {
    var held: [ElementPosition: RouteTree<R>] = [:]
    for one in value["held"]?.array ?? [] {
      let position = ElementPosition(
        path: try decoder.path(try decoder.member("at", one)), index: try decoder.integer("i", one))
      held[position] = try decoder.plainTree(try decoder.member("tree", one))
    }
    return held
  }

  // MARK: The host

  /// Handles a request to the host.
  func isAsked(_ acknowledgement: Acknowledgement<R>) {
    guard !isOver else {
      acknowledgements[acknowledgement.generation] = acknowledgement
      return
    }
    let place = "h\(acknowledgement.generation)"
    acknowledgements[acknowledgement.generation] = acknowledgement
    while !isOver, let line = next, line.value["in"]?.string == place {
      if line.kind == "ack", line.value["r"]?.string == "dropped",
        line.value["g"].flatMap(decoder.number) == acknowledgement.generation
      {
        // The router finds out when this returns.
        acknowledgements[acknowledgement.generation] = nil
        return
      }
      perform(line)
    }
  }

  private func acknowledge(_ value: SnapshotValue, _ router: Router<R>) throws -> Bool {
    let generation = try decoder.number("g", value)
    guard let acknowledgement = acknowledgements[generation] else { return false }
    switch value["r"]?.string {
    case "ok", "again": acknowledgement.succeed()
    case "fail": acknowledgement.fail(ReplayedFailure(text: value["error"]?.string ?? "an error"))
    case "cancelled": acknowledgement.cancel()
    case "dropped": router.replayDrop(acknowledgement)
    case "showing":
      acknowledgement.succeed(showing: try decoder.tree(try decoder.member("tree", value)))
    case "began": acknowledgement.began()
    default: return false
    }
    return true
  }

  // MARK: What the app's code answers at once

  func register(_ value: SnapshotValue) throws {
    guard let router = playback?.router else { return }
    let key = try decoder.key("q", value)
    let name = value["name"]?.string
    if value["e"] == nil, let name {
      if let own = playback?.guards.add(name, key, to: router) {
        registrations[key] = own
        return
      }
      if !recordedGuards.contains(name) { recordedGuards.append(name) }
    }
    let reasons = LeaveReasons(rawValue: UInt8(clamping: value["why"]?.integer ?? 0))
    let question: PlaybackQuestion<R> =
      if value["asks"] == .bool(true) {
        .asking
      } else if value["async"] == .bool(true) {
        .deferred
      } else if value["places"] == .bool(true) {
        .places(
          { [weak self] in self?.isGuarded(key, $0) ?? false },
          isAsync: { [weak self] in self?.isAnsweredLater ?? false },
          { [weak self] in self?.answer(key) ?? .allow })
      } else if value["e"] != nil {
        .leaving { [weak self] in self.map { $0.leave(key) } ?? .allow }
      } else {
        .immediate { [weak self] in self?.answer(key) ?? .allow }
      }
    registrations[key] = router.replayGuard(
      name, screen: decoder.optionalID("e", value), reasons, question)
  }

  /// The answer of a screen; `nil` where it has the user asked.
  private func leave(_ key: Int) -> Decision<R>? {
    pump("q\(key)")
    let isAsking = next?.kind == "asked" && next?.value["async"] == .bool(true)
    return isAsking ? nil : answer(key)
  }

  private func answer(_ key: Int) -> Decision<R> {
    pump("q\(key)")
    guard !isOver, let line = next else { return .allow }
    guard line.kind == "answer", line.value["q"]?.integer == key else {
      differ(at: line, actual: nil)
      return .allow
    }
    do {
      return try decoder.decision(line.value, edit)
    } catch {
      stop = .unreadable(line: line.place)
      return .allow
    }
  }

  private func isGuarded(_ key: Int, _ route: R) -> Bool {
    guard !isOver, let line = next, line.kind == "guarded", line.value["q"]?.integer == key,
      let written = line.value["r"], let guarded = try? decoder.route(written)
    else { return false }
    return guarded == route
  }

  /// Whether the guard whose place is next takes his time.
  private var isAnsweredLater: Bool {
    guard !isOver, next != nil, cursor + 1 < source.lines.count else { return false }
    return source.lines[cursor + 1].value["async"] == .bool(true)
  }

  func place(_ route: R) -> Placement<R> {
    guard !isOver, let line = next else { return .push }
    guard line.kind == "placed" else {
      differ(at: line, actual: nil)
      return .push
    }
    // The router records the placement, and it is compared then.
    if let ownPlacement { return ownPlacement(route) }
    do {
      return try decoder.placement(line.value)
    } catch {
      stop = .unreadable(line: line.place)
      return .push
    }
  }

  /// The stand-in for the closure of an edit: it leaves the tree as that closure left it.
  var edit: @MainActor @Sendable (inout TreeEditor<R>) -> Void {
    { [weak self] editor in
      guard let self, !isOver, let line = next else { return }
      guard line.kind == "edited" else { return differ(at: line, actual: nil) }
      do {
        let tree = try line.value["tree"].map { try self.decoder.tree($0) }
        editor.replay(tree, lastEntry: try decoder.count("id", line.value))
      } catch {
        stop = .unreadable(line: line.place)
      }
    }
  }
}

/// An error that a host told of when the journal was written.
struct ReplayedFailure: Error, CustomStringConvertible {
  let text: String
  var description: String { text }
}
