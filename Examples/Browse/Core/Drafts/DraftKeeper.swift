import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps drafts on disk while they are written, on a queue of its own, so that no key waits for a disk.
///
/// What is typed outlasts the program a twentieth of a second later, and the machine within a second.
final class DraftKeeper: @unchecked Sendable {
  /// What is found when a note is opened.
  struct Taken {
    /// What was left of it, which is this program's now.
    var draft: Draft?
    /// Whether its file could be moved to this program's; otherwise it will be found again.
    var isMoved = false
    /// Whether another program that runs has a draft of it too.
    var isWrittenElsewhere = false
    /// The files that notes were left on, that of the draft among them.
    var leftPaths: Set<FilePath> = []
    /// The drafts that cannot be read, and why; they are left alone.
    var problems: [StoreProblem] = []
  }

  private static let delay = DispatchTimeInterval.milliseconds(50)
  private static let durableDelay = DispatchTimeInterval.seconds(1)

  private let folders: DraftFolders
  private let own: FilePath
  private let queue = DispatchQueue(label: "browse.drafts", qos: .userInitiated)

  // What follows is used on the queue alone.

  private var didChange: (@Sendable (FilePath, FileError?) -> Void)?
  /// What tells other programs that this one runs.
  private var ownLock: FileLock?
  private var files: [FilePath: FilePath] = [:]
  private var fileCount = 0
  /// What is not on disk, by the path of what the note is on.
  private var waiting: [FilePath: Draft] = [:]
  private var failures: [FilePath: FileError] = [:]
  /// The files that may not outlast the machine.
  private var fresh: Set<FilePath> = []
  private var isScheduled = false

  /// Makes a keeper, which writes nothing yet.
  ///
  /// - Parameter data: Where drafts are kept.
  init(data: DataFolder) {
    folders = DraftFolders(data: data)
    own = folders.newFolder()
  }

  deinit {
    // Nobody else knows it any more, so this is as good as on the queue.
    if !waiting.isEmpty { writeWaiting() }
  }

  /// Has a closure called on any thread when a draft cannot be kept, or can be again: the path of what the note is on, and
  /// why not.
  func onChange(_ body: @escaping @Sendable (FilePath, FileError?) -> Void) {
    queue.sync { didChange = body }
  }

  /// Keeps a draft in the place of the one on the same file, a moment later.
  func put(_ draft: Draft) {
    queue.async { [self] in
      waiting[draft.path] = draft
      schedule(after: Self.delay)
    }
  }

  /// Removes the draft on a file, and returns when that is done.
  func remove(_ path: FilePath) {
    queue.sync {
      waiting[path] = nil
      failures[path] = nil
      guard let file = files.removeValue(forKey: path) else { return }
      fresh.remove(file)
      _ = file.withCString { unlink($0) }
      guard files.isEmpty else { return }
      // The lock goes last: until then nobody else looks after the folder.
      folders.remove(own)
      ownLock = nil
    }
  }

  /// Takes over what was left of the note on a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: What was found; of several drafts the one that was changed last.
  /// - Throws: Why nobody knows.
  func take(_ path: FilePath) throws(FileError) -> Taken {
    try onQueue { () throws(FileError) in try takeAlone(path) }
  }

  /// Looks through what was left, and takes nothing.
  ///
  /// - Parameter newPath: Where the file of a draft that was left has been moved to; nil where it is as it was. The drafts of
  ///   programs that run follow by themselves.
  /// - Returns: What was found.
  /// - Throws: Why nobody knows.
  func look(following newPath: (Draft) -> FilePath?) throws(FileError) -> Taken {
    try onQueue { () throws(FileError) in
      var found = try others()
      for index in found.indices where found[index].isLeft {
        guard var draft = found[index].draft, let path = newPath(draft) else { continue }
        draft.path = path
        found[index].draft = draft
        try? StoredFile(path: found[index].file).write(draft)
      }
      return Taken(found)
    }
  }

