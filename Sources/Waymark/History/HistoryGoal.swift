/// Where a router travels to.
struct HistoryGoal<R: Route> {
  let moment: HistoryMoment<R>
  let tree: EntryTree<R>
  /// Whether it is the present state: where the router is, or was when it began to travel.
  let isNow: Bool
}
