extension RouterMachine {
  /// Calls a closure with every entry that the step brings which the host is performing.
  func forEachArriving(_ body: (Entry<R>) -> Void) {
    if case .performing(let work) = phase { work.step?.forEachInserted(body) }
  }

  /// Calls a closure with every whole tree that may be shown or gone back to.
  func forEachTree(_ body: (EntryTree<R>) -> Void) {
    body(tree)
    if let shown { body(shown) }
    switch phase {
    case .rebuilding(let work):
      body(work.target)
      forEachTree(work.screen, body)
    case .detached(let screen), .unknown(let screen):
      forEachTree(screen, body)
    case .resting, .behind, .performing:
      break
    }
  }

  private func forEachTree(_ screen: UnknownScreen<R>, _ body: (EntryTree<R>) -> Void) {
    // Before anything has been shown, the tree may still go back to the first.
    if shown == nil, let first = screen.first { body(first) }
    if let abandoned = screen.abandoned { body(abandoned.target) }
  }

  /// Calls a closure with every entry that a step brings, or that a commit brings which is still to be shown.
  func forEachEntryUnderWay(_ body: (Entry<R>) -> Void) {
    // What a host is only just bringing is in neither tree where newer navigations do without it.
    forEachArriving(body)
    guard policy == .everyCommit else { return }
    for commit in commits.storage[commits.head...] where commit.number > commits.reached {
      switch commit.change {
      case .step(let step): step.forEachInserted(body)
      case .tree(let tree, _): tree.forEachElement(body)
      case nil: break
      }
    }
  }
}
