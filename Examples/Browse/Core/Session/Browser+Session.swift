import Waymark

extension Browser {
  /// The name that earlier releases kept the text of a note by, with the note's place.
  private static let draftName = "draft"

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
    var snapshot = session.load(default: router.tree.routes)
    for (position, values) in snapshot.saved {
      guard case .files(.note(let path))? = snapshot.tree.element(at: position),
        let draft = values[Self.draftName]?.value(as: String.self)
      else { continue }
      stores.drafts.adopt(draft, on: path)
    }
    // They are not to be anywhere else before they are on disk.
    if !snapshot.saved.isEmpty { _ = stores.drafts.flush() }
    snapshot.saved = [:]
    snapshot.tree = BrowseTree.inPanes(snapshot.tree)
    if isRestored { router.restore(snapshot) }
    session.onProblem = { [weak self] in self?.reportProblems() }
    session.follow(router)
  }
}
