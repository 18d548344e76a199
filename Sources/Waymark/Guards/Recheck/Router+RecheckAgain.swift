/// What there was before the tree goes back to what is shown.
struct ReturnedTree<R: Route> {
  /// The tree, without a question that a screen asks.
  let tree: EntryTree<R>

  /// The same where a screen asks one, else `nil`.
  let askedFrom: EntryTree<R>?

  /// The number of the newest commit that is shown.
  let reached: UInt64

  /// Whether the screen shows something that this commit has not led to.
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
  /// Asks again about what is there, where the tree has gone back to before the last recheck, or while there is one.
  ///
  /// What a host cannot show twice in a row is left: it would be asked for ever.
  ///
  /// - Parameters:
  ///   - kind: Why the tree has gone back.
  ///   - abandoned: What has been taken back, in order.
  ///   - before: What there was before.
  func recheckAgain(
    _ kind: RouterEvent<R>.Kind, _ abandoned: [AbandonedNavigation<R>], since before: ReturnedTree<R>
  ) {
    guard let pipeline, before.tree != treeWithoutQuestion else { return }
    // What the screen shows though nobody led there may be from before any of them.
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

  /// Whether what a recheck has refused as the tree went back is on its way off the screen.
  var isRepeatedRecheckUnderWay: Bool {
    guard let pipeline, let repeated = pipeline.rechecked.repeated else { return false }
    if machine.commits.contains(repeated) { return true }
    // What takes the place of the window's root is a navigation of its own.
    guard let recheck = pipeline.recheck, recheck.one.navigation.id == repeated else { return false }
    return recheck.opener.map { machine.commits.contains($0.id) } ?? false
  }

  private func repetition(_ manner: RecheckHistory.Manner) -> UndecidedNavigation<R> {
    let navigation = Navigation(id: machine.nextNavigationID(), options: manner.options, reference: reference)
    return UndecidedNavigation(navigation, .recheck(asksScreens: manner.asksScreens))
  }

  /// Whether the host could not show what has come of asking again already.
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
