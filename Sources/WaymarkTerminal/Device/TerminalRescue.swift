#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Restores the terminal when the program dies.
///
/// A signal handler may do almost nothing: no allocation, no locks, no Swift objects. So everything it needs
/// lies ready in memory that was allocated before, and it calls only `write`, `tcgetpgrp`, `getpgrp`,
/// `tcsetattr`, `dup2`, `lseek`, `read`, `sigaction` and `raise`, which POSIX lists as safe there.
///
/// A file without a name holds the lines that are written to standard error meanwhile, and they are printed when the
/// screen is restored: a log line would break the picture, and the reason of a trap would vanish with the alternate screen.
enum TerminalRescue {
  private struct Memory {
    /// Where the sequence goes, -1 while the program does not have the terminal.
    var output: Int32 = -1
    var attributes = termios()
    /// Whether the program was in the foreground when it took the terminal.
    var wasInForeground = false
    /// Undoes the changes made by sequences.
    var sequence = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// The real standard error, and the file that holds what was written to it; -1 if nothing is held.
    var standardError: Int32 = -1
    var file: Int32 = -1
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
    /// The actions of the signals before, by their number; nil where none is handled.
    let previous = UnsafeMutableBufferPointer<sigaction?>.allocate(capacity: 65)
  }

  private static let shared: HandlerMemory<Memory> = {
    let memory = Memory()
    memory.previous.initialize(repeating: nil)
    return HandlerMemory(memory)
  }()

  private static var memory: UnsafeMutablePointer<Memory> { shared.pointer }

  /// The signals of a program that has gone wrong, of which Swift's own traps are SIGILL and SIGTRAP, and those that
  /// end one that does not handle them.
  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGSYS, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGXFSZ,
    SIGVTALRM, SIGPROF,
  ]

  /// Restores the terminal when the program calls `exit` in the middle of things.
  private static let exitHook: Void = {
    atexit { TerminalRescue.restore() }
  }()

  /// Whether the program has the terminal.
  static var isArmed: Bool { memory.pointee.output >= 0 }

  /// Prepares for the program's death, before the terminal is changed.
  ///
  /// - Parameters:
  ///   - output: The terminal.
  ///   - attributes: Its attributes as they were.
  ///   - sequence: Undoes the changes made by sequences.
  static func arm(output: Int32, attributes: termios, sequence: [UInt8]) {
    guard !isArmed else { return }
    memory.pointee.sequence.deallocate()
    memory.pointee.sequence = .allocate(capacity: sequence.count)
    _ = memory.pointee.sequence.initialize(fromContentsOf: sequence)
    memory.pointee.attributes = attributes
    memory.pointee.wasInForeground = !isInBackground(output)
    memory.pointee.output = output
    _ = exitHook
    for signal in signals {
      // Without a stack for handlers (see HandlerStack) an overflow could not be handled.
      let old = sigaction.install(for: signal, flags: SA_ONSTACK) { TerminalRescue.die(of: $0) }
      memory.pointee.previous[Int(signal)] = old
    }
    // The app may handle or ignore a signal itself, unless it comes from a crash.
    for signal in signals[7...] where memory.pointee.previous[Int(signal)]?.isStandard == false {
      restoreAction(of: signal)
    }
    holdStandardError()
  }

  /// Restores the terminal, if the program has it, and ends what ``arm(output:attributes:sequence:)`` began.
  static func disarm() {
    restore()
    for signal in signals { restoreAction(of: signal) }
  }

  private static func restoreAction(of signal: Int32) {
    memory.pointee.previous[Int(signal)]?.install(for: signal)
    memory.pointee.previous[Int(signal)] = nil
  }

  /// Restores the terminal, if the program has it; safe in a signal handler.
  static func restore() {
    let state = memory
    let output = state.pointee.output
    guard output >= 0 else { return }
    state.pointee.output = -1
    write(UnsafeBufferPointer(state.pointee.sequence), to: output, patience: 1000)
    // Another program that has come to the foreground in the meantime, such as a shell, has set what it needs.
    if !(state.pointee.wasInForeground && isInBackground(output)) {
      tcsetattr(output, TCSANOW, &state.pointee.attributes)
    }
    releaseStandardError()
  }

  /// Whether a terminal belongs to other programs at the moment, as it does to the shell after Control-Z; safe in a
  /// signal handler.
  ///
  /// The threads of the main queue block SIGTTOU and SIGTTIN, so the system does not stop them when they set, draw or
  /// read what is not theirs.
  static func isInBackground(_ terminal: Int32) -> Bool {
    let owner = tcgetpgrp(terminal)
    return owner > 0 && owner != getpgrp()
  }

  /// Restores the terminal and lets the signal do what it would have done.
  private static func die(of signal: Int32) {
    restore()
    memory.pointee.previous[Int(signal)]?.install(for: signal)
    // Blocked until the handler returns, so that the next handler finds the place where the program went wrong.
    raise(signal)
  }

  // MARK: Writing

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to output: Int32) {
    bytes.withUnsafeBufferPointer { write($0, to: output, patience: -1) }
  }

  /// Writes all bytes; safe in a signal handler.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - output: Where to.
  ///   - patience: How many milliseconds to wait for a terminal that takes nothing; -1 waits as long as it takes.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to output: Int32, patience: Int32) {
    guard let start = bytes.baseAddress else { return }
    var written = 0
    while written < bytes.count {
      let result = Self.system(output, start + written, bytes.count - written)
      if result > 0 {
        written += result
      } else if result < 0, errno == EAGAIN {
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&wait, 1, patience) <= 0 { return }
      } else if result == 0 || errno != EINTR {
        return
      }
    }
  }

  private static func system(_ output: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(output, bytes, count)
    #elseif canImport(Musl)
      Musl.write(output, bytes, count)
    #else
      Darwin.write(output, bytes, count)
    #endif
  }

  // MARK: Standard error

  private static func holdStandardError() {
    guard isatty(STDERR_FILENO) == 1, let file = tmpfile() else { return }
    memory.pointee.standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    memory.pointee.file = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
    fclose(file)
    dup2(memory.pointee.file, STDERR_FILENO)
  }

  private static func releaseStandardError() {
    let state = memory
    let (original, file) = (state.pointee.standardError, state.pointee.file)
    guard original >= 0 else { return }
    (state.pointee.standardError, state.pointee.file) = (-1, -1)
    dup2(original, STDERR_FILENO)
    close(original)
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, state.pointee.buffer.baseAddress, state.pointee.buffer.count)
      guard count > 0 else { break }
      write(UnsafeBufferPointer(rebasing: state.pointee.buffer[..<count]), to: STDERR_FILENO, patience: 1000)
    }
    close(file)
  }
}
