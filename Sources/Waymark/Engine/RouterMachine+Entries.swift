extension RouterMachine {
  /// Calls a closure with every entry that the running step brings, which is in neither tree if newer navigations have
  /// removed it.
  func forEachArriving(_ body: (Entry<R>) -> Void) {
    if case .performing(let work) = phase { work.step?.forEachInserted(body) }
  }

  /// Calls a closure with every tree that may be shown or restored.
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
}
