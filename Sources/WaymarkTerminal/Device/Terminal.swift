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
/// The terminal is restored however the program ends: by ``deactivate()``, by `exit`, by a trap, and by any signal
/// that can be handled and that the app does not handle itself. Stopping the program (Control-Z) restores the terminal
/// too, and going on takes it again. Going on in the background (`bg`) stops the program, as it stops others that draw.
/// Lines that are written to standard error in the meantime appear when the screen is restored.
///
/// A program has one terminal; ``TerminalApplication`` takes and restores it for an app.
@MainActor
public final class Terminal: TerminalOutput {
  /// The owner of the terminal.
  private enum State {
    /// Others, until the program takes it.
    case released
    /// The program, which draws and reads.
    case taken
    /// Others, for as long as the program is stopped or in the background.
    case lent
  }

  /// The abilities of the terminal, as the environment says.
  ///
  /// Change it before you make the host.
  public var traits = TerminalTraits.detected()

  /// Gets what the user types.
  package var onInput: ((ArraySlice<UInt8>) -> Void)?
  /// Called when the size has changed.
  package var onResize: (() -> Void)?
  /// Called when the screen no longer shows what was drawn, so that everything has to be drawn again.
  package var onInvalidate: (() -> Void)?
  /// Called with a signal that asks the program to end; with SIGHUP also if the terminal has gone away.
  package var onEnd: ((Int32) -> Void)?

  private let input: Int32
  private let output: Int32
  private let original: termios
  private let signals = SignalRelay()
  private var source: (any DispatchSourceRead)?
  private var state = State.released

  /// The sequences that take the screen: alternate screen, no cursor, no wrapping, marks around pasted text, clicks.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
  /// The sequences that restore it, even in the middle of a frame.
  private static let leaving =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Checks that there is a terminal, and changes nothing yet.
  ///
  /// - Parameters:
  ///   - input: The descriptor that keys come from.
  ///   - output: The descriptor that the picture goes to.
  /// - Throws: ``TerminalError`` if one of them leads elsewhere, the terminal cannot place text, or the
  ///   system refuses to describe it.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal("standard input") }
    guard isatty(output) == 1 else { throw .notATerminal("standard output") }
    if let name = TerminalTraits.dumbName() { throw .dumb(name) }
    var attributes = termios()
    guard tcgetattr(input, &attributes) == 0 else { throw .refused("tcgetattr") }
    self.input = input
    self.output = output
    original = attributes
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
    let width = min(Int(window.ws_col), 10_000)
    return Size(width: width, height: min(Int(window.ws_row), 1_000_000 / width))
  }

  /// Takes the terminal and begins to read keys and signals, on the main queue.
  ///
  /// - Throws: ``TerminalError`` if the system refuses; then nothing is changed.
  /// - Precondition: No other terminal is taken by this program.
  package func activate() throws(TerminalError) {
    guard state == .released else { return }
    precondition(
      !TerminalRescue.isArmed,
      "Another Terminal is active in this program: call its deactivate() before activate()")
    HandlerStack.prepareThread()
    try signals.start { [weak self] in self?.receive($0) }
    guard enter() else {
      let error = TerminalError.refused("tcsetattr")
      signals.stop()
      throw error
    }
    state = .taken
    startReading()
  }

  /// Restores the terminal as it was.
  public func deactivate() {
    guard state != .released else { return }
    state = .released
    stopReading()
    TerminalRescue.disarm()
    signals.stop()
  }

  /// Writes all bytes, unless the terminal belongs to others.
  ///
  /// - Parameter bytes: What a renderer made.
  public func write(_ bytes: [UInt8]) {
    // A signal may have restored the terminal on another thread: nothing more is drawn until the program has ended.
    if state == .taken, TerminalRescue.isArmed { TerminalRescue.write(bytes, to: output) }
  }

  /// Ends the program as a signal does by default, so that whoever started it sees the right status.
  ///
  /// - Parameter signal: The signal, as ``onEnd`` got it.
  package func die(of signal: Int32) -> Never {
    deactivate()
    SignalRelay.raiseUnhandled(signal)
    exit(128 + signal)
  }

  // MARK: Taking and lending

  private func enter() -> Bool {
    var raw = original
    cfmakeraw(&raw)
    // Control-C and Control-Z remain signals, so that the user can leave a program that hangs.
    raw.c_lflag |= tcflag_t(ISIG)
    // A program that was stopped without being asked still has the shell's title saved.
    let keepsTitle = traits.hasTitle && !TerminalRescue.isArmed
    // xterm, and those that follow it, save the title and restore it.
    let leaving = Self.leaving + (traits.hasTitle ? "\u{1B}[23;2t" : "")
    TerminalRescue.arm(output: output, attributes: original, sequence: Array(leaving.utf8))
    guard tcsetattr(input, TCSANOW, &raw) == 0 else {
      TerminalRescue.disarm()
      return false
    }
    TerminalRescue.write(Array(((keepsTitle ? "\u{1B}[22;2t" : "") + Self.entering).utf8), to: output)
    return true
  }

  /// Takes the terminal when the program goes on, unless it does so in the background.
  private func takeAgain() {
    guard state != .released else { return }
    guard !TerminalRescue.isInBackground(input) else { return stayAway() }
    state = .taken
    // Where there is no terminal any more, reading says so.
    startReading()
    if enter() { onInvalidate?() }
  }

  /// Leaves the terminal to the programs in the foreground, and stops until the program is there, as any program does
  /// that draws or reads.
  private func stayAway() {
    state = .lent
    stopReading()
    // Other signals, such as one to end, come first.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.state == .lent else { return }
        if TerminalRescue.isInBackground(self.input) { SignalRelay.raiseUnhandled(SIGTTOU) }
        self.takeAgain()
      }
    }
  }

  private func receive(_ signal: Int32) {
    guard state != .released else { return }
    HandlerStack.prepareThread()
    switch signal {
    case SIGWINCH: onResize?()
    case SIGTSTP:
      if state == .taken { TerminalRescue.disarm() }
      state = .lent
      stopReading()
      SignalRelay.raiseUnhandled(SIGTSTP)
      takeAgain()
    // The program was stopped by a signal that cannot be handled, or by the terminal's owner: the shell has changed
    // the terminal.
    case SIGCONT: takeAgain()
    default: onEnd?(signal)
    }
  }

  // MARK: Reading

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
    var buffer = [UInt8](repeating: 0, count: 4096)
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
}
