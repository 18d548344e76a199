import Observation

/// Observed by hand: the macro builds key paths at run time on every access, which costs many times what a navigation
/// does. Here they are kept, and nobody is told unless somebody has read since the last change.
extension Router: Observable {
  func noteReadingTree() {
    hasTreeReaders = true
    registrar.access(self, keyPath: treeKey)
  }

  func noteReadingShown() {
    hasShownReaders = true
    registrar.access(self, keyPath: shownKey)
  }

  /// Says that the tree is about to change.
  ///
  /// Whoever reads it in answer is told of the next change.
  @usableFromInline
  func willChangeTree() {
    hasTreeReaders = false
    announce { registrar.willSet(self, keyPath: treeKey) }
  }

  @usableFromInline
  func didChangeTree() { registrar.didSet(self, keyPath: treeKey) }

  /// Says that what is shown is about to change.
  ///
  /// Whoever reads it in answer is told of the next change.
  @usableFromInline
  func willChangeShown() {
    hasShownReaders = false
    announce { registrar.willSet(self, keyPath: shownKey) }
  }

  @usableFromInline
  func didChangeShown() { registrar.didSet(self, keyPath: shownKey) }

  /// Tells observers of a change that has been worked out and comes next, so that nothing else may come between.
  private func announce(_ tell: () -> Void) {
    let wasAnnouncing = isAnnouncing
    isAnnouncing = true
    telling(from: JournalPlace(kind: .announced), tell)
    isAnnouncing = wasAnnouncing
  }
}
