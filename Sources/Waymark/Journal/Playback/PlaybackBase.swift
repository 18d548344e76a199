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
  /// Gives this new router a recorded state: that of a router that was just made, or is at rest.
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
      attachedHost = host
      hostCount = 1
    }
    columnsThatFit = base.room
    if base.lastGuard > 0 { ensurePipeline().goOn(after: base.lastGuard) }
  }

  /// Makes every change be reported, as if its value had been read.
  func readsAlways() { (hasTreeReaders, hasShownReaders) = (true, true) }
}
