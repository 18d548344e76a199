import Foundation
import Observation
import PodcastsAccount
import PodcastsCore
import PodcastsLibrary

/// Keeps what all windows share in a file: who is signed in, and the library.
@MainActor
package final class StoredData {
  /// The contents of the file.
  private struct Contents: Hashable, Codable {
    var name: String?
    var library: Library.Contents
  }

  package let stores: Stores
  private let file: URL
  private var saved: Contents

  /// Reads the file, and writes it from then on when something has changed.
  ///
  /// - Parameter file: The file, which need not be there.
  /// - Throws: Why it cannot be read.
  package init(file: URL) throws {
    self.file = file
    saved = Contents(library: Library.Contents())
    if FileManager.default.fileExists(atPath: file.path) {
      saved = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    }
    stores = Stores(session: Session(name: saved.name), library: Library(saved.library))
    watch()
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
