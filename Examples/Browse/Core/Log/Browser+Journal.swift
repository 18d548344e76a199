import ExampleJournal
import Waymark

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Browser {
  /// The files that a journal is written to: the one that is named, and what older ones are called.
  static func journalFiles(_ path: FilePath) -> [FilePath] {
    ProgramJournal.endings.map { FilePath(bytes: path.bytes + Array($0.utf8)) }
  }

  /// Writes down what the router does and why from now on, with all paths in full, for the command `waymark`.
  ///
  /// - Parameter path: The file; an older one of that name is moved aside.
  /// - Throws: Why there can be none, also where the path is no text.
  public func record(in path: FilePath) throws(FileError) {
    guard let text = String(strictUTF8: path.bytes) else { throw FileError(path, code: EILSEQ) }
    do throws(JournalError) {
      journal = try ProgramJournal(to: text, of: router, by: "browse") { [weak self] error in
        self?.journalProblem = .journalEnded(Self.fileError(error, path))
        Task { self?.reportProblems() }
      }
    } catch {
      throw Self.fileError(error, path)
    }
  }

  private static func fileError(_ error: JournalError, _ path: FilePath) -> FileError {
    switch error {
    case .system(ENXIO): EventLog.refusal(path)
    case .system(EISDIR): FileError(path, .notAFile(.folder))
    case .system(let code): FileError(path, code: code)
    }
  }

  /// Why the journal ends where it does, if nobody has been told.
  func takeJournalProblem() -> StoreProblem? {
    defer { journalProblem = nil }
    return journalProblem
  }
}
