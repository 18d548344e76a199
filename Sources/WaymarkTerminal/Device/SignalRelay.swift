import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Brings signals to the main queue, where they may do anything.
///
/// A handler writes the signal's number into a pipe and the main queue reads it from there. Where the first signal that
/// asks the program to end has come to nothing for a second, the next one ends it at once: then the main queue hangs.
/// Those that come sooner belong to the first, as when a terminal that is closed and its shell both send SIGHUP.
@MainActor
final class SignalRelay {
  /// Signals that ask the program to end.
  nonisolated static let endings: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let relayed: [Int32] = endings + [SIGWINCH, SIGTSTP, SIGCONT]

  private var source: (any DispatchSourceRead)?
  private var previous: [(signal: Int32, action: sigaction)] = []
  private var reader: Int32 = -1

  /// Begins to bring signals.
  ///
  /// - Parameter receive: Gets each signal, on the main queue.
  /// - Throws: ``TerminalError`` where the system has no pipe to give.
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

  /// Gives the signals back to whoever had them.
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

  /// Stops the program by a signal as if nobody handled it; returns when it goes on.
  ///
  /// The SIGCONT it goes on by is not relayed: that it has returned says as much. One that belongs to programs which nobody
  /// could continue is not stopped, and it returns at once.
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
    // A program started with nohup is not to hear of it.
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

/// What the handlers need, in memory that is there before them.
struct SignalMailbox {
  var writer: Int32
  /// When the first signal was posted that ends the program and has not done so yet, in seconds of a running clock.
  var endingSince: Double?

  /// For how many seconds the main queue may take to end the program.
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

  /// Ends the program by a signal, whatever else it is doing.
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

  /// Sets what the system does by itself.
  mutating func setDefault() {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = SIG_DFL
    #else
      __sigaction_handler.sa_handler = SIG_DFL
    #endif
  }
}
