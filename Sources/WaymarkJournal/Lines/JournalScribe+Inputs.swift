import Waymark
import WaymarkCore

extension JournalScribe {
  /// Writes an input, and what follows from it without an effect: the end of a step, the user's change of the screen.
  func write(_ input: Input, _ details: JournalDetails?, to lines: inout JournalLines) {
    (isTakingBack, actor) = (false, nil)
    switch input {
    case .asked(let request): write(request, details, to: &lines)
    case .workedOut(let number, let result):
      line("edited", turns.removeValue(forKey: number)?.navigation ?? 0, to: &lines) { text in
        text.member("turn", number)
        switch result {
        case .tree(let tree, let last):
          text.key("tree")
          write(tree, to: &text)
          text.member("id", last)
        case .failed(let failure): members(of: .failed(failure), to: &text)
        }
      }
    case .finishedDetour(let screen):
      line("resume", details?.resumed ?? 0, to: &lines) { if let screen { $0.member("e", screen.rawValue) } }
    case .answered(let id, let value):
      line("askedAway", to: &lines) { text in
        text.member("e", id.rawValue)
        text.flag("answered", value != nil)
      }
    case .added, .removed, .decided, .objected, .guardTimedOut: writeGuarding(input, details, to: &lines)
    case .attached: writeHost(isOn: true, to: &lines)
    case .attachedAgain: writeHost(isOn: true, isSame: true, to: &lines)
    case .detached: writeHost(isOn: false, to: &lines)
    case .began, .acknowledged, .failed, .timedOut, .gaveUp, .showsInstead:
      writeAnswer(input, details, to: &lines)
    case .columnsThatFit(let count): line("room", to: &lines) { $0.member("count", count) }
    case .closed(let id, let answer, let number):
      line("user", number, to: &lines) { text in
        text.member("closed", id.rawValue)
        text.flag("answered", answer != nil)
      }
      noteAct(number) { $0.close(id) }
    case .selected(let path, let number):
      line("user", number, to: &lines) { text in
        text.key("selected")
        write(path, to: &text)
      }
      noteAct(number) { $0.container(at: path) != nil && $0.select(path) }
    case .saved(let id, _, let value):
      line("saved", to: &lines) { text in
        text.member("e", id.rawValue)
        text.flag("off", value == nil)
      }
    case .released: line("gone", to: &lines)
    }
  }

  private func write(_ request: Request, _ details: JournalDetails?, to lines: inout JournalLines) {
    let isTravel = request.cause == .travel
    line(isTravel ? "travel" : "submit", request.number, to: &lines) { text in
      if isTravel {
        if let moment = details?.moment { text.member("to", moment) }
        if case .bringBack(let tree) = request.edit {
          text.key("tree")
          write(tree, to: &text)
        }
      } else if let recheck = request.recheck {
        text.member("op", word: "recheck")
        text.flag("screens", recheck.asksScreens)
      } else {
        members(of: request.edit, details?.intent, to: &text)
      }
      text.member("pri", request.priority.rawValue)
      text.flag("anim", request.options.isAnimated)
      let options = NavigationOptions(request.options)
      if writesValues, let transition = options.transition { text.member("tr", transition.name) }
      text.member(
        "via", word: request.answer != nil ? "return" : request.restored != nil ? "restore" : "verb")
      if let cause = request.cause.journalName { text.member("cause", word: cause) }
      if let link = options.link { text.member("link", link) }
      if let screen = request.screen { text.member("from", screen.rawValue) }
      if let answer = request.answer { text.member("answers", answer.from.rawValue) }
      text.flag("wants", request.wantsAnswer)
      // A dictionary has no order, and a replay has to write the same.
      let held = (request.restored?.detours ?? [:]).sorted {
        $0.key.numbers.lexicographicallyPrecedes($1.key.numbers)
      }
      list("held", held, to: &text) { one, text in
        text.object { text in
          text.key("at")
          write(one.key.path, to: &text)
          text.member("i", one.key.index)
          text.member("n", one.value.number)
          members(of: one.value.edit, nil, to: &text)
        }
      }
    }
  }

  // MARK: The host

  private func writeHost(isOn: Bool, isSame: Bool = false, to lines: inout JournalLines) {
    line("host", to: &lines) { text in
      text.flag("on", isOn)
      text.flag("again", isSame)
    }
    endStep("abandoned", to: &lines)
    if !isSame { shown = nil }
  }

  private func writeAnswer(_ input: Input, _ details: JournalDetails?, to lines: inout JournalLines) {
    switch input {
    case .began(let request): acknowledgement("began", request, to: &lines)
    case .acknowledged(let request):
      acknowledgement("ok", request, to: &lines)
      guard let asking, asking.request == request else { return }
      if let target = asking.target {
        shown = target
      } else if let step = asking.step, shown?.apply(step) == false {
        shown = nil
      }
      endStep("done", to: &lines)
    case .failed(let request):
      acknowledgement("fail", request, to: &lines) { text in
        if writesValues, let error = details?.error { text.member("error", error) }
      }
      fail(request, "reported", to: &lines)
    case .timedOut(let request):
      line("timeout", to: &lines) { $0.member("g", request) }
      fail(request, "timedOut", to: &lines)
    case .gaveUp(let request):
      acknowledgement("cancelled", request, to: &lines)
      guard asking?.request == request, asking?.step != nil else {
        return fail(request, "reported", to: &lines)
      }
      isTakingBack = true
      endStep("cancelled", to: &lines)
    case .showsInstead(let request, let tree):
      acknowledgement("showing", request, to: &lines) { text in
        text.key("tree")
        write(tree, to: &text)
      }
      guard details?.isPossible == true else { return fail(request, "mismatched", to: &lines) }
      isTakingBack = true
      endStep("showing", to: &lines)
      line("tree", to: &lines) { text in
        text.member("why", word: "showing")
        write(from: shown, to: tree, steps: "sd", whole: "shown", to: &text)
      }
      shown = tree
    default: break
    }
  }

  private func acknowledgement(
    _ word: StaticString, _ request: HostRequest, to lines: inout JournalLines,
    _ body: (inout JournalText) -> Void = { _ in }
  ) {
    line("ack", to: &lines) { text in
      text.member("g", request)
      text.member("r", word: word)
      body(&text)
    }
  }

  private func fail(_ request: HostRequest, _ why: StaticString, to lines: inout JournalLines) {
    guard asking?.request == request else { return }
    isTakingBack = true
    endStep("failed", why, to: &lines)
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
  fileprivate var journalName: StaticString? {
    switch self {
    case .link: "link"
    case .restore: "restore"
    case .user: "user"
    case .app, .detour, .travel: nil
    }
  }
}
