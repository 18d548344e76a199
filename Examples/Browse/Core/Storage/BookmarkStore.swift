/// The places the user wants to find again.
@MainActor
public final class BookmarkStore {
  private struct Bookmark: Codable, Sendable {
    var path: FilePath
    var added: Int64
  }

  private let stored: StoredValue<[Bookmark]>

  /// Reads what is kept.
  ///
  /// - Parameter folder: Where it is kept.
  public init(folder: DataFolder) {
    stored = StoredValue("bookmarks.json", in: folder, initial: [])
  }

  /// The places, in the order they were added.
  public var paths: [FilePath] { stored.value.map(\.path) }

  /// Whether a place is among them.
  ///
  /// - Parameter path: The place.
  /// - Returns: True where it is.
  public func contains(_ path: FilePath) -> Bool { stored.value.contains { $0.path == path } }

  /// Adds a place, or takes it away where it was added before.
  ///
  /// - Parameter path: The place.
  /// - Returns: Whether it is a bookmark now.
  @discardableResult
  public func toggle(_ path: FilePath) -> Bool {
    // What the user sees is what is to be changed, whatever another program has made of it meanwhile.
    let isBookmark = !contains(path)
    let bookmark = Bookmark(path: path, added: FileDate.now)
    stored.update { bookmarks in
      let index = bookmarks.firstIndex { $0.path == path }
      if isBookmark {
        if index == nil { bookmarks.append(bookmark) }
      } else if let index {
        bookmarks.remove(at: index)
      }
    }
    return isBookmark
  }

  /// Keeps the bookmarks of what was moved.
  ///
  /// - Parameter move: What was moved.
  func follow(_ move: FileMove) {
    // What another program has kept meanwhile goes along too.
    refresh()
    guard paths.contains(where: { move.newPath(of: $0) != nil }) else { return }
    stored.update { bookmarks in
      var known: Set<FilePath> = []
      for index in bookmarks.indices {
        if let path = move.newPath(of: bookmarks[index].path) { bookmarks[index].path = path }
      }
      // What was bookmarked where the moved file is now has long gone.
      bookmarks.removeAll { !known.insert($0.path).inserted }
    }
  }

  /// Takes over what other programs have written.
  func refresh() { stored.refresh() }

  /// Tries again what could not be kept.
  ///
  /// - Parameter isPatient: Whether to wait for another program that changes what is kept.
  /// - Throws: Why it is not kept.
  public func flush(isPatient: Bool = true) throws(StoreProblem) { try stored.flush(isPatient: isPatient) }

  var onProblem: (() -> Void)? {
    get { stored.onProblem }
    set { stored.onProblem = newValue }
  }

  /// What went wrong since this was last asked.
  ///
  /// - Returns: The problems, oldest first.
  public func takeProblems() -> [StoreProblem] { stored.takeProblems() }
}
