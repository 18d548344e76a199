extension BrowseStores {
  /// How many moves can be taken back.
  private static var keptMoves: Int { 100 }

  /// Moves something into a folder, and all that is kept about it along.
  ///
  /// - Parameter choice: What is moved, and where to.
  /// - Throws: Why it was left where it is.
  public func move(_ choice: FolderChoice) throws(MoveError) {
    let move = FileMove(choice.item, to: choice.folder)
    try carryOut(move)
    moves = moves.suffix(Self.keptMoves - 1) + [move]
  }

  /// What the last move that can be taken back has moved, and where it is now.
  public var lastMove: FileMove? { moves.last }

  /// Moves back what was moved last.
  ///
  /// - Throws: Why it was left where it is. It can be tried again, unless it is there no more.
  public func undoMove() throws(MoveError) {
    guard let move = moves.last, let back = move.inverse else { return }
    do throws(MoveError) {
      try carryOut(back)
    } catch {
      if case .missing = error.reason { moves.removeLast() }
      throw error
    }
    moves.removeLast()
  }

  private func carryOut(_ move: FileMove) throws(MoveError) {
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
