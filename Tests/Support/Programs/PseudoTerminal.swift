import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in a terminal of its own, and what a person would see there.
@MainActor
package final class PseudoTerminal {
  package struct Failure: Error {
    var call: String
  }

  /// How a program ended.
  package enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  package let screen: VirtualTerminal
  private let primary: Int32
  /// The terminal's other side, kept open so that its settings can be read after the program has gone.
  private let secondary: Int32
  private let process: pid_t
  private var hasEnded = false

  /// How the tests themselves are run under a sanitizer: the program is built with it too.
  private static var sanitizerOptions: [String] {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].compactMap { (name: String) -> String? in
      guard let value = getenv(name) else { return nil }
      return "\(name)=\(String(cString: value))"
    }
  }

  package init(size: Size, _ program: String, _ arguments: [String] = [], environment: [String] = []) throws {
    screen = VirtualTerminal(size: size)
    let (primary, path) = try Self.openPair()
    self.primary = primary
    secondary = open(path, O_RDWR | O_NOCTTY)
    guard secondary >= 0 else { throw Failure(call: "open") }
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(primary, UInt(TIOCSWINSZ), &window)
    process = try Self.spawn(
      program, arguments, terminal: path, closing: [primary, secondary],
      environment: ["TERM=xterm", "SWIFT_BACKTRACE=enable=no", "PATH=/usr/bin:/bin"] + Self.sanitizerOptions
        + environment)
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(primary)
    close(secondary)
  }

  /// The terminal's settings: what matters of them.
  package var isRaw: Bool {
    var attributes = termios()
    tcgetattr(secondary, &attributes)
    return attributes.c_lflag & tcflag_t(ICANON | ECHO) == 0 && attributes.c_oflag & tcflag_t(OPOST) == 0
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(primary, bytes, bytes.count)
  }

  package func resize(to size: Size) {
    screen.resize(to: size)
    claim(size)
  }

  /// Says it has another size than it has.
  package func claim(_ size: Size) {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(primary, UInt(TIOCSWINSZ), &window)
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Reads what the program writes until something holds; gives up when it has been silent for a minute.
  package func wait(until condition: (VirtualTerminal) -> Bool) -> Bool {
    while !condition(screen) {
      guard drain(patience: 60_000) else { return false }
    }
    return true
  }

  /// Waits for the program to end, and reads what it writes meanwhile; kills it when it takes a minute.
  ///
  /// - Parameter nudge: Called each time that nothing has happened for a while.
  /// - Returns: How it ended.
  package func ending(_ nudge: () -> Void = {}) -> Ending {
    var status: Int32 = 0
    var silences = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if drain(patience: 20) { continue }
      silences += 1
      nudge()
      if silences > 3000 { kill(process, SIGKILL) }
    }
    while drain(patience: 0) {}
    hasEnded = true
    return status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }

  /// Reads what there is, after waiting for it for some milliseconds.
  private func drain(patience: Int32) -> Bool {
    var ready = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, patience) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(primary, &buffer, buffer.count)
    guard count > 0 else { return false }
    screen.write(Array(buffer[..<count]))
    return true
  }

  /// A new terminal, and the path its programs open.
  private static func openPair() throws -> (Int32, String) {
    #if canImport(Darwin)
      let primary = posix_openpt(O_RDWR | O_NOCTTY)
      guard primary >= 0, grantpt(primary) == 0, unlockpt(primary) == 0, let name = ptsname(primary) else {
        throw Failure(call: "posix_openpt")
      }
      return (primary, String(cString: name))
    #else
      // Linux does posix_openpt, unlockpt and ptsname like this; the C library's module leaves them out.
      let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      let (lock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      var unlocked: Int32 = 0
      var number: UInt32 = 0
      guard primary >= 0, ioctl(primary, lock, &unlocked) == 0, ioctl(primary, getNumber, &number) == 0 else {
        throw Failure(call: "open /dev/ptmx")
      }
      return (primary, "/dev/pts/\(number)")
    #endif
  }

  /// The flag that makes a program the leader of a session; a part of POSIX that C libraries hide behind a macro.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      0x0400
    #else
      0x80
    #endif
  }

  /// Starts a program as the leader of a session whose terminal this is.
  private static func spawn(
    _ program: String, _ arguments: [String], terminal: String, closing: [Int32], environment: [String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Opened by a session's leader without a terminal, it becomes its terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    for descriptor in closing { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let result = withStrings([program] + arguments) { arguments in
      withStrings(environment) { posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
    }
    guard result == 0 else { throw Failure(call: "posix_spawn \(program)") }
    return process
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("An array with an element has an address")
      }
      return body(start)
    }
  }
}
