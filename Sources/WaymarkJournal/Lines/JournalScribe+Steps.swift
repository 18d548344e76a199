import Waymark
import WaymarkCore

extension JournalScribe {
  func write(_ step: PlaceStep, to text: inout JournalText) {
    text.object { text in
      switch step.change {
      case .stack(let change):
        path("stack", change.path, &text)
        text.member("below", change.keptBelow)
        ids("out", change.removed.lazy.map(\.id), &text)
        if !change.inserted.isEmpty {
          text.member(
            "in", list: { list in for one in change.inserted { list.element { write(one, to: &$0) } } })
        }
        text.member("above", change.keptAbove)
      case .dismiss(let modals, let index):
        text.member("dismiss", index)
        ids("out", modals.flatMap(\.container.ids), &text)
      case .detents(let index, _, let new):
        text.member("detents", index)
        text.member("style", new.description)
      case .present(let modal, let index):
        text.member("present", index)
        text.key("m")
        write(modal, to: &text)
      case .select(let path, let from, let to):
        self.path("select", path, &text)
        text.member("from", from)
        text.member("to", to)
      case .columns(let change):
        path("columns", change.path, &text)
        text.member("kept", change.kept)
        ids("out", change.removed.flatMap(\.ids), &text)
        if !change.inserted.isEmpty {
          text.member(
            "in", list: { list in for one in change.inserted { list.element { write(one, to: &$0) } } })
        }
        text.member("oldFront", change.oldFront)
        text.member("front", change.front)
      case .replace(let path, let old, let new):
        self.path("replace", path, &text)
        ids("out", old.ids, &text)
        text.key("c")
        write(new, to: &text)
      case .update(let position, _, let new):
        path("update", position.path, &text)
        text.member("i", position.index)
        text.member("e", new.id.rawValue)
        text.key("r")
        write(new.route, to: &text)
      }
      text.flag("hidden", !step.isVisible)
      text.flag("anim", step.isAnimated)
    }
  }

  private func path(_ name: StaticString, _ path: BranchPath, _ text: inout JournalText) {
    text.key(name)
    write(path, to: &text)
  }

  private func ids(_ name: StaticString, _ ids: some Collection<EntryID>, _ text: inout JournalText) {
    guard !ids.isEmpty else { return }
    text.member(name, list: { list in for id in ids { list.element(id.rawValue) } })
  }

  // MARK: From one tree to the next

  /// Writes the way from one tree to another: as steps, or as the whole tree if that is shorter.
  func write(
    from old: PlaceTree?, to new: PlaceTree, steps: StaticString, whole: StaticString,
    to text: inout JournalText
  ) {
    var made = JournalText()
    write(new, to: &made)
    guard let old else { return text.member(whole, made: made) }
    var changes = JournalText()
    changes.list { list in
      var sequence = old.steps(to: new)
      while let step = sequence.next(), list.count < made.count { list.element { write(step, to: &$0) } }
    }
    if changes.count < made.count {
      text.member(steps, made: changes)
    } else {
      text.member(whole, made: made)
    }
  }
}

extension Container where Element: Identifiable<EntryID> {
  /// The numbers of all entries, bottom first.
  fileprivate var ids: [EntryID] {
    var ids: [EntryID] = []
    forEachElement { ids.append($0.id) }
    return ids
  }
}
