import WaymarkStorage

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

/// The file that a journal is written to, and the older ones beside it.
///
/// Only the writing thread uses it.
final class JournalFile: JournalSink, @unchecked Sendable {
  /// Its absolute path, so that a change of the working directory does not matter.
  private let path: String
  private let olderFileCount: Int
  private var file: SystemFile?
  private(set) var byteCount = 0

  /// Begins a file.
  ///
  /// A file with that name is moved aside; for a link, the file that it leads to is.
  init(_ path: String, olderFileCount: Int) throws(SystemFault) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.olderFileCount = olderFileCount
    try moveAside()
    try begin()
  }

  /// Goes on in a new file, if that is possible.
  func turn() throws(SystemFault) {
    byteCount = 0
    // Pipes and devices cannot be moved aside.
    if let status = try? FileStatus(at: path), !status.isFile { return }
    try moveAside()
    try begin()
  }

  func finish() { file = nil }

  private func begin() throws(SystemFault) {
    // Open without blocking, so that a pipe without a reader cannot block the app. The old content has been moved aside.
    let file = try SystemFile(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK)
    // From here on, a full pipe only blocks the writing thread.
    _ = fcntl(file.descriptor, F_SETFL, fcntl(file.descriptor, F_GETFL) & ~O_NONBLOCK)
    #if canImport(Darwin)
      _ = fcntl(file.descriptor, F_SETNOSIGPIPE, 1)
    #endif
    self.file = file
  }

  /// Renames the existing files: the last one gets `.1`, the one before it `.2`.
  private func moveAside() throws(SystemFault) {
    guard let status = try? FileStatus(at: path), status.isFile, status.size > 0 else { return }
    guard olderFileCount > 0 else {
      guard unlink(path) == 0 else { throw .last }
      return
    }
    // Only up to the first free number, because there may be any number of them.
    let free = (1..<olderFileCount).first { access("\(path).\($0)", F_OK) != 0 }
    for number in stride(from: (free ?? olderFileCount) - 1, to: 0, by: -1) {
      _ = rename("\(path).\(number)", "\(path).\(number + 1)")
    }
    guard rename(path, path + ".1") == 0 else { throw .last }
  }

  /// Writes bytes at the end.
  func write(_ bytes: [UInt8]) throws(SystemFault) {
    #if !canImport(Darwin)
      // A pipe that nobody reads any more is an error and not the end of the program. The signal stays blocked on the writing thread.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    #endif
    try file?.append(bytes)
    byteCount += bytes.count
  }
}
