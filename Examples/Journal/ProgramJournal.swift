import Waymark
import WaymarkJournal

/// A journal that a program writes if it is asked to: what its router does and why, with all routes in full, for the command
/// `waymark`.
@MainActor
package final class ProgramJournal {
  /// The endings of the names of the files that are written or moved, behind the path: nothing, and the number of an older one.
  package nonisolated static let endings = [""] + (0..<olderFileCount).map { ".\($0 + 1)" }

  private nonisolated static let olderFileCount = 2

  private let journal: Journal

  /// Begins the journal.
  ///
  /// - Parameters:
  ///   - path: The file; an older one of that name is moved aside.
  ///   - router: The router to follow.
  ///   - program: What the program is called.
  ///   - didFail: Told why, where the journal ends before the program does.
  /// - Throws: Why there can be none.
  package init<R: Route & Codable>(
    to path: String, of router: Router<R>, by program: String,
    didFail: @escaping @MainActor (JournalError) -> Void
  ) throws(JournalError) {
    journal = try Journal(to: path, app: program, olderFileCount: Self.olderFileCount)
    router.record(in: journal, routes: .full)
    router.onEvent { event in
      if case .journalFailed(let error as JournalError) = event.kind { didFail(error) }
    }
  }

  /// Writes all that has been noted, as a program does last.
  package func flush() { journal.flush() }
}
