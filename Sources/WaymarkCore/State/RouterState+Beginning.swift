import WaymarkState

/// The beginning: before anything was shown a restore goes first, and links come over what it has restored.
extension RouterState {
  /// Whether a link waits for a restore; a restore takes back links that came before it, so that they come after it.
  mutating func waitsForRestore(_ pending: Pending) -> Bool {
    switch pending.request.cause {
    case .link where agenda.restore != nil:
      waitForRestore(pending)
      return true
    case .restore where agenda.isBeginning:
      agenda.restore = pending.number
      takeBackLinks(for: pending.number)
      return false
    default: return false
    }
  }

  /// Lets a link wait for the restore, in place of an older one.
  private mutating func waitForRestore(_ link: Pending) {
    for older in agenda.waiting where older.request.cause == .link {
      end(older.number, .superseded(by: link.number))
    }
    agenda.waiting.removeAll { $0.request.cause == .link }
    var link = link
    link.askedAt = nil
    agenda.waiting.append(link)
  }

  /// Lets links wait that are committed or not decided yet, because a restore comes, and closes what they have opened.
  private mutating func takeBackLinks(for restore: NavigationNumber) {
    lastChange = restore
    let isLink = { (one: Pending) in one.request.cause == .link }
    if let link = agenda.deciding?.pending, isLink(link) { agenda.waiting.append(stopDeciding() ?? link) }
    let opened = commits.filter { $0.request.cause == .link }
    let links = opened.map { Pending($0.request) } + (agenda.detours + agenda.waiting).filter(isLink)
    commits.removeAll { $0.request.cause == .link }
    agenda.detours.removeAll(where: isLink)
    agenda.waiting.removeAll(where: isLink)
    var without = tree
    for place in opened.flatMap({ $0.change.coming }).reversed() { without.close(place.id) }
    replaceTree(with: without)
    for link in links.inOrder(by: { $0.number < $1.number }) { waitForRestore(link) }
  }

  /// Gives entries what a snapshot has kept for them, which are where they were in it though guards have taken some out; screens
  /// that have saved something keep that.
  mutating func giveRestored(_ pending: Pending) {
    guard let restored = pending.request.restored else { return }
    let bringsBack = if case .bringBack = pending.edit { true } else { false }
    guard bringsBack || !pending.isRedirected else { return }
    tree.forEachPosition { position, place in
      for (key, value) in restored.saved[position] ?? [:] where records[place.id]?.saved[key] == nil {
        records[place.id, default: PlaceRecord()].saved[key] = value
      }
      // A place that comes back after a detour of the restore's own waits for nothing.
      if !pending.isRedirected, let detour = restored.detours[position] {
        wait(Pending(detour), in: place.id)
      }
    }
  }
}
