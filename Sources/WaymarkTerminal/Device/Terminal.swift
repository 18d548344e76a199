import Dispatch

#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

/// The terminal that a program runs in, taken over as a whole: raw input, the alternate screen, no cursor,
/// the window's title.
///
/// The terminal is restored however the program ends: by
/// ``deactivate()``, by `exit`, by a trap, and by any signal that can be handled and that the app does not handle itself. ``onEnd`` first hears of SIGINT, SIGTERM, SIGHUP and SIGQUIT. Stopping the program (Control-Z) restores the terminal too, and going on takes it again. Going on in the background (`bg`)
/// stops the program, as it stops others that draw. What is written to standard error in the meantime appears
/// when the screen is restored.
///
/// A program has one terminal; ``TerminalApplication`` takes and restores it for an app.
@MainActor
public final class Terminal: TerminalOutput {
  private let input: Int32
  private let output: Int32
  private let original: termios
  private let hasTitle = Terminal.hasTitle()
  /// Which characters to send, as the locale says.
  public let characters = CharacterSupport.detected()
  private let signals = SignalRelay()
  private var source: (any DispatchSourceRead)?
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Whether the terminal belongs to others for as long as the program is stopped or in the background.
  private var isAway = false
  /// Whether a check is due soon of whether the program is back in the foreground.
  private var isWatchingForeground = false

  /// Whether the terminal is taken.
  public private(set) var isActive = false
  /// Gets what the user types.
  public var onInput: ((ArraySlice<UInt8>) -> Void)?
  /// Called when the size has changed.
  public var onResize: (() -> Void)?
  /// Called before the terminal is restored because the program is being stopped.
  public var onSuspend: (() -> Void)?
  /// Called when the screen no longer shows what was drawn, so that everything has to be drawn again.
  public var onInvalidate: (() -> Void)?
  /// Called with a signal that asks the program to end; with SIGHUP also if the terminal has gone away.
  public var onEnd: ((Int32) -> Void)?

  /// The sequences that take the screen: alternate screen, no cursor, no wrapping, marks around pasted text.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  /// The sequences that restore it, even in the middle of a frame.
  static let leaving = "\u{1B}[?2026l\u{1B}[m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// The sequences that save and restore the window's title, of xterm and those that follow it.
  static let keepingTitle = "\u{1B}[22;2t"
  static let restoringTitle = "\u{1B}[23;2t"

