extension BrowseStores {
  /// How many moves can be taken back.
  private static var keptMoves: Int { 100 }

  /// Moves something into a folder, and all that is kept about it along.
  ///
  /// - Parameter choice: What is moved, and where to.
  /// - Throws: Why it was left where it is.
  public func move(_ choice: FolderChoice) throws(MoveError) {
    let move = FileMove(choice.item, to: choice.folder)
    try move.perform()
    follow(move)
    moves = moves.suffix(Self.keptMoves - 1) + [KeptMove(move: move, item: FileBirth(of: move.destination))]
  }

  /// What the last move that can be taken back has moved, and where it is now.
  public var lastMove: FileMove? { moves.last?.move }

  /// Moves back what was moved last.
  ///
  /// - Throws: Why it was left where it is. It can be tried again, unless it is there no more or is something else now.
  public func undoMove() throws(MoveError) {
    guard let last = moves.last, let back = last.move.inverse else { return }
    do throws(MoveError) {
      if let item = last.item { try back.perform(of: item) } else { try back.perform() }
    } catch {
      switch error.reason {
      case .missing, .replaced: moves.removeLast()
      default: break
      }
      throw error
    }
    moves.removeLast()
    follow(back)
  }

  /// Goes along with what other programs have moved meanwhile.
  ///
  /// They have taken along what is kept; here it is what is being written, and what is on screen.
  ///
  /// - Returns: The moves, the oldest first.
  @discardableResult
  func followOthers() -> [FileMove] {
    let moves = made.takeNew()
    guard !moves.isEmpty else { return [] }
    for refresh in [bookmarks.refresh, notes.refresh, recent.refresh] { refresh() }
    for move in moves {
      drafts.follow(move)
      onMove?(move)
    }
    return moves
  }

  /// Where something is now that another program may have moved this very moment.
  ///
  /// - Parameter path: Where it was.
  /// - Returns: Where it is, and all that belongs to it.
  func current(_ path: FilePath) -> FilePath {
    followOthers().reduce(path) { path, move in move.newPath(of: path) ?? path }
  }

  private func follow(_ move: FileMove) {
    // Said first: whoever saves from now on does so at the new place, and what was saved before goes along.
    made.record(move)
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

/// A move that can be taken back.
struct KeptMove {
  var move: FileMove
  /// What was moved, so that nothing else is moved back; nil where it was gone at once.
  var item: FileBirth?
}
