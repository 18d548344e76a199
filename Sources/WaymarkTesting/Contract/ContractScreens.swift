import Waymark

/// The screens that a check has seen, without keeping them.
@MainActor
struct ContractScreens {
  private var seen: [EntryID: LastSeen] = [:]
  private var ended: [EntryID: LastSeen] = [:]
  /// The entries that go with the step under way.
  var leaving: [EntryID] = []

  /// The entries whose screens have been seen and are not known to be gone.
  var known: Set<EntryID> { Set(seen.keys) }

  /// The entries whose screens are alive.
  var alive: [EntryID] { seen.filter { $0.value.object != nil }.keys.sorted() }

  mutating func note(_ all: [EntryID: AnyObject]) {
    for (id, screen) in all { seen[id] = LastSeen(screen) }
  }

  /// The entries whose screens are other objects than before.
  func remade(_ all: [EntryID: AnyObject]) -> [EntryID] {
    all.filter { id, screen in seen[id].map { $0.object !== screen } ?? false }.keys.sorted()
  }

  /// The leaving entries whose screens are gone already.
  func releasedTooEarly(_ all: [EntryID: AnyObject]?) -> [EntryID] {
    guard let all else { return [] }
    return leaving.filter { id in seen[id].map { $0.object == nil || all[id] == nil } ?? false }
  }

  /// Another host takes over, and every screen that this one has made ends.
  mutating func end() {
    ended = seen
    seen = [:]
  }

  /// The entries that are shown by screens that have ended.
  func revived(_ all: [EntryID: AnyObject]) -> [EntryID] {
    all.filter { id, screen in ended[id].map { $0.object === screen } ?? false }.keys.sorted()
  }

  /// The entries that are gone and whose screens are not; they are forgotten here.
  mutating func leaked(_ all: [EntryID: AnyObject], in shown: Set<EntryID>) -> [EntryID] {
    let gone = seen.filter { !shown.contains($0.key) }
    for id in gone.keys { seen[id] = nil }
    return gone.filter { $0.value.object != nil || all[$0.key] != nil }.keys.sorted()
  }
}

extension Tree where Element.ElementIdentity == EntryID {
  /// The identifiers of all entries.
  var ids: Set<EntryID> {
    var ids = Set<EntryID>()
    forEachElement { ids.insert($0.elementIdentity) }
    return ids
  }
}
