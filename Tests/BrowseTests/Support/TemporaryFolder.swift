import BrowseCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all that is in it when the test lets go of it.
final class TemporaryFolder {
  let path: FilePath

  init() throws {
    var template = Array("/tmp/browse-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(FilePath("/tmp"), .noPermission) }
    path = FilePath(bytes: template.map { UInt8(bitPattern: $0) })
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path.display)
  }

  @discardableResult
  func file(_ name: String, _ contents: String = "") throws -> FilePath {
    try file(name: Array(name.utf8), Array(contents.utf8))
  }

  @discardableResult
  func file(name: [UInt8], _ contents: [UInt8]) throws -> FilePath {
    let path = path.appending(name)
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) }
    guard descriptor >= 0 else { throw FileError(path, .noPermission) }
    defer { close(descriptor) }
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw FileError(path, .noSpace) }
      rest = rest.dropFirst(count)
    }
    return path
  }

  @discardableResult
  func folder(_ name: String) throws -> FilePath {
    let path = path.appending(name)
    try folder(at: path)
    return path
  }

  func folder(at path: FilePath) throws {
    guard path.withCString({ mkdir($0, 0o755) }) == 0 else { throw FileError(path, .noPermission) }
  }

  @discardableResult
  func link(_ name: String, to target: String) throws -> FilePath {
    let path = path.appending(name)
    guard path.withCString({ symlink(target, $0) }) == 0 else { throw FileError(path, .noPermission) }
    return path
  }

  /// Makes empty files, as quickly as can be.
  func files(_ names: some Sequence<String>) throws {
    for name in names { try file(name) }
  }

  func contents(of name: String) -> String? {
    try? String(contentsOfFile: path.appending(name).display, encoding: .utf8)
  }

  func chmod(_ path: FilePath, _ mode: mode_t) {
    #if canImport(Glibc)
      _ = path.withCString { Glibc.chmod($0, mode) }
    #elseif canImport(Musl)
      _ = path.withCString { Musl.chmod($0, mode) }
    #else
      _ = path.withCString { Darwin.chmod($0, mode) }
    #endif
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path.appending(name).display)
  }

  /// Whether this user is let in everywhere, so that refusals cannot be tested.
  static var isSuperuser: Bool { geteuid() == 0 }
}
