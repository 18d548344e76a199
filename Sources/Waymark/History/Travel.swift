/// The state that is parked while a router shows an earlier moment.
@MainActor
final class Travel<R: Route> {
  /// The moment that is shown, or will be.
  var moment: HistoryMoment<R>
  /// The tree as it was when the travel began.
  let now: EntryTree<R>
  /// The entries of that tree.
  ///
  /// The values that are kept for them stay although they are not on the screen.
  let parked: Set<EntryID>
  /// The navigations that waited for detours, in order.
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
