#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps what is written to standard error while the screen is taken, and prints it when the screen is given back.
///
/// Without it, a log line would break the picture, and the reason of a trap would vanish with the alternate screen.
enum HeldDiagnostics {
  /// Begins to hold what is written to standard error, if that leads to a terminal.
  static func hold() {
    let memory = TerminalRescue.memory
    guard memory.pointee.standardError < 0, isatty(STDERR_FILENO) == 1 else { return }
    let original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard original >= 0 else { return }
    let file = temporaryFile()
    guard file >= 0 else {
      close(original)
      return
    }
    dup2(file, STDERR_FILENO)
    memory.pointee.heldDiagnostics = file
    memory.pointee.standardError = original
  }

  /// Prints what was held and gives standard error back.
  ///
  /// Safe in a signal handler.
  static func release(_ memory: UnsafeMutablePointer<TerminalRescue.Memory>) {
    let original = memory.pointee.standardError
    let file = memory.pointee.heldDiagnostics
    guard original >= 0, let buffer = memory.pointee.buffer else { return }
    memory.pointee.standardError = -1
    memory.pointee.heldDiagnostics = -1
    dup2(original, STDERR_FILENO)
    close(original)
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, buffer, TerminalRescue.bufferSize)
      guard count > 0 else { break }
      TerminalRescue.writeAll(STDERR_FILENO, buffer, count)
    }
    close(file)
  }

  /// A file without a name, which is gone when it is closed.
  private static func temporaryFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array((folder + "/waymark-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return file }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }
}
