import Waymark
import WaymarkCore
import WaymarkStorage

/// An input that a line stands for, and what the facade knew of it.
struct ReplayedInput {
  var input: Input
  var details: JournalDetails?
}

extension ReplayDecoder {
  /// The kinds of lines that are inputs.
  static let inputs: Set<String> = [
    "submit", "travel", "edited", "resume", "askedAway", "guard", "answer", "late", "ask", "timeout", "host",
    "ack", "room", "user", "saved",
  ]

  /// The kinds of lines that this version writes about a window.
  static let kinds = inputs.union([
    "begin", "asked", "detour", "commit", "step", "stepEnd", "tree", "note", "life", "result", "end",
  ])

  /// Whether a router takes the input of a line in the middle of something.
  func isRegistration(_ line: SnapshotValue) -> Bool {
    line["k"]?.string == "saved" || (line["k"]?.string == "guard" && !flag("off", line))
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isScreen: Whether a screen has that objection.
  ///   - own: Makes an edit of the app's.
  /// - Returns: The input; `nil` for a line that is none.
  /// - Throws: The fault of a line that cannot be read.
  func input(
    _ line: SnapshotValue, isScreen: (GuardNumber) -> Bool,
    _ own: (OwnIntent, NavigationNumber) -> WaymarkCore.Edit
  ) throws -> ReplayedInput? {
    switch line["k"]?.string {
    case "submit", "travel": return try request(line, own)
    case "answer", "late": return try answer(line, isScreen, own)
    default: return try plainInput(line).map { ReplayedInput(input: $0) }
    }
  }

  private func plainInput(_ line: SnapshotValue) throws -> Input? {
    switch line["k"]?.string {
    case "edited": return .workedOut(try number("turn", line), try result(line))
    case "resume": return .finishedDetour(optionalID("e", line))
    case "askedAway": return .answered(try id("e", line), flag("answered", line) ? AnyValue() : nil)
    case "guard":
      return flag("off", line) ? .removed(GuardNumber(try number("q", line))) : .added(try guardian(line))
    case "ask":
      let route = try route(try member("r", line))
      let opening =
        line["style"] == nil ? .push(route) : Opening.present(route, try presentation("style", line))
      return .objected(try number("turn", line), .ask(opening))
    case "timeout":
      return try line["g"].map { _ in .timedOut(try number("g", line)) }
        ?? .guardTimedOut(try number("turn", line))
    case "host": return !flag("on", line) ? .detached : flag("again", line) ? .attachedAgain : .attached
    case "ack": return try acknowledgement(line)
    case "room": return .columnsThatFit(try integer("count", line))
    case "user":
      let number = try number("n", line)
      if line["selected"] != nil { return .selected(try path("selected", line), number) }
      return .closed(try id("closed", line), answer: flag("answered", line) ? AnyValue() : nil, number)
    case "saved": return .saved(try id("e", line), key: "", flag("off", line) ? nil : AnyValue())
    default: return nil
    }
  }

  private func acknowledgement(_ line: SnapshotValue) throws -> Input {
    let request = try number("g", line)
    switch line["r"]?.string {
    case "ok": return .acknowledged(request)
    case "began": return .began(request)
    case "fail": return .failed(request)
    case "cancelled": return .gaveUp(request)
    case "showing": return .showsInstead(request, try tree(try member("tree", line)))
    default: throw Fault(expected: "an answer of a host")
    }
  }

  private func result(_ line: SnapshotValue) throws -> WorkResult {
    if let written = line["tree"] { return .tree(try tree(written), lastID: try count("id", line)) }
    switch line["why"]?.string {
    case "notThere": return .failed(.notThere)
    case "screenGone": return .failed(.screenGone)
    case "routerReleased": return .failed(.routerReleased)
    default: throw Fault(expected: "the result of an edit")
    }
  }

  func guardian(_ value: SnapshotValue) throws -> Guard {
    let number = GuardNumber(try number("q", value))
    guard let screen = optionalID("e", value) else {
      return Guard(
        number, flag("places", value) ? .entering : .navigations, name: value["name"]?.string ?? "guard")
    }
    return Guard(
      number, value["why"]?.integer == 3 ? .leavingTab(screen) : .leaving(screen), name: "screen")
  }

  // MARK: Requests

  private func request(
    _ line: SnapshotValue, _ own: (OwnIntent, NavigationNumber) -> WaymarkCore.Edit
  ) throws -> ReplayedInput {
    let number = try number("n", line)
    let isTravel = line["k"]?.string == "travel"
    var details = JournalDetails()
    details.moment = line["to"]?.integer
    let edit: WaymarkCore.Edit
    if isTravel {
      edit = .bringBack(try tree(try member("tree", line)))
    } else if line["op"]?.string == "recheck" {
      edit = .nothing
    } else {
      details.intent = try ownIntent(line)
      edit = try details.intent.map { own($0, number) } ?? self.edit(line)
    }
    let isRecheck = !isTravel && line["op"]?.string == "recheck"
    let priority: Priority = line["pri"]?.integer == 0 ? .background : .user
    let request = Request(
      number, edit, from: optionalID("from", line), priority: priority,
      cause: isTravel ? .travel : isRecheck ? .app : cause(line), options: options(line, priority),
      asking: isTravel ? .nobody : .everybody, wantsAnswer: flag("wants", line),
      answer: optionalID("answers", line).map { Answer(from: $0, AnyValue()) },
      recheck: isRecheck ? Recheck(asksScreens: flag("screens", line)) : nil,
      restored: line["via"]?.string == "restore" ? Restored(saved: [:], detours: try held(line)) : nil)
    return ReplayedInput(input: .asked(request), details: details)
  }

  private func cause(_ line: SnapshotValue) -> Cause {
    switch line["cause"]?.string {
    case "link": .link
    case "restore": .restore
    case "user": .user
    default: .app
    }
  }

  private func options(_ line: SnapshotValue, _ priority: Priority) -> StepOptions {
    let isAnimated = flag("anim", line)
    guard let transition = line["tr"]?.string else { return StepOptions(isAnimated: isAnimated) }
    let options = NavigationOptions(
      isAnimated: isAnimated, transition: TransitionStyle(transition),
      priority: priority == .background ? .background : .user)
    return StepOptions(isAnimated: isAnimated, info: TypedValue(options))
  }

  private func held(_ line: SnapshotValue) throws -> [ElementPosition: Request] {
    var held: [ElementPosition: Request] = [:]
    for one in line["held"]?.array ?? [] {
      let position = ElementPosition(path: try path("at", one), index: try integer("i", one))
      held[position] = Request(try number("n", one), try edit(one))
    }
    return held
  }

  // MARK: Answers

  private func answer(
    _ line: SnapshotValue, _ isScreen: (GuardNumber) -> Bool,
    _ own: (OwnIntent, NavigationNumber) -> WaymarkCore.Edit
  ) throws -> ReplayedInput {
    let question = try number("turn", line)
    let reason = line["reason"]?.string
    var details = JournalDetails()
    if let asked = optionalNumber("q", line), isScreen(GuardNumber(asked)) {
      return ReplayedInput(input: .objected(question, line["d"]?.string == "allow" ? .allow : .stay(reason)))
    }
    let verdict: Verdict
    switch line["d"]?.string {
    case "allow": verdict = .allow
    case "block": verdict = .block(reason)
    case "redirect":
      let target = try member("to", line)
      details.intent = try ownIntent(target)
      verdict = .redirect(
        try details.intent.map { own($0, optionalNumber("n", line) ?? 0) } ?? edit(target))
    case "detour":
      switch try edit(try member("to", line)) {
      case .push(let route): verdict = .detour(.push(route))
      case .present(let modal): verdict = .detour(.present(modal.root, modal.presentation))
      default: throw Fault(expected: "a place that opens")
      }
    default: throw Fault(expected: "an answer that this version knows")
    }
    return ReplayedInput(input: .decided(question, verdict), details: details)
  }
}
