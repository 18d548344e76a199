public import Observation

/// The observation is written by hand. The macro builds key paths at run time on every access, which costs many times
/// as much as a navigation. Here the key paths are kept, and observers are told only if the value was read since the
/// last change.
extension Router: Observable {
  func noteReadingTree() {
    hasTreeReaders = true
    registrar.access(self, keyPath: treeKey)
  }

  func noteReadingShown() {
    hasShownReaders = true
    registrar.access(self, keyPath: shownKey)
  }

  /// Tells observers that the tree is about to change.
  ///
  /// A reader that reads it in answer is told of the next change.
  @usableFromInline
  func willChangeTree() {
    hasTreeReaders = false
    announce { registrar.willSet(self, keyPath: treeKey) }
  }

  @usableFromInline
  func didChangeTree() { registrar.didSet(self, keyPath: treeKey) }

  /// Tells observers that the shown tree is about to change.
  ///
  /// A reader that reads it in answer is told of the next change.
  @usableFromInline
  func willChangeShown() {
    hasShownReaders = false
    announce { registrar.willSet(self, keyPath: shownKey) }
  }

  @usableFromInline
  func didChangeShown() {
    registrar.didSet(self, keyPath: shownKey)
    if hasObjectionReaders, hasObjections { announce { tellObjections() } }
  }

  func noteReadingObjections() {
    hasObjectionReaders = true
    registrar.access(self, keyPath: objectionsKey)
  }

  /// Tells observers that an objection has come or gone, or that something else goes with an entry.
  ///
  /// The change is made already, so who reads in answer gets the new value.
  func tellObjections() {
    guard hasObjectionReaders else { return }
    hasObjectionReaders = false
    registrar.willSet(self, keyPath: objectionsKey)
    registrar.didSet(self, keyPath: objectionsKey)
  }

  /// Tells observers of a change that is computed and comes next, so that nothing else may happen in between.
  private func announce(_ tell: () -> Void) {
    let wasAnnouncing = isAnnouncing
    isAnnouncing = true
    telling(from: JournalPlace(kind: .announced), tell)
    isAnnouncing = wasAnnouncing
  }
}
