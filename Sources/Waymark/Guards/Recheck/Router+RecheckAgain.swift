/// The state of the router before its tree goes back to what is shown.
struct ReturnedTree<R: Route> {
  /// The tree without a question to the user.
  let tree: EntryTree<R>

  /// The same tree if there is a question, or else `nil`.
  let askedFrom: EntryTree<R>?

  /// The number of the newest commit that is shown.
  let reached: UInt64

  /// Whether the screen shows something that no commit has led to.
  let isAstray: Bool

  @MainActor
  init(_ router: Router<R>, hasQuestion: Bool) {
    tree = router.treeWithoutQuestion
    askedFrom = hasQuestion ? tree : nil
    reached = router.machine.commits.reached
    isAstray = router.machine.isAstray
  }
}

extension Router {
  /// Repeats the recheck, if the tree has gone back to before the last one, or during one.
  ///
  /// If the host cannot show the result twice in a row, it is not asked again, because that would never end.
  ///
  /// - Parameters:
  ///   - kind: Why the tree has gone back.
  ///   - abandoned: The navigations that were undone, in order.
  ///   - before: The state before.
  func recheckAgain(
    _ kind: RouterEvent<R>.Kind, _ abandoned: [AbandonedNavigation<R>], since before: ReturnedTree<R>
  ) {
    guard let pipeline, before.tree != treeWithoutQuestion else { return }
    // A screen that no commit has led to may be older than all rechecks.
    let due =
      before.isAstray
      ? pipeline.rechecked.all : abandoned.first.flatMap { pipeline.rechecked.due(before: $0.number) }
    guard let one = pipeline.recheck?.one ?? due.map({ repetition($0) }) else { return }
    if case .rebuildFailed = kind, isRepeated(one, in: abandoned) { return }
    pipeline.rechecked.repeated = one.navigation.id
    guard let recheck = takeRecheck() else {
      if let due { queue.append(.recheckAgain(one, due)) }
      return
    }
    var manner = RecheckHistory.Manner(recheck)
    if let due { manner.add(due) }
    queue.append(.recheckAgain(one, manner))
  }

  /// Whether the repeated recheck is still removing what it refused from the screen.
  var isRepeatedRecheckUnderWay: Bool {
    guard let pipeline, let repeated = pipeline.rechecked.repeated else { return false }
    if machine.commits.contains(repeated) { return true }
    // The replacement of the window's root is a navigation of its own.
    guard let recheck = pipeline.recheck, recheck.one.navigation.id == repeated else { return false }
    return recheck.opener.map { machine.commits.contains($0.id) } ?? false
  }

  private func repetition(_ manner: RecheckHistory.Manner) -> UndecidedNavigation<R> {
    let navigation = Navigation(id: machine.nextNavigationID(), options: manner.options, reference: reference)
    return UndecidedNavigation(navigation, .recheck(asksScreens: manner.asksScreens))
  }

  /// Whether the host has already failed to show the result of a repeated recheck.
  private func isRepeated(_ one: UndecidedNavigation<R>, in abandoned: [AbandonedNavigation<R>]) -> Bool {
    guard let repeated = pipeline?.rechecked.repeated else { return false }
    let isShownInVain =
      if let recheck = pipeline?.recheck {
        recheck.one.navigation.id == repeated && recheck.opener != nil
      } else {
        abandoned.contains { $0.navigation.id == repeated }
      }
    guard isShownInVain else { return false }
    noteMisuse(
      "what a recheck has left could not be shown, so what it had refused is there again",
      "Have the host show it, or attach another.", in: repeated)
    return true
  }
}
