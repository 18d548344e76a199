extension JournalScribe {
  func writeObservation(_ record: JournalRecord<R>, to text: inout JournalText) {
    switch record.fact {
    case .begin(let intent): writeBegin(intent, record, to: &text)
    case .asked(let key, let source, let place, let isAsync):
      askings[JournalQuestion(navigation: record.navigation, key: key)] = record.time
      line("asked", record, to: &text) { text in
        text.member("q", key)
        switch source {
        case .routerGuard(let name):
          text.member("name", name)
          if let place { text.member("e", place.rawValue) }
        case .screen(let id): text.member("e", id.rawValue)
        }
        text.flag("async", isAsync)
      }
    case .detour(let opener):
      line("detour", record, to: &text) { if let opener { $0.member("open", opener.rawValue) } }
    case .commit(let step, let last):
      line("commit", record, to: &text) { text in
        writeCommit(step, to: &text)
        text.member("id", last)
      }
    case .commitTree(let new, let last):
      line("commit", record, to: &text) { text in
        write(from: tree, to: new, steps: "d", whole: "tree", to: &text)
        text.member("id", last)
      }
      tree = new
    case .step, .rebuild, .stepEnd: writeStep(record, to: &text)
    case .tree(let cause, let new, let newShown):
      line("tree", record, to: &text) { text in
        text.member("why", cause.rawValue)
        if tree != new { write(from: tree, to: new, steps: "d", whole: "tree", to: &text) }
        if let newShown, shown != newShown {
          write(from: shown, to: newShown, steps: "sd", whole: "shown", to: &text)
        }
      }
      (tree, shown) = (new, newShown)
    case .note(let note): line("note", record, to: &text) { $0.member("what", note.rawValue) }
    case .misuse(let words):
      line("note", record, to: &text) { text in
        text.member("what", word: "misuse")
        if writesValues { text.member("text", words) }
      }
    case .life(let entry, let phase):
      line("life", record, to: &text) { text in
        text.member("e", entry.id.rawValue)
        text.member("p", word: phase.journalName)
      }
    case .result(let type):
      line("result", record, to: &text) { if let type { $0.member("type", CaseNames.typeName(of: type)) } }
    case .end(let outcome):
      line("end", record, to: &text) { members(of: outcome, to: &$0) }
      // No guard is asked about this navigation any more.
      if askings.count > 64 { askings = askings.filter { $0.key.navigation != record.navigation } }
    default: break
    }
  }

  func writeBegin(
    _ intent: Intent<R>?, _ record: JournalRecord<R>, later: UInt64 = 0, to text: inout JournalText
  ) {
    // The place of the call was written with the call.
    let record = JournalRecord<R>(
      sequence: record.sequence, time: record.time, navigation: record.navigation, place: .top,
      fact: record.fact)
    line("begin", record, later: later, to: &text) { if let intent { members(of: intent, to: &$0) } }
  }

  // MARK: Steps

  private func writeStep(_ record: JournalRecord<R>, to text: inout JournalText) {
    switch record.fact {
    case .step(let request, let step):
      requests = [request: JournalAsking(step: step)]
      line("step", record, to: &text) { text in
        text.member("g", request)
        text.key("d")
        write(step, to: &text)
      }
    case .rebuild(let request, let target):
      requests = [request: JournalAsking(tree: target)]
      line("step", record, to: &text) { text in
        text.member("g", request)
        text.key("rebuild")
        write(target, to: &text)
      }
    case .stepEnd(let request, let end):
      line("stepEnd", record, to: &text) { write(end, of: request, to: &$0) }
      requests[request] = nil
    default: break
    }
  }

  private func write(_ end: JournalStepEnd<R>, of request: UInt64, to text: inout JournalText) {
    text.member("g", request)
    switch end {
    case .done:
      text.member("r", word: "done")
      if let asked = requests[request]?.step, shown?.apply(asked) == false { shown = nil }
    case .doneOtherwise(let step):
      text.member("r", word: "done")
      // The user may have done a part of the step.
      if let asked = requests[request]?.step, asked.change != step.change {
        text.key("d")
        write(step, to: &text)
      }
      if shown?.apply(step) == false { shown = nil }
    case .built(let target):
      text.member("r", word: "done")
      guard let target else { break }
      if requests[request]?.tree != target {
        text.key("shown")
        write(target, to: &text)
      }
      shown = target
    case .userDid: text.member("r", word: "userDid")
    case .failed(let kind):
      text.member("r", word: "failed")
      text.member("why", word: kind.journalName)
    case .cancelled: text.member("r", word: "cancelled")
    case .abandoned: text.member("r", word: "abandoned")
    case .withdrawn: text.member("r", word: "withdrawn")
    }
  }
}

extension ScreenPhase {
  fileprivate var journalName: StaticString {
    switch self {
    case .created: "created"
    case .appeared: "appeared"
    case .covered: "covered"
    case .removed: "removed"
    }
  }
}
