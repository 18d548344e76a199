/// A value that is kept in a file, which several programs may change.
///
/// Every change is made to what is on disk at that moment, with the data folder locked, so that nothing that another
/// program has kept is lost. A file that cannot be understood is moved aside, and one of a newer release left alone.
@MainActor
final class StoredValue<Value: Codable & Sendable> {
  private let folder: DataFolder
  private let file: StoredFile<Value>
  private let initial: Value
  /// The changes that are not on disk.
  private var pending: [(inout Value) -> Void] = []

  private(set) var value: Value

  /// Called when something went wrong.
  var onProblem: (() -> Void)?

  /// What went wrong and was not told yet.
  private var problems: [StoreProblem] = []
  /// What was told last, and is so still.
  private var known: StoreProblem?

  init(_ name: String, in folder: DataFolder, initial: Value) {
    self.folder = folder
    self.initial = initial
    file = StoredFile(path: folder.path.appending(name))
    value = initial
    do throws(StoreProblem) {
      value = try read()
    } catch {
      report(error)
    }
  }

  /// Changes the value, in memory in any case and on disk as soon as that can be done.
  ///
  /// - Parameter change: The change. It is made again, to what another program may have written meanwhile: it has to say
  ///   what shall be, not what is to be different.
  func update(_ change: @escaping (inout Value) -> Void) {
    do throws(StoreProblem) {
      try commit(isPatient: !isBusy) {
        change(&$0)
        return true
      }
    } catch {
      pending.append(change)
      change(&value)
      report(error)
    }
  }

  /// Changes the value on disk, or nothing at all.
  ///
  /// - Parameters:
  ///   - isPatient: Whether to wait for another program that changes what is kept.
  ///   - change: The change; it says whether there is something to be written.
  /// - Throws: Why it is not on disk. The value is then as it was.
  func commit(isPatient: Bool = true, _ change: (inout Value) -> Bool) throws(StoreProblem) {
    let lock = try lock(isPatient: isPatient)
    defer { withExtendedLifetime(lock) {} }
    var current = try readAlone()
    for change in pending { change(&current) }
    if change(&current) || !pending.isEmpty {
      do throws(FileError) {
        try file.write(current)
      } catch {
        throw .unwritable(error)
      }
    }
    pending = []
    known = nil
    value = current
  }

  /// Tries again what could not be written.
  ///
  /// - Parameter isPatient: Whether to wait for another program that changes what is kept.
  /// - Throws: Why it is not on disk.
  func flush(isPatient: Bool = true) throws(StoreProblem) {
    if !pending.isEmpty { try commit(isPatient: isPatient) { _ in false } }
  }

  /// Whether another program has been waited for in vain: it is not waited for at every key.
  private var isBusy: Bool {
    if case .unwritable(let error)? = known { error.reason == .busy } else { false }
  }

  /// Takes over what other programs have written, if it can be read.
  func refresh() {
    guard case .value(var current)? = try? file.read() else { return }
    for change in pending { change(&current) }
    value = current
  }

  /// What went wrong since this was last asked.
  func takeProblems() -> [StoreProblem] {
    defer { problems = [] }
    return problems
  }

  private func read() throws(StoreProblem) -> Value {
    switch try contents() {
    case .nothing: return initial
    case .value(let value): return value
    case .newer: throw .newer(file.path)
    case .damaged:
      // Another program may just have replaced it: it is looked at again alone before it is moved.
      let lock = try lock()
      defer { withExtendedLifetime(lock) {} }
      return try readAlone()
    }
  }

  private func contents() throws(StoreProblem) -> StoredFile<Value>.Contents {
    do throws(FileError) {
      return try file.read()
    } catch {
      throw .unreadable(error.reason == .notAFolder ? obstacle ?? error : error)
    }
  }

  /// What has the name of the data folder, or of one above it.
  private var obstacle: FileError? {
    do throws(FileError) {
      try folder.create()
      return nil
    } catch {
      return error
    }
  }

  private func lock(isPatient: Bool = true) throws(StoreProblem) -> FileLock {
    do throws(FileError) {
      return try folder.lock(isPatient: isPatient)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Reads with the folder locked.
  private func readAlone() throws(StoreProblem) -> Value {
    switch try contents() {
    case .nothing: return initial
    case .value(let value): return value
    case .newer: throw .newer(file.path)
    case .damaged:
      guard let copy = AtomicFile(path: file.path).moveAside() else { throw .damagedInPlace(file.path) }
      report(.damaged(file.path, keptAs: copy))
      return initial
    }
  }

  /// Tells a problem once for as long as it lasts.
  private func report(_ problem: StoreProblem) {
    guard problem != known else { return }
    known = problem
    problems.append(problem)
    onProblem?()
  }
}
