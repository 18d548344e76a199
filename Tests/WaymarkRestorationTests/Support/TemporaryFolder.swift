import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }
}
