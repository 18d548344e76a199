import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Passes signals to the main queue, where code may do anything.
///
/// A handler writes the signal's number into a pipe, and the main queue reads it from there. If the first
/// signal that asks the program to end has had no effect for a second, the main queue hangs, and the next
/// signal ends the program at once. Signals that come sooner belong to the first, as when a terminal that is
/// closed and its shell both send SIGHUP.
@MainActor
final class SignalRelay {
  /// Signals that ask the program to end.
  nonisolated static let endings: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let relayed: [Int32] = endings + [SIGWINCH, SIGTSTP, SIGCONT]

  private var source: (any DispatchSourceRead)?
  private var previous: [(signal: Int32, action: sigaction)] = []
  private var reader: Int32 = -1

  /// Begins to pass signals on.
  ///
  /// - Parameter receive: Gets each signal, on the main queue.
  /// - Throws: ``TerminalError`` if the system has no pipe to give.
  func start(_ receive: @escaping @MainActor (Int32) -> Void) throws(TerminalError) {
    precondition(source == nil, "SignalRelay.start(_:) was called twice; call stop() in between")
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused("pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let reader = ends[0]
    self.reader = reader
    SignalMailbox.memory.pointee = SignalMailbox(writer: ends[1])
    let source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated { Self.drain(reader, receive) }
    }
    source.activate()
    self.source = source
    for signal in Self.relayed { previous.append((signal, Self.install(signal))) }
  }

  /// Restores the handlers that were there before.
  func stop() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous = []
    source?.cancel()
    source = nil
    let writer = SignalMailbox.memory.pointee.writer
    SignalMailbox.memory.pointee.writer = -1
    if writer >= 0 { close(writer) }
    if reader >= 0 { close(reader) }
    reader = -1
  }

  /// Stops the program with a signal, as if nobody handled it; returns when the program goes on.
  ///
  /// The SIGCONT that continues it is not passed on: the return of this function says as much. A program that
  /// nobody could continue is not stopped, and this returns at once.
  func suspendProgram(by signal: Int32) {
    var stopping = sigaction()
    stopping.setDefault()
    var old: [(signal: Int32, action: sigaction)] = []
    for signal in [SIGCONT, signal] {
      var action = sigaction()
      sigaction(signal, &stopping, &action)
      old.append((signal, action))
    }
    // The threads of the main queue may block signals.
    var only = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, &blocked)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    for (signal, action) in old {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  /// Installs the handler of one signal.
  private static func install(_ signal: Int32) -> sigaction {
    var action = sigaction()
    action.setHandler { SignalMailbox.post($0) }
    action.sa_flags = SA_RESTART
    var old = sigaction()
    sigaction(signal, &action, &old)
    // A program started with nohup must not hear of it.
    if old.isIgnored, signal != SIGWINCH, signal != SIGCONT { sigaction(signal, &old, nil) }
    return old
  }

  private static func drain(_ reader: Int32, _ receive: @MainActor (Int32) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &buffer, buffer.count)
    guard count > 0 else { return }
    for byte in buffer[..<count] {
      receive(Int32(byte))
      if endings.contains(Int32(byte)) { SignalMailbox.memory.pointee.endingSince = nil }
    }
  }
}

/// The memory that the handlers need, which exists before them.
struct SignalMailbox {
  var writer: Int32
  /// When the first signal came that asks the program to end, in seconds of a running clock, while the
  /// program has not done so.
  var endingSince: Double?

  /// How many seconds the main queue may take to end the program.
  private static var patience: Double { 1 }

  private static let shared = HandlerMemory(SignalMailbox(writer: -1))

  static var memory: UnsafeMutablePointer<SignalMailbox> { shared.pointer }

  /// Posts a signal.
  ///
  /// Safe in a signal handler.
  static func post(_ signal: Int32) {
    let old = errno
    if signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT {
      let now = now
      if let since = memory.pointee.endingSince {
        if now - since >= patience { end(signal) }
      } else {
        memory.pointee.endingSince = now
      }
    }
    var byte = UInt8(truncatingIfNeeded: signal)
    write(memory.pointee.writer, &byte, 1)
    errno = old
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the program with a signal, whatever else it is doing.
  private static func end(_ signal: Int32) {
    TerminalRescue.restore()
    var action = sigaction()
    action.setDefault()
    sigaction(signal, &action, nil)
    raise(signal)
  }
}

extension sigaction {
  /// Whether the signal is ignored.
  var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// Whether the system does what it does by itself.
  var isDefault: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// The address of the function that is called, or the number that stands for none.
  private var handler: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }

  /// Restores the system's default action.
  mutating func setDefault() {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = SIG_DFL
    #else
      __sigaction_handler.sa_handler = SIG_DFL
    #endif
  }
}
