import Foundation

/// The user's bookmarks, recent files and notes, kept from one run to the next.
@MainActor
package final class Stores {
  /// A file that was viewed.
  package struct Visit: Codable {
    package var path: FilePath
    package var date: Date
  }

  private static let keptVisits = 100

  /// The notes, written and being written.
  package let notes: Notes
  /// How folders are listed, until the program ends.
  package var listing = FolderListing.Options()
  private let bookmarked: StoredFile<[FilePath]>
  private let visited: StoredFile<[Visit]>

  /// Reads what is kept in a folder.
  package init(folder: URL) {
    notes = Notes(folder: folder)
    bookmarked = StoredFile("bookmarks.json", in: folder, initial: [])
    visited = StoredFile("recent.json", in: folder, initial: [])
  }

  /// The folder where a user's data belongs by the XDG Base Directory Specification.
  package static var usualFolder: URL {
    let home = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let usual = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    return (home.hasPrefix("/") ? URL(fileURLWithPath: home) : usual).appendingPathComponent("browse")
  }

  /// The bookmarks, the oldest first.
  package var bookmarks: [FilePath] { bookmarked.value }

  /// Adds a bookmark, or removes it.
  package func toggleBookmark(_ path: FilePath) {
    let isBookmark = bookmarks.contains(path)
    bookmarked.update { all in
      all.removeAll { $0 == path }
      if !isBookmark { all.append(path) }
    }
  }

  /// The files that were viewed, the last one first.
  package var visits: [Visit] { visited.value }

  /// Remembers that a file was viewed.
  package func visit(_ path: FilePath) {
    visited.update { all in
      all.removeAll { $0.path == path }
      all.insert(Visit(path: path, date: Date()), at: 0)
      all = Array(all.prefix(Self.keptVisits))
    }
  }

  /// The reasons why something was not kept or not read, for people to read.
  package var problems: [String] {
    ([bookmarked.problem, visited.problem] + notes.problems).compactMap(\.self)
  }
}
