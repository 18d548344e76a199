import BrowseCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalProgram {
  /// How the tests themselves are run under a sanitizer: the program is built with it too.
  private static var sanitizerOptions: [String: String] {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].reduce(into: [:]) { options, name in
      if let value = getenv(name) { options[name] = String(cString: value) }
    }
  }

  /// Starts a program as the leader of a session whose terminal is the one at a path.
  ///
  /// The leader of a new session gets the first terminal that it opens as its own.
  static func spawn(
    _ program: FilePath, _ arguments: [String], _ environment: [String: String], terminal: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession: Int16 = 0x0400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, newSession)

    var words = ([program.display] + arguments).map { strdup($0) } + [nil]
    let all = sanitizerOptions.merging(environment) { _, given in given }
    var variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let result = program.withCString { posix_spawn(&process, $0, &actions, &attributes, &words, &variables) }
    guard result == 0 else { throw Failure.notStarted(result) }
    return process
  }
}

/// What a terminal is set to, for comparing.
struct TerminalSettings: Equatable {
  var flags: [UInt64]
  var controls: [UInt8]

  init(_ descriptor: CInt) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt64($0) }
    controls = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}
