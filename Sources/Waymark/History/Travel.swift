/// What is parked while a router shows an earlier moment.
@MainActor
final class Travel<R: Route> {
  /// The moment that it shows, or is going to.
  var moment: HistoryMoment<R>
  /// The tree as it was when the travel began.
  let now: EntryTree<R>
  /// Its entries, for which what is kept stays though the screen does without them.
  let parked: Set<EntryID>
  /// The navigations that waited for detours, in the order in which they came.
  let detoured: [UndecidedNavigation<R>]

  init(_ moment: HistoryMoment<R>, now: EntryTree<R>, detoured: [UndecidedNavigation<R>]) {
    self.moment = moment
    self.now = now
    self.detoured = detoured
    var parked = Set<EntryID>()
    now.forEachElement { parked.insert($0.id) }
    self.parked = parked
  }
}
