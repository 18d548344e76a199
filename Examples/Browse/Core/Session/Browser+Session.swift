import Waymark

extension Browser {
  /// Writes down where the user is, for a window that has gone without asking anybody.
  public func writePlace() { session?.end() }

  /// Keeps where the user is from now on, and first goes where the browser was left if that is wanted.
  ///
  /// Call it before a host is attached, so that nothing else is shown first.
  ///
  /// - Parameters:
  ///   - session: Where it is kept.
  ///   - isRestored: Whether to go on where the browser was left. Notes that were being written are there in either case,
  ///     as soon as they are opened.
  public func keepPlace(in session: BrowseSession, restoring isRestored: Bool) {
    self.session = session
    let snapshot = session.load(default: router.tree.routes)
    if isRestored {
      router.restore(snapshot)
    } else {
      for (position, values) in snapshot.saved {
        guard case .files(.note(let path))? = snapshot.tree.element(at: position) else { continue }
        if let draft = values[NoteModel.draftName]?.value(as: NoteText.self) {
          stores.drafts[path] = draft
        }
      }
    }
    session.onProblem = { [weak self] in self?.reportProblems() }
    session.follow(router)
  }
}