  /// Keeps a draft of what was moved, in the place of the one where it was, and returns when that is on disk if it can be.
  func move(_ draft: Draft, from path: FilePath) {
    queue.sync {
      (waiting[path], failures[path]) = (nil, nil)
      if let file = files.removeValue(forKey: path) {
        if files[draft.path] == nil {
          files[draft.path] = file
        } else {
          fresh.remove(file)
          _ = file.withCString { unlink($0) }
        }
      }
      waiting[draft.path] = draft
      writeWaiting()
      if !waiting.isEmpty { schedule(after: Self.durableDelay) }
    }
  }

  /// Keeps everything, and returns when it is on disk.
  ///
  /// - Returns: What is not, and why.
  func flush() -> [FilePath: FileError] {
    queue.sync {
      writeWaiting()
      synchronize()
      return failures
    }
  }

  private func onQueue<T>(_ body: () throws(FileError) -> T) throws(FileError) -> T {
    let result = queue.sync { () -> Result<T, FileError> in
      do throws(FileError) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    // Before Swift 6 `get()` does not say what it throws.
    switch result {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }

  // MARK: On the queue

  private func others() throws(FileError) -> [DraftFolders.Other] {
    guard folders.exist else { return [] }
    let lock = try folders.data.lock()
    defer { withExtendedLifetime(lock) {} }
    return try folders.others(than: own, lock)
  }

  private func takeAlone(_ path: FilePath) throws(FileError) -> Taken {
    guard folders.exist else { return Taken() }
    let lock = try folders.data.lock()
    defer { withExtendedLifetime(lock) {} }
    let others = try folders.others(than: own, lock)
    var taken = Taken(others)
    let matching = others.filter { $0.draft?.path == path }
    taken.isWrittenElsewhere = matching.contains { !$0.isLeft }
    let left = matching.filter(\.isLeft).max { ($0.draft?.changed ?? 0) < ($1.draft?.changed ?? 0) }
    guard let left else { return taken }
    taken.draft = left.draft
    // Where it cannot be moved it stays where it is, and the text is taken over all the same.
    if let file = try? newFile(lock),
      left.file.withCString({ old in file.withCString { rename(old, $0) } }) == 0
    {
      files[path] = file
      taken.isMoved = true
    }
    return taken
  }

  /// Whoever is not patient has waited in vain for another program that changes what is kept.
  private func newFile(isPatient: Bool) throws(FileError) -> FilePath {
    guard ownLock == nil else { return nextFile() }
    let lock = try folders.data.lock(isPatient: isPatient)
    defer { withExtendedLifetime(lock) {} }
    return try newFile(lock)
  }

  private func newFile(_ lock: FileLock) throws(FileError) -> FilePath {
    if ownLock == nil { ownLock = try folders.make(own, lock) }
    return nextFile()
  }

  private func nextFile() -> FilePath {
    fileCount += 1
    return own.appending("\(fileCount)\(DraftFolders.suffix)")
  }

  private func schedule(after delay: DispatchTimeInterval) {
    guard !isScheduled else { return }
    isScheduled = true
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      isScheduled = false
      writeWaiting()
      // What could not be written may be when there is room again.
      if !waiting.isEmpty { schedule(after: Self.durableDelay) }
    }
  }

  private func writeWaiting() {
    for (path, draft) in waiting {
      do throws(FileError) {
        // One that was waited for in vain is not waited for again and again: keys may have to wait for this queue.
        let isPatient = failures[path]?.reason != .busy
        let file = if let known = files[path] { known } else { try newFile(isPatient: isPatient) }
        // Without waiting for the disk, which may take longer than the user's next word.
        try StoredFile(path: file).write(draft, isDurable: false)
        files[path] = file
        waiting[path] = nil
        if fresh.isEmpty {
          queue.asyncAfter(deadline: .now() + Self.durableDelay) { [weak self] in self?.synchronize() }
        }
        fresh.insert(file)
        if failures.removeValue(forKey: path) != nil { didChange?(path, nil) }
      } catch {
        if failures.updateValue(error, forKey: path) != error { didChange?(path, error) }
      }
    }
  }

  private func synchronize() {
    for file in fresh { AtomicFile(path: file).synchronize() }
    fresh = []
  }
}

extension DraftKeeper.Taken {
  fileprivate init(_ others: [DraftFolders.Other]) {
    leftPaths = Set(others.filter(\.isLeft).compactMap(\.draft?.path))
    problems = others.compactMap(\.problem)
  }
}
