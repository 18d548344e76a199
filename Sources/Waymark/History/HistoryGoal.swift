/// Where a router travels to.
struct HistoryGoal<R: Route> {
  let moment: HistoryMoment<R>
  let tree: EntryTree<R>
  /// Whether it is where the router was when it began to travel, or is.
  let isNow: Bool
}
