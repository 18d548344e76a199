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
  /// - Parameters:
  ///   - path: The file, which is made where it is missing.
  ///   - isPatient: Whether to wait as long as it takes to write a file; otherwise the lock has to be free.
  /// - Throws: Why it cannot be had; ``FileError/Reason/busy`` where another program has had it for too long, as one
  ///   that was stopped.
  convenience init(waitingFor path: FilePath, isPatient: Bool = true) throws(FileError) {
    self.init(try Self.wait(for: path, isPatient ? Self.patience : .zero))
  }

  /// Takes a lock that nobody has.
  ///
  /// - Parameter path: The file.
  /// - Returns: The lock, or nil where another program has it.
  /// - Throws: Why it cannot be had; ``FileError/Reason/missing`` where there is no such file.
  static func ifFree(_ path: FilePath) throws(FileError) -> FileLock? {
    let descriptor = try open(path)
    guard try take(descriptor.number, path) else { return nil }
    return FileLock(descriptor)
  }

  private init(_ descriptor: consuming FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Opens the file; one that can only be read will do, as on a disk that can only be read.
  private static func open(_ path: FilePath, flags: CInt = 0) throws(FileError) -> FileDescriptor {
    do throws(FileError) {
      return try FileDescriptor(opening: path, flags: O_RDWR | flags, mode: 0o600)
    } catch {
      guard error.reason == .readOnly || error.reason == .noPermission,
        let descriptor = try? FileDescriptor(opening: path, flags: O_RDONLY)
      else { throw error }
      return descriptor
    }
  }

  private static func wait(for path: FilePath, _ patience: Duration) throws(FileError) -> FileDescriptor {
    let descriptor = try open(path, flags: O_CREAT)
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
