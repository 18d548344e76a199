import Foundation

/// The models that all windows share, kept in a folder.
struct Stores {
  let items: ItemStore
  let session: Session

  init(folder: URL? = nil) {
    if let folder { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    items = ItemStore(file: folder.map { JSONFile(url: $0.appending(path: "items.json")) })
    session = Session(file: folder.map { JSONFile(url: $0.appending(path: "session.json")) })
  }
}
