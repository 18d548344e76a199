extension JournalScribe {
  /// Writes a record that is neither a base nor about the file.
  func write(_ record: JournalRecord<R>, to text: inout JournalText) {
    switch record.fact {
    case .open, .turn, .gone, .base: break
    case .lost(let count):
      (tree, shown) = (nil, nil)
      (requests, askings) = ([:], [:])
      line("lost", record, to: &text) { $0.member("count", count) }
    case .submit(let request): submit(request, record, to: &text)
    case .submitAndBegin(let request):
      submit(request, record, to: &text)
      writeBegin(nil, record, later: 1, to: &text)
    case .refused(let outcome): line("refused", record, to: &text) { members(of: outcome, to: &$0) }
    case .resume: line("resume", record, to: &text)
    case .edited(let tree, let last):
      line("edited", record, to: &text) { text in
        if let tree {
          text.key("tree")
          write(tree, to: &text)
        }
        text.member("id", last)
      }
    case .placed(let route, let placement):
      line("placed", record, to: &text) { text in
        text.key("r")
        write(route, to: &text)
        members(of: placement, to: &text)
      }
    case .user(let change):
      line("user", record, to: &text) { text in
        switch change {
        case .closed(let id): text.member("closed", id.rawValue)
        case .selected(let path):
          text.key("selected")
          write(path, to: &text)
        }
      }
    case .host(let isOn): line("host", record, to: &text) { $0.flag("on", isOn) }
    case .room(let count): line("room", record, to: &text) { $0.member("count", count) }
    case .screen(let id): line("screen", record, to: &text) { $0.member("e", id.rawValue) }
    case .guardAdded, .guardRemoved, .guarded, .answer, .late, .ask, .askedAway, .askerGone:
      writeGuarding(record, to: &text)
    case .travel(let moment, let options):
      line("travel", record, to: &text) { text in
        if let moment { text.member("to", moment) }
        text.member("pri", options.priority.rawValue)
        text.flag("anim", options.isAnimated)
        if writesValues, let transition = options.transition { text.member("tr", transition.name) }
      }
    case .travelled(let tree, let isNow):
      line("travelled", record, to: &text) { text in
        text.flag("now", isNow)
        if !isNow, let tree {
          text.key("tree")
          write(tree, to: &text)
        }
      }
    case .acknowledged, .failed, .cancelled, .showing, .again, .began: writeAnswer(record, to: &text)
    default: writeObservation(record, to: &text)
    }
  }

  private func submit(_ request: JournalRequest<R>, _ record: JournalRecord<R>, to text: inout JournalText) {
    line("submit", record, to: &text) { text in
      members(of: request.intent, to: &text)
      text.member("pri", request.priority.rawValue)
      text.flag("anim", request.isAnimated)
      if writesValues, let transition = request.transition { text.member("tr", transition.name) }
      switch request.way {
      case .verb: text.member("via", word: "verb")
      case .returning: text.member("via", word: "return")
      case .answering: text.member("via", word: "answer")
      case .restore(let held):
        text.member("via", word: "restore")
        if !held.isEmpty { text.member("held", list: { write(held, to: &$0) }) }
      case .link(let pattern):
        text.member("via", word: "verb")
        text.member("link", pattern)
      }
      if let screen = request.screen { text.member("from", screen.rawValue) }
    }
  }

  private func write(_ held: [ElementPosition: RouteTree<R>], to list: inout JournalText) {
    // A dictionary has no order, and a replay has to write the same.
    for (position, tree) in held.sorted(by: { $0.key.numbers.lexicographicallyPrecedes($1.key.numbers) }) {
      list.element { text in
        text.object { text in
          text.key("at")
          write(position.path, to: &text)
          text.member("i", position.index)
          text.key("tree")
          write(plain: tree, to: &text)
        }
      }
    }
  }

  // MARK: The host's answers

  private func writeAnswer(_ record: JournalRecord<R>, to text: inout JournalText) {
    switch record.fact {
    case .acknowledged(let request): acknowledgement("ok", request, record, to: &text)
    case .failed(let request, let failure):
      switch failure.kind {
      case .timedOut: line("timeout", record, to: &text) { $0.member("g", request) }
      case .dropped: acknowledgement("dropped", request, record, to: &text)
      default:
        acknowledgement("fail", request, record, to: &text) { text in
          if writesValues { text.member("error", failure.description) }
        }
      }
    case .cancelled(let request): acknowledgement("cancelled", request, record, to: &text)
    case .showing(let request, let tree):
      acknowledgement("showing", request, record, to: &text) { text in
        text.key("tree")
        write(tree, to: &text)
      }
    case .again(let request): acknowledgement("again", request, record, to: &text)
    case .began(let request): acknowledgement("began", request, record, to: &text)
    default: break
    }
  }

  private func acknowledgement(
    _ word: StaticString, _ request: UInt64, _ record: JournalRecord<R>, to text: inout JournalText,
    _ body: (inout JournalText) -> Void = { _ in }
  ) {
    line("ack", record, to: &text) { text in
      text.member("g", request)
      text.member("r", word: word)
      body(&text)
    }
  }

  // MARK: Guards

  private func writeGuarding(_ record: JournalRecord<R>, to text: inout JournalText) {
    switch record.fact {
    case .guardAdded(let one): line("guard", record, to: &text) { write(one, to: &$0) }
    case .guardRemoved(let key):
      line("guard", record, to: &text) { text in
        text.member("q", key)
        text.flag("off", true)
      }
    case .guarded(let key, let entry):
      line("guarded", record, to: &text) { text in
        text.member("q", key)
        text.member("e", entry.id.rawValue)
        text.key("r")
        write(entry.route, to: &text)
      }
    case .answer(let key, let decision): answer("answer", key, decision, record, to: &text)
    case .late(let key, let decision): answer("late", key, decision, record, to: &text)
    case .ask(let asker, let navigation, let route, let style):
      line("ask", record, to: &text) { text in
        text.member("e", asker.rawValue)
        text.member("of", navigation.rawValue)
        text.key("r")
        write(route, to: &text)
        text.member("style", style.description)
      }
    case .askedAway: line("askedAway", record, to: &text)
    case .askerGone(let asker): line("askerGone", record, to: &text) { $0.member("e", asker.rawValue) }
    default: break
    }
  }

  func write(_ one: JournalGuard, to text: inout JournalText) {
    text.member("q", one.key)
    switch one.source {
    case .routerGuard(let name): text.member("name", name)
    case .screen(let id): text.member("e", id.rawValue)
    }
    if let reasons = one.reasons { text.member("why", reasons.rawValue) }
    text.flag("async", one.isAsync)
    text.flag("places", one.isOfPlaces)
    text.flag("asks", one.asks)
  }

  private func answer(
    _ kind: StaticString, _ key: Int, _ decision: Decision<R>, _ record: JournalRecord<R>,
    to text: inout JournalText
  ) {
    let asked = askings.removeValue(forKey: JournalQuestion(navigation: record.navigation, key: key))
    line(kind, record, to: &text) { text in
      text.member("q", key)
      members(of: decision, to: &text)
      if let asked { text.member("us", (record.time &- asked) / 1000) }
    }
  }
}

extension ElementPosition {
  /// The layer, the branches and the place in the stack.
  fileprivate var numbers: [Int] {
    [path.layer] + (0..<path.branchCount).map { path.branch(at: $0) } + [index]
  }
}
