#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where drafts lie: a folder for each program that runs, with a file for each draft and one that is locked.
///
/// A program keeps the lock in its folder for as long as it runs, however it ends. What lies where the lock is free was
/// left, and belongs to whoever opens the note next. Folders are looked through and made with the data folder locked.
struct DraftFolders {
  /// A draft in the folder of another program.
  struct Other {
    var file: FilePath
    /// What it holds, nil where it cannot be read.
    var draft: Draft?
    /// Why it cannot be read, or at least not now.
    var problem: StoreProblem?
    /// Whether that program has ended.
    var isLeft: Bool
  }

  static let suffix = ".json"
  private static let lockName = "lock"

  let data: DataFolder

  private var path: FilePath { data.path.appending("drafts") }

  /// Whether there is anything to be looked through.
  var exist: Bool { (try? FileStatus(of: path)) != nil }

  /// The path of a program's folder, of which nothing is on disk yet.
  func newFolder() -> FilePath {
    path.appending(String(UInt64.random(in: .min ... .max), radix: 16))
  }

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - folder: Its path.
  ///   - lock: The lock of the data folder: until the one in the new folder is taken, it would count as left.
  /// - Returns: The lock in it.
  /// - Throws: Why it cannot be made.
  func make(_ folder: FilePath, _ lock: FileLock) throws(FileError) -> FileLock {
    try DataFolder(path: folder).create()
    return try FileLock(waitingFor: folder.appending(Self.lockName))
  }

  /// Removes a folder that has no drafts.
  ///
  /// - Parameter folder: Its path.
  func remove(_ folder: FilePath) {
    for name in (try? names(in: folder)) ?? [] where !isDraft(name) { _ = name.withCString { unlink($0) } }
    _ = folder.withCString { rmdir($0) }
  }

  /// Looks through the folders of other programs, and removes those that nobody needs.
  ///
  /// - Parameters:
  ///   - own: The folder that is left out.
  ///   - lock: The lock of the data folder.
  /// - Returns: Their drafts.
  /// - Throws: Why the folders cannot be listed.
  func others(than own: FilePath, _ lock: FileLock) throws(FileError) -> [Other] {
    var found: [Other] = []
    for folder in try names(in: path) where folder != own {
      let isLeft: Bool
      let files: [FilePath]
      do throws(FileError) {
        isLeft = try isFree(folder)
        files = try names(in: folder).filter(isDraft)
      } catch {
        // Its program has just ended and removed it, or it is none of a program.
        if !error.isAbsence { found.append(Other(file: folder, problem: .unreadable(error), isLeft: false)) }
        continue
      }
      if isLeft, files.isEmpty { remove(folder) }
      found += files.map { file in
        do throws(FileError) {
          switch try StoredFile<Draft>(path: file).read() {
          case .value(let draft): return Other(file: file, draft: draft, isLeft: isLeft)
          case .newer: return Other(file: file, problem: .draftNewer(file), isLeft: isLeft)
          case .damaged: return Other(file: file, problem: .draftUnreadable(file), isLeft: isLeft)
          // Its program has just saved it, or was rid of it.
          case .nothing: return Other(file: file, isLeft: isLeft)
          }
        } catch {
          return Other(file: file, problem: .draftUnreadable(file), isLeft: isLeft)
        }
      }
    }
    return found
  }

  /// Whether no program that runs has locked a folder.
  private func isFree(_ folder: FilePath) throws(FileError) -> Bool {
    do throws(FileError) {
      return try FileLock.ifFree(folder.appending(Self.lockName)) != nil
    } catch {
      guard error.reason == .missing else { throw error }
      return true
    }
  }

  private func isDraft(_ path: FilePath) -> Bool {
    path.lastName.reversed().starts(with: Self.suffix.utf8.reversed())
  }

  private func names(in folder: FilePath) throws(FileError) -> [FilePath] {
    let listing = try FolderListing(reading: folder)
    return (0..<listing.count).map { listing.path(at: $0) }
  }
}
