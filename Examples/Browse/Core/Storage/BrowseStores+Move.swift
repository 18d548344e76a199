extension BrowseStores {
  /// Moves something into a folder, and all that is kept about it along.
  ///
  /// - Parameter choice: What is moved, and where to.
  /// - Throws: Why it was left where it is.
  public func move(_ choice: FolderChoice) throws(MoveError) {
    let move = FileMove(choice.item, to: choice.folder)
    try move.perform()
    bookmarks.follow(move)
    notes.follow(move)
    drafts.follow(move)
    recent.follow(move)
    onMove?(move)
  }
}

extension FileMove {
  /// Where a path is after the move.
  ///
  /// - Parameter path: A path.
  /// - Returns: The new path of what was moved or was in it, or nil for anything else.
  public func newPath(of path: FilePath) -> FilePath? { path.moved(from: item, to: destination) }
}
