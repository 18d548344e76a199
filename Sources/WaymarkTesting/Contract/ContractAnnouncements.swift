import Waymark

/// Compares what a host has announced in one move with what has come to be seen.
@MainActor
struct ContractAnnouncements<R: Route> {
  typealias Finding = (rule: HostViolation.Rule, expected: String, seen: String)

  let reading: AnnouncementReading<R>
  /// How much had been announced when the move began.
  private var start = 0
  /// The screens that were visible in this move, in order, beginning with the one before it.
  private var seen: [(id: EntryID, title: String)] = []
  /// The titles that may be announced or not while the host rebuilds, because a rebuild has no steps to
  /// compare with.
  private var passing: Set<String> = []
  /// The screens that could be seen at the last look, including the visible one.
  private var together: Set<EntryID> = []
  /// The titles of those that have come beside the visible one, which may be announced too.
  private var beside: [String] = []
  /// Whether the change need not be announced: the first tree, and a tab that the user has picked.
  var isOptional = false

  init(_ reading: AnnouncementReading<R>) {
    self.reading = reading
  }

  mutating func begin(_ shown: EntryTree<R>?, room: Int) {
    start = reading.announced().count
    seen = []
    passing = []
    isOptional = shown == nil
    note(shown, room: room)
    // Screens that were there before have not come in this move.
    beside = []
  }

  /// Notes that the host goes from one tree to another in its own way.
  mutating func noteRebuild(from old: EntryTree<R>?, to new: EntryTree<R>) {
    for tree in [old, new] { tree?.forEachElement { passing.insert(reading.title($0.route)) } }
  }

  /// Notes what is visible now, and what can be seen beside it if that many columns fit.
  mutating func note(_ shown: EntryTree<R>?, room: Int) {
    guard let shown else { return }
    let visible = shown.visibleElement
    var together: Set<EntryID> = []
    shown.layer(shown.modals.count).forEachSeen(room: room) { entry in
      together.insert(entry.id)
      guard entry.id != visible.id, !self.together.contains(entry.id) else { return }
      beside.append(reading.title(entry.route))
    }
    self.together = together
    let title = reading.title(visible.route)
    if let last = seen.last, last.id == visible.id, last.title == title { return }
    seen.append((visible.id, title))
  }

  /// The fault in the announcements, if there is one.
  ///
  /// A screen that was only passed, or has come beside the visible one, may be announced or not. The one
  /// where the user ends has to be announced, once.
  func find(_ shown: EntryTree<R>) -> Finding? {
    let announced = Array(reading.announced().dropFirst(start))
    let heard = announced.isEmpty ? "nothing" : announced.joined(separator: ", ")
    let visible = shown.visibleElement
    let title = reading.title(visible.route)
    // The first tree has nothing before it.
    let came = (isOptional ? seen[...] : seen.dropFirst()).map(\.title)
    let ends = ends(of: announced[...], came: came[...], beside: beside, passing: passing, last: nil)
    if ends.isEmpty {
      return (.announcedTooMuch, came.isEmpty ? "nothing" : came.joined(separator: ", "), heard)
    }
    let isNew = seen.first.map { $0.id != visible.id } ?? false
    let mayBeSilent = !isNew || isOptional
    return ends.contains(title) || (mayBeSilent && ends.contains(nil))
      ? nil : (.missedAnnouncement, title, heard)
  }

  /// The titles that may have been announced last, of those that came to be visible; `nil` among them if
  /// possibly none was; empty if the announcements are too many in any case.
  ///
  /// Several screens may have the same title, so there are several ways to match it.
  private func ends(
    of announced: ArraySlice<String>, came: ArraySlice<String>, beside: [String], passing: Set<String>,
    last: String?
  ) -> Set<String?> {
    guard let said = announced.first else { return [last] }
    let rest = announced.dropFirst()
    var found: Set<String?> = []
    if let place = came.firstIndex(of: said) {
      found = ends(
        of: rest, came: came[came.index(after: place)...], beside: beside, passing: passing, last: said)
    }
    if let place = beside.firstIndex(of: said) {
      var beside = beside
      beside.remove(at: place)
      found.formUnion(ends(of: rest, came: came, beside: beside, passing: passing, last: last))
    }
    if passing.contains(said), !rest.isEmpty {
      found.formUnion(
        ends(of: rest, came: came, beside: beside, passing: passing.subtracting([said]), last: last))
    }
    return found
  }
}
