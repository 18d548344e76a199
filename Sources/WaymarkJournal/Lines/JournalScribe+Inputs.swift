import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  /// Tells an input, and what follows from it without an effect: the end of a step, the user's change of the screen.
  func tell(_ input: Input, _ details: JournalDetails?) {
    (isTakingBack, actor) = (false, nil)
    switch input {
    case .asked(let request): tell(request, details)
    case .workedOut(let number, let result):
      line(
        "edited", turns.removeValue(forKey: number)?.navigation ?? 0,
        ["turn": .number(number)] + members(of: result))
    case .finishedDetour(let screen):
      line("resume", details?.resumed ?? 0, ["e": screen.map { .id($0) }])
    case .answered(let id, let value): line("askedAway", 0, ["e": .id(id), "answered": .flag(value != nil)])
    case .added, .removed, .decided, .objected, .guardTimedOut: tellGuarding(input, details)
    case .attached: tellHost(["on": true])
    case .attachedAgain: tellHost(["on": true, "again": true], isSame: true)
    case .detached: tellHost([:])
    case .began, .acknowledged, .failed, .timedOut, .gaveUp, .showsInstead: tellAnswer(input, details)
    case .columnsThatFit(let count): line("room", 0, ["count": .number(count)])
    case .closed(let id, let answer, let number):
      line("user", number, ["closed": .id(id), "answered": .flag(answer != nil)])
      noteAct(number) { $0.close(id) }
    case .selected(let path, let number):
      line("user", number, ["selected": value(of: path)])
      noteAct(number) { $0.container(at: path) != nil && $0.select(path) }
    case .saved(let id, _, let value): line("saved", 0, ["e": .id(id), "off": .flag(value == nil)])
    case .released: line("gone")
    }
  }

  private func members(of result: WorkResult) -> JournalMembers {
    switch result {
    case .tree(let tree, let last): ["tree": value(of: tree), "id": .number(last)]
    case .failed(let failure): members(of: Outcome.failed(failure))
    }
  }

  // MARK: Requests

  private func tell(_ request: Request, _ details: JournalDetails?) {
    let options = NavigationOptions(request.options)
    let transition = writesValues ? options.transition : nil
    let rest: JournalMembers = [
      "pri": .number(request.priority.rawValue),
      "anim": .flag(request.options.isAnimated),
      "tr": transition.map { .string($0.name) },
      "via": request.answer != nil ? "return" : request.restored != nil ? "restore" : "verb",
      "cause": request.cause.journalName.map { .string($0) },
      "link": options.link.map { .string($0) },
      "from": request.screen.map { .id($0) },
      "answers": request.answer.map { .id($0.from) },
      "wants": .flag(request.wantsAnswer),
      "held": held(request.restored?.detours ?? [:]),
    ]
    line(
      request.cause == .travel ? "travel" : "submit", request.number, members(of: request, details) + rest)
  }

  /// The members of that which is asked for.
  private func members(of request: Request, _ details: JournalDetails?) -> JournalMembers {
    if request.cause == .travel, case .bringBack(let tree) = request.edit {
      return ["to": details?.moment.map { .number($0) }, "tree": value(of: tree)]
    }
    guard let recheck = request.recheck else { return members(of: request.edit, details?.intent) }
    return ["op": "recheck", "screens": .flag(recheck.asksScreens)]
  }

  /// The navigations that waited for detours, in an order that is the same in a replay.
  private func held(_ detours: [ElementPosition: Request]) -> SnapshotValue? {
    let inOrder = detours.sorted { $0.key.numbers.lexicographicallyPrecedes($1.key.numbers) }
    return .list(inOrder) { position, request in
      let place: JournalMembers = [
        "at": value(of: position.path), "i": .number(position.index), "n": .number(request.number),
      ]
      return .object(place + members(of: request.edit, nil))
    }
  }

  // MARK: The host

  private func tellHost(_ members: JournalMembers, isSame: Bool = false) {
    line("host", 0, members)
    endStep("abandoned")
    if !isSame { shown = nil }
  }

  private func tellAnswer(_ input: Input, _ details: JournalDetails?) {
    switch input {
    case .began(let request): acknowledged("began", request)
    case .acknowledged(let request):
      acknowledged("ok", request)
      guard let asking, asking.request == request else { return }
      if let target = asking.target {
        shown = target
      } else if let step = asking.step, shown?.apply(step) == false {
        shown = nil
      }
      endStep("done")
    case .failed(let request):
      acknowledged("fail", request, ["error": writesValues ? details?.error.map { .string($0) } : nil])
      fail(request, "reported")
    case .timedOut(let request):
      line("timeout", 0, ["g": .number(request)])
      fail(request, "timedOut")
    case .gaveUp(let request):
      acknowledged("cancelled", request)
      guard asking?.request == request, asking?.step != nil else { return fail(request, "reported") }
      isTakingBack = true
      endStep("cancelled")
    case .showsInstead(let request, let tree):
      acknowledged("showing", request, ["tree": value(of: tree)])
      guard details?.isPossible == true else { return fail(request, "mismatched") }
      isTakingBack = true
      endStep("showing")
      line("tree", 0, ["why": "showing"] + way(from: shown, to: tree, steps: "sd", whole: "shown"))
      shown = tree
    default: break
    }
  }

  private func acknowledged(_ word: String, _ request: HostRequest, _ members: JournalMembers = [:]) {
    line("ack", 0, ["g": .number(request), "r": .string(word)] + members)
  }

  private func fail(_ request: HostRequest, _ why: String) {
    guard asking?.request == request else { return }
    isTakingBack = true
    endStep("failed", why)
  }
}

extension ElementPosition {
  /// The layer, the branches and the place in the stack.
  fileprivate var numbers: [Int] {
    [path.layer] + (0..<path.branchCount).map { path.branch(at: $0) } + [index]
  }
}

extension Cause {
  /// The word for a cause that says more than that the app has asked.
  fileprivate var journalName: String? {
    switch self {
    case .link: "link"
    case .restore: "restore"
    case .user: "user"
    case .app, .detour, .travel: nil
    }
  }
}