  /// Checks that there is a terminal, and changes nothing yet.
  ///
  /// - Parameters:
  ///   - input: The descriptor that keys come from.
  ///   - output: The descriptor that the picture goes to.
  /// - Throws: ``TerminalError`` if one of them leads elsewhere, the terminal cannot place text, or the
  ///   system refuses to describe it or to let the program open a dozen more files.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal("standard input") }
    guard isatty(output) == 1 else { throw .notATerminal("standard output") }
    if let name = Self.dumbName() { throw .dumb(name) }
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else { throw .refused("tcgetattr") }
    try Self.checkDescriptors(input)
    self.input = input
    self.output = output
    original = attributes
  }

  /// How many more files a program has to be allowed to open: Dispatch ends one that cannot open what it needs.
  private static let neededDescriptors = 12

  private static func checkDescriptors(_ descriptor: Int32) throws(TerminalError) {
    var opened: [Int32] = []
    defer { for copy in opened { close(copy) } }
    for _ in 0..<neededDescriptors {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { throw .refused("opening what a terminal needs") }
      opened.append(copy)
    }
  }

  /// How many columns and rows the terminal has; 80 × 24 if it does not know, and no more than are drawn.
  ///
  /// If a terminal claims more than 10,000 columns or a million cells, only the left and uppermost ones are
  /// drawn. So the memory of a picture, and the time to compare two, are bounded whatever a terminal says.
  public var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Self.drawnSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The part of a terminal that is drawn.
  static func drawnSize(columns: Int, rows: Int) -> Size {
    let width = min(columns, 10_000)
    return Size(width: width, height: min(rows, 1_000_000 / max(1, width)))
  }

  /// Takes the terminal and begins to read keys and signals, on the main queue.
  ///
  /// - Throws: ``TerminalError`` if the system refuses; then nothing is changed.
  /// - Precondition: No other terminal is taken by this program.
  public func activate() throws(TerminalError) {
    guard !isActive else { return }
    precondition(
      TerminalRescue.memory.pointee.output < 0,
      "Another Terminal is active in this program: call its deactivate() before activate()")
    HandlerStack.prepareThread()
    try signals.start { [weak self] in self?.receive($0) }
    guard enter() else {
      let error = TerminalError.refused("tcsetattr")
      signals.stop()
      throw error
    }
    isActive = true
    isAway = false
    startReading()
  }

  /// Restores the terminal as it was.
  public func deactivate() {
    guard isActive else { return }
    isActive = false
    stopReading()
    leave()
    signals.stop()
  }

  /// Writes all bytes, in one call if the terminal takes them.
  ///
  /// - Parameter bytes: What a renderer made.
  public func write(_ bytes: [UInt8]) {
    // A signal may have restored the terminal on another thread: nothing more is drawn until the program has
    // ended.
    guard isActive, !isAway, TerminalRescue.memory.pointee.output >= 0, !bytes.isEmpty else { return }
    bytes.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { TerminalRescue.writeAll(output, start, buffer.count) }
    }
  }

  /// Ends the program as a signal does by default, so that whoever started it sees the right status.
  ///
  /// - Parameter signal: The signal, as ``onEnd`` got it.
  public func die(of signal: Int32) -> Never {
    deactivate()
    var action = sigaction()
    action.setDefault()
    sigaction(signal, &action, nil)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(signal)
    exit(128 + signal)
  }

  private func enter() -> Bool {
    var raw = original
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag |= tcflag_t(CS8)
    // Control-C and Control-Z remain signals, so that the user can leave a program that hangs.
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    // Without waiting for lines, these set how many bytes to wait for and how long: each key comes at once.
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    // A program that was stopped without being asked still has the shell's title saved.
    let keepsTitle = hasTitle && TerminalRescue.memory.pointee.output < 0
    let leaving = Self.leaving + (hasTitle ? Self.restoringTitle : "")
    TerminalRescue.arm(output: output, attributes: original, sequence: Array(leaving.utf8))
    guard tcsetattr(input, TCSANOW, &raw) == 0 else {
      TerminalRescue.disarm()
      return false
    }
    HeldDiagnostics.hold()
    let sequence = Array(((keepsTitle ? Self.keepingTitle : "") + Self.entering).utf8)
    sequence.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { TerminalRescue.writeAll(output, start, buffer.count) }
    }
    return true
  }

  private func leave() {
    TerminalRescue.restore()
    TerminalRescue.disarm()
  }

  private func startReading() {
    guard source == nil else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readInput() }
    }
    source.activate()
    self.source = source
  }

  private func stopReading() {
    source?.cancel()
    source = nil
  }

  private func readInput() {
    HandlerStack.prepareThread()
    let count = read(input, &buffer, buffer.count)
    if count > 0 {
      onInput?(buffer[..<count])
    } else if count < 0, errno == EIO, TerminalRescue.isInBackground(input) {
      // Typed text is for programs in the foreground.
      stayAway()
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      // Nothing can come any more; without this the source would fire for ever.
      stopReading()
      onEnd?(SIGHUP)
    }
  }

  private func receive(_ signal: Int32) {
    guard isActive else { return }
    HandlerStack.prepareThread()
    switch signal {
    case SIGWINCH: onResize?()
    case SIGTSTP:
      if !isAway {
        goAway()
        leave()
      }
      signals.suspendProgram(by: SIGTSTP)
      takeAgain()
    // The program was stopped by a signal that cannot be handled, or by the terminal's owner: the shell has
    // changed the terminal.
    case SIGCONT: takeAgain()
    default: onEnd?(signal)
    }
  }
}

// MARK: - In the background

extension Terminal {
  /// How soon a program that goes on in the background stops again: other signals, such as one to end, come
  /// first.
  private static var timeInBackground: DispatchTimeInterval { .milliseconds(100) }

  private func goAway() {
    // The last frame is drawn only if the terminal does not belong to others already.
    isAway = TerminalRescue.isInBackground(input)
    onSuspend?()
    isAway = true
    stopReading()
  }

  /// Takes the terminal when the program goes on, unless it does so in the background.
  private func takeAgain() {
    guard isActive else { return }
    guard !TerminalRescue.isInBackground(input) else { return stayAway() }
    isAway = false
    // Where there is no terminal any more, reading says so.
    startReading()
    guard enter() else { return }
    onInvalidate?()
  }

  /// Leaves the terminal to the programs in the foreground, and stops until the program is there, as any
  /// program does that draws or reads.
  private func stayAway() {
    if !isAway { goAway() }
    guard !isWatchingForeground else { return }
    isWatchingForeground = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.timeInBackground) { [weak self] in
      MainActor.assumeIsolated { self?.stopInBackground() }
    }
  }

  private func stopInBackground() {
    isWatchingForeground = false
    guard isActive, isAway else { return }
    if TerminalRescue.isInBackground(input) { signals.suspendProgram(by: SIGTTOU) }
    takeAgain()
  }
}

/// Where frames go: a terminal, or a model of one in memory.
@MainActor
public protocol TerminalOutput: AnyObject {
  /// The number of columns and rows at the moment.
  var size: Size { get }

  /// Which characters it can show; all by default.
  var characters: CharacterSupport { get }

  /// Writes all bytes.
  ///
  /// - Parameter bytes: What a renderer made.
  func write(_ bytes: [UInt8])
}

extension TerminalOutput {
  /// All.
  public var characters: CharacterSupport { .unicode }
}
