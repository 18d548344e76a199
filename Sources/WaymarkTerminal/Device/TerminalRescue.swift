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
enum TerminalRescue {
  /// The signals of a program that has gone wrong; Swift's own traps are SIGILL and SIGTRAP.
  static let fatalSignals: [Int32] = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGSYS]

  /// The signals that end a program that does not handle them: timers, limits, pipes that nobody reads, and
  /// those that programs are free to send to one another.
  static let unhandledSignals: [Int32] = {
    let everywhere = [SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF]
    #if canImport(Darwin)
      return everywhere + [SIGEMT]
    #else
      return everywhere + [SIGPOLL, SIGPWR, SIGSTKFLT]
        + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
    #endif
  }()

  struct Memory {
    /// Where the sequences go, -1 while the program does not have the terminal.
    var output: Int32 = -1
    /// Whether the handlers are installed.
    var isArmed = false
    var attributes = termios()
    /// Whether the program was in the foreground when it took the terminal.
    var wasInForeground = false
    var sequence: UnsafeMutablePointer<UInt8>?
    var sequenceLength = 0
    /// The real standard error, and the file that holds what was written to it in the meantime; -1 if nothing
    /// is held.
    var standardError: Int32 = -1
    var heldDiagnostics: Int32 = -1
    /// Whether there was nothing that could hold it.
    var hasLostDiagnostics = false
    var buffer: UnsafeMutablePointer<UInt8>?
    /// The actions of the signals before, by their number.
    var previous: UnsafeMutablePointer<sigaction>?
    /// The signals that are handled, without those that the app handles or ignores itself; bit 0 is signal 1.
    var handled: UInt64 = 0
  }

  static let bufferSize = 4096
  /// One more than the highest signal number.
  private static let signalLimit = 65

  private static let shared: HandlerMemory<Memory> = {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalLimit)
    previous.initialize(repeating: sigaction(), count: signalLimit)
    return HandlerMemory(Memory(buffer: .allocate(capacity: bufferSize), previous: previous))
  }()

  static var memory: UnsafeMutablePointer<Memory> { shared.pointer }

  /// Prepares for the program's death, before the terminal is changed.
  ///
  /// - Parameters:
  ///   - output: The terminal.
  ///   - attributes: Its attributes as they were.
  ///   - sequence: Undoes the changes made by sequences.
  static func arm(output: Int32, attributes: termios, sequence: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, sequence.count))
    for (index, byte) in sequence.enumerated() { copy[index] = byte }
    memory.pointee.sequence?.deallocate()
    memory.pointee.sequence = copy
    memory.pointee.sequenceLength = sequence.count
    memory.pointee.attributes = attributes
    memory.pointee.wasInForeground = !isInBackground(output)
    memory.pointee.output = output
    _ = exitHook
    guard !memory.pointee.isArmed else { return }
    memory.pointee.isArmed = true
    for signal in fatalSignals { handle(signal, isFatal: true) }
    for signal in unhandledSignals {
      var action = sigaction()
      if sigaction(signal, nil, &action) == 0, action.isDefault { handle(signal) }
    }
  }

  private static func handle(_ signal: Int32, isFatal: Bool = false) {
    var action = sigaction()
    // Without a stack for handlers (see HandlerStack) an overflow could not be handled.
    action.sa_flags = SA_ONSTACK
    action.setHandler { TerminalRescue.die(of: $0) }
    #if !canImport(Darwin)
      // Only on these systems does the runtime look at crashes unless it is told not to.
      if isFatal {
        action.__sigaction_handler.sa_sigaction = { signal, information, _ in
          TerminalRescue.die(of: signal, wasSent: information?.pointee.si_code == 0)
        }
        action.sa_flags |= SA_SIGINFO
      }
    #endif
    sigaction(signal, &action, memory.pointee.previous.map { $0 + Int(signal) })
    memory.pointee.handled |= 1 << UInt64(signal - 1)
  }

  /// Ends what ``arm(output:attributes:sequence:)`` began, once the terminal has been restored.
  static func disarm() {
    guard memory.pointee.isArmed else { return }
    memory.pointee.isArmed = false
    memory.pointee.output = -1
    guard let previous = memory.pointee.previous else { return }
    for signal in fatalSignals + unhandledSignals where memory.pointee.handled & 1 << UInt64(signal - 1) != 0
    {
      sigaction(signal, previous + Int(signal), nil)
    }
    memory.pointee.handled = 0
  }

  /// Restores the terminal, if the program has it.
  ///
  /// Safe in a signal handler.
  static func restore() {
    let state = memory
    let output = state.pointee.output
    guard output >= 0 else { return }
    state.pointee.output = -1
    if let sequence = state.pointee.sequence {
      writeAll(output, sequence, state.pointee.sequenceLength, patience: 1000)
    }
    // Another program that has come to the foreground in the meantime, such as a shell, has set what it
    // needs.
    if !(state.pointee.wasInForeground && isInBackground(output)) {
      tcsetattr(output, TCSANOW, &state.pointee.attributes)
    }
    HeldDiagnostics.release(state)
  }

  /// Whether a terminal belongs to other programs at the moment, as it does to the shell after Control-Z.
  ///
  /// Safe in a signal handler. The threads of the main queue block SIGTTOU and SIGTTIN, so the system does
  /// not stop them when they set, draw or read what is not theirs.
  static func isInBackground(_ terminal: Int32) -> Bool {
    let owner = tcgetpgrp(terminal)
    return owner > 0 && owner != getpgrp()
  }

  /// Writes bytes, all of them.
  ///
  /// Safe in a signal handler.
  ///
  /// - Parameters:
  ///   - output: Where to.
  ///   - bytes: The first byte.
  ///   - count: How many.
  ///   - patience: How many milliseconds to wait for a terminal that takes nothing; -1 waits as long as it
  ///     takes.
  static func writeAll(
    _ output: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int, patience: Int32 = -1
  ) {
    var written = 0
    while written < count {
      let result = write(output, bytes + written, count - written)
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

  /// Restores the terminal and lets the signal do what it would have done.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - wasSent: Whether another program has sent it, and nothing has gone wrong here. The runtime would
  ///     look for a crash that did not happen, ask at the terminal how to go on, and let the program continue
  ///     afterwards.
  private static func die(of signal: Int32, wasSent: Bool = false) {
    restore()
    if wasSent {
      var action = sigaction()
      action.setDefault()
      sigaction(signal, &action, nil)
    } else if let previous = memory.pointee.previous {
      sigaction(signal, previous + Int(signal), nil)
    }
    // Blocked until the handler returns, so that the next handler finds the place where the program went
    // wrong.
    raise(signal)
  }

  /// Restores the terminal when the program calls `exit` in the middle of things.
  private static let exitHook: Void = {
    atexit { TerminalRescue.restore() }
  }()
}

extension sigaction {
  /// Sets the handler function, whatever the system calls the field.
  mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

}
