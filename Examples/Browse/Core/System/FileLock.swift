#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that one program has at a time, by the system's lock on a file.
///
/// It is gone with this object, and with the program that has it, however that ends. Nothing is written to the file.
final class FileLock: Sendable {
  /// How long other programs may take; none has a lock for longer than it takes to write a file.
  private static let patience = Duration.seconds(2)
  /// How long to wait between two tries, in microseconds.
  private static let interval: UInt32 = 1000

  private let descriptor: FileDescriptor

  /// Waits for a lock.
  ///
  /// - Parameter path: The file, which is made where it is missing.
  /// - Throws: Why it cannot be had; ``FileError/Reason/busy`` where another program has had it for too long, as one
  ///   that was stopped.
  convenience init(waitingFor path: FilePath) throws(FileError) {
    self.init(try Self.wait(for: path))
  }

  /// Takes a lock that nobody has.
  ///
  /// - Parameter path: The file.
  /// - Returns: The lock, or nil where another program has it.
  /// - Throws: Why it cannot be had; ``FileError/Reason/missing`` where there is no such file.
  static func ifFree(_ path: FilePath) throws(FileError) -> FileLock? {
    let descriptor = try FileDescriptor(opening: path, flags: O_RDWR)
    guard try take(descriptor.number, path) else { return nil }
    return FileLock(descriptor)
  }

  private init(_ descriptor: consuming FileDescriptor) {
    self.descriptor = descriptor
  }

  private static func wait(for path: FilePath) throws(FileError) -> FileDescriptor {
    let descriptor = try FileDescriptor(opening: path, flags: O_RDWR | O_CREAT, mode: 0o600)
    let deadline = ContinuousClock.now + patience
    while !(try take(descriptor.number, path)) {
      guard ContinuousClock.now < deadline else { throw FileError(path, .busy) }
      usleep(interval)
    }
    return descriptor
  }

  private static func take(_ number: CInt, _ path: FilePath) throws(FileError) -> Bool {
    if retryingInterrupts({ flock(number, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw FileError(path, code: errno) }
    return false
  }
}
