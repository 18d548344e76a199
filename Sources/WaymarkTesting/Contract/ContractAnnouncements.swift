import Waymark

/// Compares what a host has announced in one move with what has come to be seen.
@MainActor
struct ContractAnnouncements<R: Route> {
  typealias Finding = (rule: HostViolation.Rule, expected: String, seen: String)

  let reading: AnnouncementReading<R>
  /// How much had been announced when the move began.
  private var start = 0
  /// What was visible in this move, in order, beginning with what was before it.
  private var seen: [(id: EntryID, title: String)] = []
  /// The titles that may be passed while the host rebuilds, which has no steps that could be compared.
  private var passing: Set<String> = []
  /// The screens that could be seen beside the visible one when the move began.
  private var besideBefore: Set<EntryID> = []
  /// The titles of those that have come beside the visible one, which may be told too.
  private var beside: Set<String> = []
  /// Whether the change need not be announced: the first tree, and a tab that the user has picked.
  var isOptional = false

  init(_ reading: AnnouncementReading<R>) {
    self.reading = reading
  }

  mutating func begin(_ shown: EntryTree<R>?, room: Int) {
    start = reading.announced().count
    seen = []
    passing = []
    besideBefore = []
    beside = []
    isOptional = shown == nil
    shown?.layer(shown?.modals.count ?? 0).forEachSeen(room: room) { besideBefore.insert($0.id) }
    note(shown, room: room)
  }

  /// Notes that the host goes from one tree to another in a way of its own.
  mutating func noteRebuild(from old: EntryTree<R>?, to new: EntryTree<R>) {
    for tree in [old, new] { tree?.forEachElement { passing.insert(reading.title($0.route)) } }
  }

  /// Notes what is visible now, and what can be seen beside it where so many columns fit.
  mutating func note(_ shown: EntryTree<R>?, room: Int) {
    guard let shown else { return }
    let visible = shown.visibleElement
    shown.layer(shown.modals.count).forEachSeen(room: room) { entry in
      guard entry.id != visible.id, !besideBefore.contains(entry.id) else { return }
      beside.insert(reading.title(entry.route))
    }
    let title = reading.title(visible.route)
    if let last = seen.last, last.id == visible.id, last.title == title { return }
    seen.append((visible.id, title))
  }

  /// What is wrong with what was announced.
  ///
  /// A screen that was only passed, or has come beside the visible one, may be announced or not; where the user ends has to be,
  /// once.
  func find(_ shown: EntryTree<R>) -> Finding? {
    let announced = Array(reading.announced().dropFirst(start))
    let heard = announced.isEmpty ? "nothing" : announced.joined(separator: ", ")
    let visible = shown.visibleElement
    let title = reading.title(visible.route)
    // A tree that is the first has nothing before it.
    let came = isOptional ? seen[...] : seen.dropFirst()
    var next = came.startIndex
    var (passing, beside) = (passing, beside)
    var last: String?
    for (index, said) in announced.enumerated() {
      if index < announced.count - 1, passing.remove(said) != nil { continue }
      if let place = came[next...].firstIndex(where: { $0.title == said }) {
        next = came.index(after: place)
        last = said
      } else if beside.remove(said) == nil {
        return (
          .announcedTooMuch, came.isEmpty ? "nothing" : came.map(\.title).joined(separator: ", "), heard
        )
      }
    }
    if let last, last != title { return (.missedAnnouncement, title, heard) }
    let isNew = seen.first.map { $0.id != visible.id } ?? false
    return last == nil && isNew && !isOptional ? (.missedAnnouncement, title, heard) : nil
  }
}
