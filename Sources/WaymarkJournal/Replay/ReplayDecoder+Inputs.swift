import Waymark
import WaymarkCore
import WaymarkStorage

extension ReplayDecoder {
  /// Makes an edit that the app works out, for a navigation.
  typealias OwnEdit = (JournalDetail?, NavigationNumber) -> WaymarkCore.Edit

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
  /// - Returns: The input, with the facade's knowledge of it; `nil` for a line that is none.
  /// - Throws: The fault of a line that cannot be read.
  func input(
    _ line: SnapshotValue, isScreen: (GuardNumber) -> Bool, _ own: OwnEdit
  ) throws -> (Input, JournalDetail?)? {
    switch line["k"]?.string {
    case "submit", "travel": try request(line, own)
    case "answer", "late": try answer(line, isScreen, own)
    default: try plainInput(line).map { ($0, nil) }
    }
  }

  private func plainInput(_ line: SnapshotValue) throws -> Input? {
    switch line["k"]?.string {
    case "edited": return .workedOut(try number("turn", line), try result(line))
    case "resume": return .finishedDetour(optionalID("e", line))
    case "askedAway": return .answered(try id("e", line), flag("answered", line) ? AnyValue() : nil)
    case "guard":
      return flag("off", line) ? .removed(GuardNumber(try number("q", line))) : .added(try guardian(line))
    case "ask": return .objected(try number("turn", line), .ask(try opening(line)))
    case "timeout":
      return line["g"] == nil
        ? .guardTimedOut(try number("turn", line)) : .timedOut(try number("g", line))
    case "host": return !flag("on", line) ? .detached : flag("again", line) ? .attachedAgain : .attached
    case "ack": return try acknowledgement(line)
    case "room": return .columnsThatFit(try number("count", line))
    case "user":
      let number: UInt64 = try number("n", line)
      if line["selected"] != nil { return .selected(try path("selected", line), number) }
      return .closed(try id("closed", line), answer: flag("answered", line) ? AnyValue() : nil, number)
    case "saved": return .saved(try id("e", line), key: "", flag("off", line) ? nil : AnyValue())
    default: return nil
    }
  }

  private func acknowledgement(_ line: SnapshotValue) throws -> Input {
    let request: UInt64 = try number("g", line)
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
    return Guard(number, flag("tab", value) ? .leavingTab(screen) : .leaving(screen), name: "screen")
  }

  // MARK: Requests

  private func request(_ line: SnapshotValue, _ own: OwnEdit) throws -> (Input, JournalDetail?) {
    let number: UInt64 = try number("n", line)
    let isRecheck = line["op"]?.string == "recheck"
    let (edit, detail) = isRecheck ? (.nothing, nil) : try edit(line) { own($0, number) }
    var request = isRecheck ? .recheck(number, asksScreens: flag("screens", line)) : Request(number, edit)
    request.cause = cause(line)
    if request.cause == .travel { request.asked = .nobody }
    if request.cause == .restore { request.restored = Restored(saved: [:], detours: try held(line)) }
    request.screen = optionalID("from", line)
    request.priority = line["pri"] == nil ? .user : .background
    request.options = options(line, request.priority)
    request.wantsAnswer = flag("wants", line)
    request.answer = optionalID("answers", line).map { Answer(from: $0, AnyValue()) }
    return (.asked(request), detail)
  }

  private func cause(_ line: SnapshotValue) -> Cause {
    switch line["cause"]?.string {
    case "link": .link
    case "restore": .restore
    case "user": .user
    case "detour": .detour
    case "travel": .travel
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
      let position = ElementPosition(path: try path("at", one), index: try number("i", one))
      held[position] = Request(try number("n", one), try edit(one))
    }
    return held
  }

  // MARK: Answers

  private func answer(
    _ line: SnapshotValue, _ isScreen: (GuardNumber) -> Bool, _ own: OwnEdit
  ) throws -> (Input, JournalDetail?) {
    let question: UInt64 = try number("turn", line)
    let reason = line["reason"]?.string
    if let asked: UInt64 = optionalNumber("q", line), isScreen(GuardNumber(asked)) {
      return (.objected(question, line["d"]?.string == "allow" ? .allow : .stay(reason)), nil)
    }
    switch line["d"]?.string {
    case "allow": return (.decided(question, .allow), nil)
    case "block": return (.decided(question, .block(reason)), nil)
    case "redirect":
      let (edit, detail) = try edit(try member("to", line)) { own($0, optionalNumber("n", line) ?? 0) }
      return (.decided(question, .redirect(edit)), detail)
    case "detour": return (.decided(question, .detour(try opening(line))), nil)
    default: throw Fault(expected: "an answer that this version knows")
    }
  }

  /// Reads the place that an answer opens.
  private func opening(_ line: SnapshotValue) throws -> Opening {
    switch try edit(try member("to", line)) {
    case .push(let route): return .push(route)
    case .present(let modal): return .present(modal.root, modal.presentation)
    default: throw Fault(expected: "a place that opens")
    }
  }
}
