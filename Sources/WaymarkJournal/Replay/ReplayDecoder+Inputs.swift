import Waymark
import WaymarkCore
import WaymarkStorage

extension ReplayDecoder {
  /// Whether the core takes the input of a line at once, in the middle of what it carries out.
  func isTakenAtOnce(_ line: JSONValue) -> Bool {
    switch line["k"]?.string {
    case "saved", "user", "room": true
    case "guard": !flag("off", line)
    case "ack": ["ok", "began"].contains(line["r"]?.string)
    default: false
    }
  }

  /// Reads a line.
  ///
  /// - Parameter line: The line.
  /// - Returns: The input; `nil` for a line that is none.
  /// - Throws: The fault of a line that cannot be read.
  @MainActor func input(_ line: JSONValue) throws -> Input? {
    switch line["k"]?.string {
    case "submit", "travel": return .asked(try request(line))
    case "answer", "late": return try answer(line)
    case "edited": return .workedOut(try number("turn", line), try result(line))
    case "resume": return .finishedDetour(optionalID("e", line))
    case "askedAway": return .answered(try id("e", line), flag("answered", line) ? AnyValue() : nil)
    case "guard":
      return flag("off", line) ? .removed(try number("q", line)) : .added(try guardian(line))
    case "ask": return .decided(try number("turn", line), .detour(try opening(line)))
    case "timeout":
      return line["g"] == nil
        ? .guardTimedOut(try number("turn", line)) : .timedOut(try number("g", line))
    case "host": return !flag("on", line) ? .detached : flag("again", line) ? .attachedAgain : .attached
    case "ack": return try acknowledgement(line)
    case "room": return .columnsThatFit(try number("count", line))
    case "user":
      let number: UInt64 = try number("n", line)
      if line["selected"] != nil { return .selected(try path("selected", line), number) }
      if let word = line["detent"]?.string {
        return .selectedDetent(try expect(Presentation.Detent(word[...])), of: try id("e", line), number)
      }
      return .closed(try id("closed", line), answer: flag("answered", line) ? AnyValue() : nil, number)
    case "saved": return .saved(try id("e", line), key: "", flag("off", line) ? nil : AnyValue())
    default: return nil
    }
  }

  private func acknowledgement(_ line: JSONValue) throws -> Input {
    let request: UInt64 = try number("g", line)
    switch line["r"]?.string {
    case "ok": return .acknowledged(request)
    case "began": return .began(request)
    case "fail": return .failed(request)
    case "cancelled": return .gaveUp(request)
    case "showing": return .showsInstead(request, try tree(try member("tree", line)))
    default: throw Fault()
    }
  }

  private func result(_ line: JSONValue) throws -> WorkResult {
    if let written = line["tree"] { return .tree(try tree(written), lastID: try count("id", line)) }
    let failures: [Failure] = [.notThere, .screenGone, .routerReleased]
    return .failed(try expect(failures.first { line["why"]?.string == CaseNames.caseName(of: $0) }))
  }

  func guardian(_ value: JSONValue) throws -> Guard {
    let number = try number("q", value) as GuardNumber
    guard let screen = optionalID("e", value) else {
      return Guard(
        number, flag("places", value) ? .entering : .navigations, name: value["name"]?.string ?? "guard")
    }
    return Guard(number, flag("tab", value) ? .leavingTab(screen) : .leaving(screen), name: "screen")
  }

  // MARK: Requests

  @MainActor private func request(_ line: JSONValue) throws -> Request {
    let causes: [Cause] = [.link, .restore, .detour, .travel, .user]
    let cause = causes.first { line["cause"]?.string == "\($0)" } ?? .app
    let style = line["tr"]?.string.map { TransitionStyle(rawValue: $0) } ?? .standard
    let navigation: NavigationNumber = try number("n", line)
    return Request(
      navigation, try edit(line, for: navigation), from: optionalID("from", line),
      priority: line["pri"] == nil ? .user : .background, cause: cause,
      options: NavigationOptions(isAnimated: flag("anim", line), transition: style).own,
      asking: cause == .travel ? .nobody : .everybody,
      wantsAnswer: flag("wants", line),
      answer: line["answers"].map { _ in AnyValue() },
      restored: cause == .restore ? Restored(saved: [:], detours: try held(line)) : nil)
  }

  @MainActor private func held(_ line: JSONValue) throws -> [ElementPosition: Request] {
    var held: [ElementPosition: Request] = [:]
    for one in line["held"]?.array ?? [] {
      let position = ElementPosition(path: try path("at", one), index: try number("i", one))
      held[position] = Request(try number("n", one), try edit(one))
    }
    return held
  }

  // MARK: Answers

  @MainActor private func answer(_ line: JSONValue) throws -> Input {
    let question: UInt64 = try number("turn", line)
    switch line["d"]?.string {
    case "allow": return .decided(question, .allow)
    case "block": return .decided(question, .block(line["reason"]?.string))
    case "redirect": return .decided(question, .redirect(try edit(try member("to", line))))
    case "detour": return .decided(question, .detour(try opening(line)))
    default: throw Fault()
    }
  }

  /// Reads the place that an answer opens.
  @MainActor private func opening(_ line: JSONValue) throws -> Opening {
    switch try edit(try member("to", line)) {
    case .push(let route): return .push(route)
    case .present(let modal): return .present(modal.root, modal.presentation)
    default: throw Fault()
    }
  }
}
