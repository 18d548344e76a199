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

  @discardableResult
  func pipe(_ name: String) throws -> FilePath {
    let path = path.appending(name)
    guard path.withCString({ mkfifo($0, 0o644) }) == 0 else { throw FileError(path, .noPermission) }
    return path
  }

  /// A socket, as a program that was killed leaves it behind.
  @discardableResult
  func socket(_ name: String) throws -> FilePath {
    let path = path.appending(name)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.bytes) }
    let descriptor = makeSocket()
    defer { close(descriptor) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard result == 0 else { throw FileError(path, .noPermission) }
    return path
  }

  /// Gives a file the name of another, which it takes the place of.
  func rename(_ name: String, to other: String) throws {
    let (old, new) = (path.appending(name), path.appending(other))
    let result = old.withCString { old in new.withCString { new in systemRename(old, new) } }
    guard result == 0 else { throw FileError(new, .noPermission) }
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

private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> CInt {
  rename(old, new)
}

/// A socket of the local kind; the constant is an integer on some systems and an enumeration on others.
private func makeSocket() -> CInt {
  #if canImport(Darwin)
    socket(AF_UNIX, SOCK_STREAM, 0)
  #else
    socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
  #endif
}
