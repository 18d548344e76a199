/// Why something is not kept, or could not be read back.
public enum StoreProblem: Error, Hashable, Sendable {
  /// A file held what it should not, and was moved aside.
  case damaged(FilePath, keptAs: FilePath)
  /// A file holds what it should not, and could not be moved aside; nothing is written over it.
  case damagedInPlace(FilePath)
  /// A file could not be read; nothing is written over it.
  case unreadable(FileError)
  /// A newer release has written a file; it is left alone.
  case newer(FilePath)
  /// A note that was being written cannot be read; its file is left alone.
  case draftUnreadable(FilePath)
  /// A file could not be written; the change is tried again for as long as the program runs.
  case unwritable(FileError)
  /// A note that was being written with a newer release; its file is left alone.
  case draftNewer(FilePath)
  /// A log of what happens could not be written any further.
  case logEnded(FileError)
  /// A journal could not be written any further.
  case journalEnded(FileError)
  /// Not all that was open could be opened again, and why.
  case notRestored(String)
  /// Where the user is could not be kept, and why.
  case placeNotKept(String)

  /// A sentence or two that say what happened and what to do.
  public var message: String {
    switch self {
    case .damaged(let file, let copy):
      "\(file.display) was damaged. It is kept as \(copy.display), and a new one was begun."
    case .damagedInPlace(let file):
      "\(file.display) is damaged and could not be moved aside. Nothing is kept until it is moved or mended."
    case .unreadable(let error):
      "\(Self.words(for: error).message) Nothing is kept there until it can be read."
    case .newer(let file):
      "\(file.display) was written by a newer release. It is left as it is, and nothing is kept there. Use that release."
    case .draftUnreadable(let file):
      "\(file.display) should be a note that was not saved, and cannot be read. It is left as it is."
    case .draftNewer(let file):
      "\(file.display) is a note that was not saved, written by a newer release. It is left as it is. Use that release."
    case .unwritable(let error):
      "\(Self.words(for: error).message) The change is not kept on disk. \(Self.words(for: error).advice)"
    case .logEnded(let error):
      "\(error.message) The log ends here; browsing goes on. \(error.advice)"
    case .journalEnded(let error):
      "\(Self.words(for: error).message) The journal ends here; browsing goes on. \(Self.words(for: error).advice)"
    case .notRestored(let report):
      "Not all that was open could be opened again. \(SafeText.escapedLines(report))"
    case .placeNotKept(let reason):
      "Where you are is not kept for the next time: \(SafeText.escaped(reason))."
    }
  }

  /// What is said of a file that is written and read, and not viewed.
  private static func words(for error: FileError) -> (message: String, advice: String) {
    guard case .notAFile(let kind) = error.reason else { return (error.message, error.advice) }
    let message = "\(error.path.display) should be a file, and is \(kind.withArticle)."
    return (message, "Move it away, then try again.")
  }
}
