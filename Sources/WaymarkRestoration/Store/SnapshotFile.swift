#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is replaced as a whole or not at all.
struct SnapshotFile: Sendable {
  private let given: URL

  init(path: String) { given = URL(fileURLWithPath: path) }

  /// The file, or the one that a link leads to, which need not be there.
  private var url: URL {
    var url = given
    // As many links as operating systems follow.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: link, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url
  }

  private var path: String { url.path }

  /// The content of the file, or `nil` if there is no file.
  ///
  /// - Parameter limit: How many bytes to read at most.
  /// - Returns: The bytes, or only their number if there are more; `nil` if there is no file.
  /// - Throws: Why it cannot be read.
  func contents(limit: Int) throws(SystemFault) -> Contents? {
    do throws(SystemFault) {
      let status = try FileStatus(at: path)
      // A pipe with that name would block the start, also one that is put there now.
      guard status.isFile else { throw SystemFault(code: EINVAL) }
      // A file can be larger than the memory.
      guard status.size <= limit else { return .tooMany(status.size) }
      let file = try SystemFile(path, O_RDONLY | O_NONBLOCK)
      return try file.rest(limit: limit).map(Contents.bytes) ?? .tooMany(limit + 1)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  /// The contents of a file.
  enum Contents: Equatable {
    case bytes([UInt8])
    /// More bytes than are wanted.
    case tooMany(Int)
  }

  /// Replaces the content of the file.
  ///
  /// Readers see the old or the new content, even after a crash. One at a time may write, since the new content
  /// is first written beside the file, to its name with `.new`.
  ///
  /// - Parameter bytes: The new contents.
  /// - Throws: The reason why it cannot be written. The old content is still there then.
  func replace(with bytes: [UInt8]) throws(SystemFault) {
    let url = url
    let (path, temporary) = (url.path, url.path + ".new")
    let file = try SystemFile(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    do throws(SystemFault) {
      try file.append(bytes)
      guard SystemFault.retrying({ fsync(file.descriptor) }) == 0 else { throw .last }
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    // The new name is on disk once the folder is. If the folder cannot be flushed, that happens later.
    if let folder = try? SystemFile(url.deletingLastPathComponent().path) { fsync(folder.descriptor) }
  }

  /// Renames the file to its name with `.damaged`, in place of an earlier one of that name.
  ///
  /// Only files are moved: a store did not put a folder or a device there.
  ///
  /// - Returns: The new path, for people to read, or `nil` if it could not be moved.
  func moveAside() -> String? {
    guard (try? FileStatus(at: path))?.isFile == true else { return nil }
    let aside = path + ".damaged"
    return rename(path, aside) == 0 ? aside : nil
  }

  /// Whether there is anything at the path.
  var isThere: Bool {
    do throws(SystemFault) {
      _ = try FileStatus(at: path)
      return true
    } catch {
      return !error.isMissing
    }
  }
}
