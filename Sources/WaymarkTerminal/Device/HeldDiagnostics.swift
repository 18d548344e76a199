#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Holds back what is written to standard error while the program has the screen, and prints it when the
/// screen is restored.
///
/// Without this, a log line would break the picture, and the reason of a trap would vanish with the alternate
/// screen.
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
      memory.pointee.hasLostDiagnostics = true
      return
    }
    dup2(file, STDERR_FILENO)
    memory.pointee.heldDiagnostics = file
    memory.pointee.standardError = original
  }

  /// Prints what was held and restores standard error.
  ///
  /// Safe in a signal handler.
  static func release(_ memory: UnsafeMutablePointer<TerminalRescue.Memory>) {
    if memory.pointee.hasLostDiagnostics {
      memory.pointee.hasLostDiagnostics = false
      loss.withUTF8Buffer { text in
        if let start = text.baseAddress { TerminalRescue.writeAll(STDERR_FILENO, start, text.count) }
      }
    }
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

  private static var loss: StaticString {
    "What was written to standard error has been drawn over: there was no file to hold it. Set TMPDIR to a folder.\n"
  }

  /// A file without a name, which vanishes when it is closed: in a folder for temporary files, or else in
  /// memory where possible.
  ///
  /// - Parameter folders: Where to look for room.
  /// - Returns: The file descriptor, below zero if there is none.
  static func temporaryFile(
    in folders: [String] = [getenv("TMPDIR").map { String(cString: $0) } ?? "", "/tmp"]
  ) -> Int32 {
    for folder in folders where !folder.isEmpty {
      var path = Array((folder + "/waymark-XXXXXX").utf8CString)
      let file = mkstemp(&path)
      guard file >= 0 else { continue }
      unlink(path)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      return file
    }
    return memoryFile()
  }

  private static func memoryFile() -> Int32 {
    #if os(Linux)
      // The C library's module leaves it out.
      guard let symbol = dlsym(nil, "memfd_create") else { return -1 }
      typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
      let closedOnExec: UInt32 = 1
      return unsafeBitCast(symbol, to: Create.self)("waymark", closedOnExec)
    #else
      return -1
    #endif
  }
}
