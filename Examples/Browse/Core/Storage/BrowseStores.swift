/// All that is kept between two runs.
@MainActor
public final class BrowseStores {
  /// The places the user wants to find again.
  public let bookmarks: BookmarkStore
  /// What the user wrote about files.
  public let notes: NoteStore
  /// What is being written and is not kept yet.
  public let drafts: NoteDrafts
  /// The files that were viewed last.
  public let recent: RecentStore

  /// Reads what is kept.
  ///
  /// - Parameter folder: Where it is kept.
  public init(folder: DataFolder) {
    bookmarks = BookmarkStore(folder: folder)
    notes = NoteStore(folder: folder)
    made = MoveStore(folder: folder)
    drafts = NoteDrafts(notes: notes, moves: made.all, folder: folder)
    recent = RecentStore(folder: folder)
  }

  /// What every program that uses the same folder has moved.
  let made: MoveStore

  /// Called when something could not be kept or read.
  public var onProblem: (() -> Void)? {
    didSet {
      bookmarks.onProblem = onProblem
      notes.onProblem = onProblem
      drafts.onProblem = onProblem
      recent.onProblem = onProblem
      made.onProblem = onProblem
    }
  }

  /// The moves of this run that can be taken back, the last one last.
  var moves: [KeptMove] = []

  /// Called when something was moved.
  var onMove: ((FileMove) -> Void)?

  /// What went wrong since this was last asked.
  ///
  /// - Returns: The problems.
  public func takeProblems() -> [StoreProblem] {
    bookmarks.takeProblems() + notes.takeProblems() + drafts.takeProblems() + recent.takeProblems()
      + made.takeProblems()
  }

  /// Tries again what could not be kept, and returns when everything that can be is on disk.
  ///
  /// - Returns: Why something is not.
  func flush() -> [StoreProblem] {
    drafts.flush() + retry(isPatient: true)
  }

  /// Tries again what could not be kept.
  ///
  /// - Parameter isPatient: Whether to wait for another program that changes what is kept, which keys wait for then too.
  /// - Returns: Why something still is not.
  func retry(isPatient: Bool) -> [StoreProblem] {
    // Not a loop over the functions: before macOS 15 no array holds functions that say what they throw.
    [
      problem(of: bookmarks.flush, isPatient),
      problem(of: notes.flush, isPatient),
      problem(of: recent.flush, isPatient),
      problem(of: made.flush, isPatient),
    ].compactMap(\.self)
  }

  private func problem(of flush: (Bool) throws(StoreProblem) -> Void, _ isPatient: Bool) -> StoreProblem? {
    do throws(StoreProblem) {
      try flush(isPatient)
      return nil
    } catch {
      return error
    }
  }
}
