extension Router {
  /// The earlier states of the tree; `nil` unless ``keepHistory(limit:)`` was called.
  public var history: History<R>? { observers?.history }

  /// Keeps the tree after each navigation, and after each thing that the user does, from now on.
  ///
  /// It is for debugging, since it has a cost: after a navigation that changes the tree as a whole, the next
  /// push copies the stack.
  ///
  /// - Parameter limit: How many moments to keep; the oldest are dropped.
  /// - Returns: The history. If there is one already, it is returned, whatever its limit.
  @discardableResult
  public func keepHistory(limit: Int = 200) -> History<R> {
    let observers = ensureObservers()
    if let kept = observers.history { return kept }
    let history = History(self, limit: limit)
    observers.history = history
    return history
  }

  /// Whether an earlier moment is shown and the present is parked.
  var isTravelling: Bool { observers?.history?.isTravelling ?? false }

  /// The tree to keep: while an earlier moment is shown, the one that is parked.
  var lastingTree: EntryTree<R> { observers?.history?.travel?.now ?? treeWithoutQuestion }

  /// Adds the moment of a navigation that is about to change the tree.
  @usableFromInline
  func noteMoment(_ change: ProposedChange<R>, by navigation: Navigation) {
    guard let history = observers?.history, !history.isMoving else { return }
    history.note(.proposed(change), .navigation, by: navigation.id)
  }

  /// Tells those who follow the history that it has changed.
  func tellHistory() {
    let history = observers?.history
    // In a replay, calls of the history's observers are made again at the same place.
    guard history != nil || tap?.player != nil else { return }
    telling(from: JournalPlace(kind: .remembered)) {
      if let history { atWork { history.tell() } }
    }
  }
}
