import BrowseCore
import Foundation

/// A folder of a test's own, removed with all that is in it when the test lets go of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("browse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: FilePath { FilePath(url.path) }

  @discardableResult
  func file(_ name: String, _ contents: String = "") throws -> FilePath {
    try contents.write(to: url.appendingPathComponent(name), atomically: false, encoding: .utf8)
    return path.appending(name)
  }

  @discardableResult
  func folder(_ name: String) throws -> FilePath {
    let folder = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return path.appending(name)
  }
}
