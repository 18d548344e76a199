import WaymarkState

/// The beginning: before anything was shown a restore goes first, and links come over what it has restored.
extension RouterState {
  /// Whether a link waits for a restore; a restore takes back links that came before it, so that they come after it.
  mutating func waitsForRestore(_ request: Request) -> Bool {
    guard agenda.isBeginning || agenda.restore != nil else { return false }
    switch request.cause {
    case .link where agenda.restore != nil:
      wait(request)
      return true
    case .link:
      agenda.early.append(request)
      return false
    case .restore where agenda.isBeginning:
      agenda.restore = request.number
      takeBackEarlyLinks(for: request)
      return false
    default: return false
    }
  }

  /// Gives entries what a snapshot has kept for them, if its own tree is there; screens that have saved something keep that.
  mutating func takeOver(_ request: Request) {
    guard let restored = request.restored, case .set(let wanted) = request.edit, tree.routes == wanted else {
      return
    }
    tree.forEachPosition { position, place in
      for (key, value) in restored.saved[position] ?? [:] where saved(key, of: place.id) == nil {
        records[place.id, default: ScreenRecord()].saved[key] = value
      }
      if let detour = restored.detours[position] {
        agenda.detours.append(Detour(request: detour, screen: place.id))
      }
    }
  }

  private mutating func wait(_ link: Request) {
    if let older = agenda.link { end(older.number, .superseded(by: link.number)) }
    agenda.link = link
  }

  /// Lets links wait that are committed or being decided, because a restore comes, and closes what they have opened.
  private mutating func takeBackEarlyLinks(for restore: Request) {
    lastChange = restore.number
    var links: [Request] = []
    for link in agenda.early {
      guard let index = commits.firstIndex(where: { $0.number == link.number }) else { continue }
      let brought = commits.remove(at: index).brought
      var without = tree
      for place in tree.places().reversed() where brought?.contains(place.id.rawValue) == true {
        without.close(place.id)
      }
      if without != tree { replaceTree(with: without) }
      links.append(link)
    }
    if let one = agenda.deciding, one.wanted.cause == .link, let link = stopDeciding() {
      links.append(link)
    }
    links += agenda.detours.map { $0.request }.filter { $0.cause == .link }
    agenda.detours.removeAll { $0.request.cause == .link }
    for link in links.sorted(by: { $0.number < $1.number }) { wait(link) }
    agenda.early = []
  }
}
