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
  /// The memory that the handlers look at.
  private struct Mailbox {
    /// Where signals go; -1 while nobody reads them.
    var writer: Int32 = -1
    /// When the first signal came that asks the program to end, while the program has not done so; else 0.
    var endingSince: time_t = 0
  }

  private nonisolated static let mailbox = HandlerMemory(Mailbox())

  private var source: (any DispatchSourceRead)?
  private var previous: [(signal: Int32, action: sigaction)] = []

  /// Begins to pass signals on.
  ///
  /// - Parameter receive: Gets each signal, on the main queue.
  /// - Throws: ``TerminalError`` if the system has no pipe to give.
  func start(_ receive: @escaping @MainActor (Int32) -> Void) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused("pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let (reader, writer) = (ends[0], ends[1])
    Self.mailbox.pointer.pointee = Mailbox(writer: writer)
    let source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        var signal: UInt8 = 0
        while read(reader, &signal, 1) == 1 {
          receive(Int32(signal))
          if Self.asksToEnd(Int32(signal)) { Self.mailbox.pointer.pointee.endingSince = 0 }
        }
      }
    }
    source.setCancelHandler {
      close(reader)
      close(writer)
    }
    source.activate()
    self.source = source
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT] {
      let old = sigaction.install(for: signal, flags: SA_RESTART) { SignalRelay.post($0) }
      previous.append((signal, old))
      // A program started with nohup must not hear of it.
      if old.isIgnored, signal != SIGWINCH, signal != SIGCONT { old.install(for: signal) }
    }
  }

  /// Restores the handlers that were there before.
  func stop() {
    for (signal, action) in previous { action.install(for: signal) }
    previous = []
    Self.mailbox.pointer.pointee.writer = -1
    source?.cancel()
    source = nil
  }

  /// Sends the program a signal as if nobody handled it; returns if the program goes on, or does not stop because
  /// nobody could continue it.
  nonisolated static func raiseUnhandled(_ signal: Int32) {
    // The SIGCONT that continues the program is not passed on: the return of this function says as much.
    let old = [SIGCONT, signal].map { ($0, sigaction.standard.install(for: $0)) }
    // The threads of the main queue may block signals.
    var only = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, &blocked)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    for (signal, action) in old { action.install(for: signal) }
  }

  /// Posts a signal, in a handler.
  private nonisolated static func post(_ signal: Int32) {
    let error = errno
    let mailbox = mailbox.pointer
    if asksToEnd(signal) {
      let now = time(nil)
      if mailbox.pointee.endingSince == 0 {
        mailbox.pointee.endingSince = now
      } else if now - mailbox.pointee.endingSince > 1 {
        TerminalRescue.restore()
        sigaction.standard.install(for: signal)
        raise(signal)
      }
    }
    var byte = UInt8(truncatingIfNeeded: signal)
    write(mailbox.pointee.writer, &byte, 1)
    errno = error
  }

  private nonisolated static func asksToEnd(_ signal: Int32) -> Bool {
    signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT
  }
}

/// Memory that signal handlers look at, through a pointer that never changes: a handler may interrupt any access to it.
struct HandlerMemory<Value>: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<Value>

  /// Allocates memory that is never freed.
  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }
}

extension sigaction {
  /// The action of the system by itself.
  static var standard: sigaction { sigaction() }

  /// Whether the system does what it does by itself.
  var isStandard: Bool { handler == unsafeBitCast(SIG_DFL, to: Int.self) }

  /// Whether the signal is ignored.
  var isIgnored: Bool { handler == unsafeBitCast(SIG_IGN, to: Int.self) }

  /// The address of the function that is called, or the number that stands for none.
  private var handler: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }

  /// Installs a function as the handler of a signal.
  ///
  /// - Returns: What was done before.
  static func install(
    for signal: Int32, flags: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
  ) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    return action.install(for: signal)
  }

  /// Has this done at a signal.
  ///
  /// - Returns: What was done before.
  @discardableResult
  func install(for signal: Int32) -> sigaction {
    var (action, old) = (self, sigaction())
    exchange(signal, &action, &old)
    return old
  }
}

/// Calls the function `sigaction`, whose name is that of a type inside of it.
private func exchange(_ signal: Int32, _ new: inout sigaction, _ old: inout sigaction) {
  sigaction(signal, &new, &old)
}
