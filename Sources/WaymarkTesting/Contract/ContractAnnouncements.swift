public import Waymark

/// How ``HostContract`` hears what a host announces to assistive technology.
///
/// Everything that a person hears counts: what the host announces and what the toolkit announces by itself. The title of the
/// screen where the user ends is told once. Titles of screens that were only passed, or have come beside it in other columns,
/// are told once or not at all. Nothing is told of what nobody sees.
@MainActor
public struct AnnouncementReading<R: Route> {
  /// The titles of the screens that were announced since the host was made, in order.
  public var announced: @MainActor () -> [String]

  /// The title that the screen of a route has.
  public var title: @MainActor (R) -> String

  /// Describes how to hear announcements.
  ///
  /// - Parameters:
  ///   - announced: The titles that were announced since the host was made, in order.
  ///   - title: The title that the screen of a route has; the route's description by default.
  public init(
    announced: @escaping @MainActor () -> [String], title: @escaping @MainActor (R) -> String = { "\($0)" }
  ) {
    self.announced = announced
    self.title = title
  }
}

/// Compares what a host has announced in one move with what has come to be seen.
@MainActor
struct ContractAnnouncements<R: Route> {
  private let reading: AnnouncementReading<R>
  /// How much had been announced when the move began.
  private var start = 0
  /// The entry that was visible when the move began.
  private var first: EntryID?
  /// The entry that is visible now, and its title.
  private var last: (id: EntryID, title: String)?
  /// The entries that may be announced, once for each time that one came to be visible, or beside the visible one, or changed.
  private var came: [EntryID] = []
  /// The titles that each has had in this move: a screen may be announced late, with the title that it has by then.
  private var titles: [EntryID: Set<String>] = [:]
  /// The screens that could be seen at the last look, including the visible one.
  private var together: Set<EntryID> = []
  /// Whether the change need not be announced: the first tree, and a tab that the user has picked.
  var isOptional = false

  init(_ reading: AnnouncementReading<R>) {
    self.reading = reading
  }

  mutating func begin(_ shown: EntryTree<R>?, room: Int) {
    start = reading.announced().count
    isOptional = shown == nil
    (first, last) = (nil, nil)
    note(shown, room: room)
    first = last?.id
    // Screens that were there before have not come in this move.
    (came, titles) = ([], [:])
  }

  /// Notes that the host goes from one tree to another in its own way: a rebuild has no steps to compare with.
  mutating func noteRebuild(from old: EntryTree<R>?, to new: EntryTree<R>) {
    for tree in [old, new] { tree?.forEachElement { noteArrival(of: $0) } }
  }

  private mutating func noteArrival(of entry: Entry<R>) {
    came.append(entry.id)
    noteTitle(of: entry)
  }

  private mutating func noteTitle(of entry: Entry<R>) {
    titles[entry.id, default: []].insert(reading.title(entry.route))
  }

  /// Notes what is visible now, and what can be seen beside it if that many columns fit.
  mutating func note(_ shown: EntryTree<R>?, room: Int) {
    guard let shown else { return }
    let visible = shown.visibleElement
    var together: Set<EntryID> = []
    shown.layer(shown.modals.count).forEachSeen(room: room) { entry in
      together.insert(entry.id)
      noteTitle(of: entry)
      if entry.id != visible.id, !self.together.contains(entry.id) { noteArrival(of: entry) }
    }
    self.together = together
    let title = reading.title(visible.route)
    if last?.id != visible.id || last?.title != title { noteArrival(of: visible) }
    last = (visible.id, title)
  }

  /// The fault in the announcements, if there is one.
  func find(_ shown: EntryTree<R>) -> ContractFinding? {
    let announced = Array(reading.announced().dropFirst(start))
    let heard = announced.isEmpty ? "nothing" : announced.joined(separator: ", ")
    if !hasArrival(forEach: announced) {
      let names = came.map { (titles[$0] ?? []).sorted().joined(separator: " or ") }
      return (.announcedTooMuch, names.isEmpty ? "nothing" : names.joined(separator: ", "), heard)
    }
    guard let first, let last, first != last.id, !isOptional, let own = titles[last.id],
      own.isDisjoint(with: announced)
    else { return nil }
    return (.missedAnnouncement, own.sorted().joined(separator: " or "), heard)
  }

  /// Whether each announcement can be of an arrival of its own, by a matching that moves earlier ones where a later one needs theirs.
  private func hasArrival(forEach announced: [String]) -> Bool {
    var takers: [Int: Int] = [:]
    func place(_ index: Int, _ tried: inout Set<Int>) -> Bool {
      for arrival in came.indices
      where titles[came[arrival]]?.contains(announced[index]) == true && tried.insert(arrival).inserted {
        if let other = takers[arrival], !place(other, &tried) { continue }
        takers[arrival] = index
        return true
      }
      return false
    }
    return announced.indices.allSatisfy { index in
      var tried: Set<Int> = []
      return place(index, &tried)
    }
  }
}
