#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is kept in a file of JSON.
///
/// What is on disk is read again before every change, so that two programs lose nothing to one another but in the
/// same instant. A file that cannot be understood is moved aside, never written over.
@MainActor
final class StoredValue<Value: Codable & Sendable> {
  private struct Document: Codable {
    var version: Int
    var value: Value
  }

  private static var version: Int { 1 }

  private let folder: DataFolder
  private let path: FilePath
  private let initial: Value

  private(set) var value: Value

  /// Called when something went wrong.
  var onProblem: (() -> Void)?

  /// What went wrong and was not told yet.
  private var problems: [StoreProblem] = []

  init(_ name: String, in folder: DataFolder, initial: Value) {
    self.folder = folder
    self.initial = initial
    path = folder.path.appending(name)
    value = initial
    _ = reload()
  }

  /// Changes the value, in memory and on disk.
  func update(_ change: (inout Value) -> Void) {
    let isWritable = reload()
    change(&value)
    guard isWritable else { return }
    do {
      try folder.create()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Document(version: Self.version, value: value))
      try AtomicFile(path: path).replace(with: Array(data))
    } catch let error as FileError {
      report(.unwritable(error))
    } catch {
      report(.unwritable(FileError(path, .system(0))))
    }
  }

  /// What went wrong since this was last asked.
  func takeProblems() -> [StoreProblem] {
    defer { problems = [] }
    return problems
  }

  /// Takes over what is on disk.
  ///
  /// - Returns: Whether the file may be replaced.
  private func reload() -> Bool {
    let bytes: [UInt8]
    do {
      guard let found = try AtomicFile(path: path).contents() else { return true }
      bytes = found
    } catch {
      report(.unreadable(error))
      return false
    }
    if let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
      document.version == Self.version
    {
      value = document.value
      return true
    }
    guard let copy = AtomicFile(path: path).moveAside() else {
      report(.damagedInPlace(path))
      return false
    }
    report(.damaged(path, keptAs: copy))
    return true
  }

  private func report(_ problem: StoreProblem) {
    problems.append(problem)
    onProblem?()
  }
}
