/// The state of a router as a journal has recorded it.
package struct PlaybackBase<R: Route>: Sendable {
  package let tree: EntryTree<R>
  package let shown: EntryTree<R>?
  package let lastEntry: UInt64
  package let lastNavigation: UInt64
  package let lastRequest: UInt64
  package let lastGuard: Int
  package let room: Int

  package init(
    tree: EntryTree<R>, shown: EntryTree<R>?, lastEntry: UInt64, lastNavigation: UInt64, lastRequest: UInt64,
    lastGuard: Int, room: Int
  ) {
    self.tree = tree
    self.shown = shown
    self.lastEntry = lastEntry
    self.lastNavigation = lastNavigation
    self.lastRequest = lastRequest
    self.lastGuard = lastGuard
    self.room = room
  }
}

extension Router {
  /// Makes this router, which is new, one that was there before: as it was made, or at rest.
  func take(over base: PlaybackBase<R>, _ host: (any NavigationHost<R>)?) {
    storedMachine.tree = base.tree
    storedMachine.shown = base.shown
    storedMachine.ids.last = base.lastEntry
    storedMachine.lastNavigation = base.lastNavigation
    storedMachine.lastRequest = base.lastRequest
    if base.shown == nil {
      storedMachine.startWithTree()
    } else {
      storedMachine.phase = .resting
      self.host = host
      hostCount = 1
    }
    columnsThatFit = base.room
    if base.lastGuard > 0 { ensurePipeline().goOn(after: base.lastGuard) }
  }

  /// Has every change be told as though somebody had read what changes.
  func readsAlways() { (hasTreeReaders, hasShownReaders) = (true, true) }
}
