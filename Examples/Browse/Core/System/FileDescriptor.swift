#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file that is closed when nobody holds it any more.
struct FileDescriptor: ~Copyable {
  let number: CInt

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: As `open(2)` takes them; the file is closed in child processes in any case.
  ///   - mode: The rights of a file that this makes.
  /// - Throws: Why it could not be opened.
  init(opening path: FilePath, flags: CInt, mode: mode_t = 0) throws(FileError) {
    let result = retryingInterrupts { path.withCString { open($0, flags | O_CLOEXEC, mode) } }
    guard result >= 0 else { throw FileError(path, code: errno) }
    number = result
  }

  /// Gives the number away, to a call that closes it by itself.
  consuming func release() -> CInt {
    let number = number
    discard self
    return number
  }

  deinit {
    close(number)
  }
}

/// Repeats a call for as long as a signal cuts it short.
func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
