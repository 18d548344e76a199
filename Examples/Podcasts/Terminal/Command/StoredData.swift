import Foundation
import Observation
import PodcastsAccount
import PodcastsCore
import PodcastsLibrary

/// Keeps what all windows share in a file: who is signed in, and the library.
///
/// One program at a time has a folder, so that none writes over what another has done.
@MainActor
package final class StoredData {
  /// The reason why a folder serves nobody.
  package enum Refusal: Error, Hashable, Sendable {
    /// It cannot be made, or nothing can be written in it.
    case cannotBeWritten
    /// Another program has it.
    case isTaken
    /// Its file is not one that a program like this one has written.
    case cannotBeRead
  }

  /// The contents of the file.
  private struct Contents: Hashable, Codable {
    var name: String?
    var library: Library.Contents
  }

  package let stores: Stores
  private let file: URL
  private let lock: FileHandle
  private var saved: Contents

  /// Reads the file, and writes it from then on when something has changed.
  ///
  /// - Parameter folder: Where the file is, which need not be there.
  /// - Throws: Why the folder cannot be used.
  package init(in folder: URL) throws(Refusal) {
    file = folder.appendingPathComponent("library.json")
    lock = try Self.lock(folder)
    saved = Contents(library: Library.Contents())
    if FileManager.default.fileExists(atPath: file.path) {
      guard let data = try? Data(contentsOf: file),
        let read = try? JSONDecoder().decode(Contents.self, from: data)
      else { throw .cannotBeRead }
      saved = read
    }
    stores = Stores(session: Session(name: saved.name), library: Library(saved.library))
    watch()
  }

  /// Takes a folder, which the system gives back when the handle goes, also when the program is killed.
  private static func lock(_ folder: URL) throws(Refusal) -> FileHandle {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotBeWritten }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .isTaken }
    return handle
  }

  /// Writes what has changed.
  ///
  /// - Throws: Why it cannot be written.
  package func save() throws {
    let current = contents
    guard current != saved else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(current).write(to: file, options: .atomic)
    saved = current
  }

  private var contents: Contents {
    Contents(name: stores.session.name, library: stores.library.contents)
  }

  /// Tries again, with the next change and at the end, to write what cannot be written now; the end says so.
  private func watch() {
    withObservationTracking {
      _ = contents
    } onChange: { [weak self] in
      Task { @MainActor in
        try? self?.save()
        self?.watch()
      }
    }
  }
}
