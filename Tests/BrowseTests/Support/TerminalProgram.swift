import BrowseCore
import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs in a pseudo-terminal, and what a person would see of it.
@MainActor
final class TerminalProgram {
  enum Failure: Error {
    case noTerminal(Int32)
    case notStarted(Int32)
    /// What was expected did not come; what was shown instead.
    case timeout(waitingFor: String, screen: String)
    case terminated(status: Int32, screen: String)
  }

  let screen: VirtualTerminal
  private var master: CInt = -1
  private var slave: CInt = -1
  private(set) var process: pid_t = 0
  /// How the terminal was set before the program started.
  private(set) var settingsBefore: TerminalSettings?

  /// Starts a program with a terminal of its own.
  init(
    _ program: FilePath, _ arguments: [String], environment: [String: String], size: Size
  ) throws {
    screen = VirtualTerminal(size: size)
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    // This side's hold on the terminal lasts, so that its settings can be read after the program has ended.
    guard openpty(&master, &slave, nil, nil, &window) == 0, let name = ttyname(slave) else {
      throw Failure.noTerminal(errno)
    }
    let path = String(cString: name)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    settingsBefore = TerminalSettings(slave)
    process = try Self.spawn(program, arguments, environment, terminal: path)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(slave)
    close(master)
  }

  /// How the terminal is set now.
  var settings: TerminalSettings { TerminalSettings(slave) }

  /// Presses keys.
  func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Takes in what the program writes until it has written nothing for a moment.
  func rest(milliseconds: Int32) throws {
    while read(milliseconds: milliseconds) {}
    if let status = exited() { throw Failure.terminated(status: status, screen: screen.text) }
  }

  /// Takes in what the program writes for some time.
  func rest(for time: Duration) throws {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end { try rest(milliseconds: 50) }
  }

  /// Has the terminal's window another size.
  func resize(to size: Size) {
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    screen.resize(to: size)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Waits until the screen shows a text.
  func waitFor(_ text: String, seconds: Int = 60) throws {
    try wait(for: text, seconds: seconds) { $0.shows(text) }
  }

  /// Waits until the screen shows what is wanted, in a frame that has arrived whole.
  func wait(for wish: String, seconds: Int = 60, _ isReached: (VirtualTerminal) -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while screen.isUpdating || !isReached(screen) {
      guard ContinuousClock.now < deadline else {
        throw Failure.timeout(waitingFor: wish, screen: screen.text)
      }
      if !read(milliseconds: 100), let status = exited() {
        throw Failure.terminated(status: status, screen: screen.text)
      }
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: Its exit status, or the negative number of the signal that ended it.
  func waitForExit(seconds: Int = 60) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let status = exited()
      while read(milliseconds: status == nil ? 50 : 0) {}
      if let status { return status }
      guard ContinuousClock.now < deadline else {
        throw Failure.timeout(waitingFor: "the end", screen: screen.text)
      }
    }
  }

  /// Takes in what the program writes for a time.
  func watch(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline { _ = read(milliseconds: 1) }
  }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Takes in what the program has written, waiting for it for a while.
  private func read(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { takeIn(from: master, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    screen.write(Array(buffer[..<count]))
    return true
  }

  private func exited() -> Int32? {
    guard process > 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    process = 0
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}

/// The system's call, whose name a method of the class above has too.
private func takeIn(from descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
