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
  /// The entry that is visible now, and the titles that it has had since it came to be so.
  private var last: (id: EntryID, titles: [String])?
  /// The titles that may be announced, once for each time that a screen came to be visible, or beside the visible one.
  private var came: [String] = []
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
    came = []
  }

  /// Notes that the host goes from one tree to another in its own way: a rebuild has no steps to compare with.
  mutating func noteRebuild(from old: EntryTree<R>?, to new: EntryTree<R>) {
    for tree in [old, new] { tree?.forEachElement { came.append(reading.title($0.route)) } }
  }

  /// Notes what is visible now, and what can be seen beside it if that many columns fit.
  mutating func note(_ shown: EntryTree<R>?, room: Int) {
    guard let shown else { return }
    let visible = shown.visibleElement
    let title = reading.title(visible.route)
    var together: Set<EntryID> = []
    shown.layer(shown.modals.count).forEachSeen(room: room) { entry in
      together.insert(entry.id)
      if entry.id != visible.id, !self.together.contains(entry.id) { came.append(reading.title(entry.route)) }
    }
    self.together = together
    if last?.id != visible.id { last = (visible.id, []) }
    guard last?.titles.last != title else { return }
    last?.titles.append(title)
    came.append(title)
  }

  /// The fault in the announcements, if there is one.
  func find(_ shown: EntryTree<R>) -> ContractFinding? {
    let announced = reading.announced().dropFirst(start)
    let heard = announced.isEmpty ? "nothing" : announced.joined(separator: ", ")
    var allowed = came
    for title in announced {
      guard let index = allowed.firstIndex(of: title) else {
        return (.announcedTooMuch, came.isEmpty ? "nothing" : came.joined(separator: ", "), heard)
      }
      allowed.remove(at: index)
    }
    guard let first, let last, first != last.id, !isOptional,
      !announced.contains(where: last.titles.contains)
    else { return nil }
    return (.missedAnnouncement, last.titles.joined(separator: " or "), heard)
  }
}
