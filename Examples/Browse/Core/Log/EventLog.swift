import Waymark

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is told everything that happens in a router, a line of JSON an event.
///
/// A line is in the file as soon as its event has happened, so the log is whole up to a crash too.
@MainActor
public final class EventLog {
  /// The file.
  public let path: FilePath

  /// Called when the log could not be written any further.
  var onProblem: (() -> Void)?

  /// How long whoever reads a pipe may take to make room, in milliseconds.
  private static let patience: CInt = 100

  private let descriptor: FileDescriptor
  private let beginning = ContinuousClock.now
  private var problem: FileError?
  private var hasFailed = false

  /// Begins a log, in the place of what the file held before.
  ///
  /// - Parameter path: The file, which is made where it is missing.
  /// - Throws: Why it cannot be written; ``FileError/Reason/noReader`` for a pipe that nobody reads.
  public init(path: FilePath) throws(FileError) {
    self.path = path
    // A pipe that has no reader yet, or whose reader has stopped, is not to stop the browser.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NONBLOCK
    do {
      descriptor = try FileDescriptor(opening: path, flags: flags, mode: 0o644)
    } catch  where error.reason == .system(ENXIO) {
      throw Self.refusal(path)
    }
  }

  /// Why a file that is there has nobody at its other end.
  static func refusal(_ path: FilePath) -> FileError {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return FileError(path, code: errno) }
    let kind = FileStatus.kind(ofMode: status.st_mode)
    return FileError(path, kind == .pipe ? .noReader : .notAFile(kind))
  }

  /// Writes an event.
  ///
  /// - Parameter event: What happened in the router, just now.
  public func write(_ event: RouterEvent<BrowseRoute>) {
    guard !hasFailed else { return }
    do throws(FileError) {
      try append(Array(event.jsonLine(at: ContinuousClock.now - beginning).utf8))
    } catch {
      // Once is enough: what follows would have a gap before it.
      hasFailed = true
      problem = error
      onProblem?()
    }
  }

  /// Why the log ends where it does, if nobody has been told.
  func takeProblem() -> StoreProblem? {
    defer { problem = nil }
    return problem.map { .logEnded($0) }
  }

  private func append(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = retryingInterrupts {
        rest.withUnsafeBytes { systemWrite(descriptor.number, $0.baseAddress, $0.count) }
      }
      if count < 0, errno == EAGAIN, waitForRoom() { continue }
      guard count > 0 else { throw FileError(path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  private func waitForRoom() -> Bool {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0)
    let isReady = poll(&request, 1, Self.patience) > 0
    errno = EAGAIN
    return isReady
  }
}

/// The system's call, whose name a method of the class above has too.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
