import Foundation

/// A program to run in a process group of its own, so that nothing it starts outlives it.
struct Command {
  var arguments: [String]
  var folder: String
  var environment: [String: String] = [:]
  /// How long it may take, in seconds.
  var limit: Double?
  /// How much memory each process may map, in KiB.
  var memory: Int?
  /// Output at which it is ended, because nothing more needs to be known.
  var stopAt: String?

  struct Result {
    var status: Int32
    var output: String
    var seconds: Double
    var isTimedOut = false
    var isStopped = false

    var isSuccess: Bool { status == 0 && !isTimedOut && !isStopped }
  }

  func run() throws -> Result {
    let started = Date()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw MutationError("no pipe: \(String(cString: strerror(errno)))") }
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let process = try spawn(output: ends[1])
    close(ends[1])
    Running.add(process)
    defer {
      kill(-process, SIGKILL)
      Running.remove(process)
    }
    var result = Result(status: 0, output: "", seconds: 0)
    var bytes: [UInt8] = []
    var searched = 0
    var status: Int32 = 0
    while true {
      let isAtEnd = !read(ends[0], into: &bytes)
      if isAtEnd { usleep(2_000) }
      let hasEnded = waitpid(process, &status, WNOHANG) == process
      if hasEnded {
        while read(ends[0], into: &bytes, wait: 0) {}
        result.status = status
        break
      }
      if let stopAt, bytes.count > searched {
        let unread = Data(bytes[max(0, searched - stopAt.utf8.count)...])
        if unread.range(of: Data(stopAt.utf8)) != nil { result.isStopped = true }
        searched = bytes.count
      }
      if let limit, Date().timeIntervalSince(started) > limit { result.isTimedOut = true }
      if result.isStopped || result.isTimedOut {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        break
      }
    }
    result.output = String(decoding: bytes, as: UTF8.self)
    result.seconds = Date().timeIntervalSince(started)
    return result
  }

  /// Takes what has been written, waiting a moment for it.
  ///
  /// - Returns: Whether there was something, or may be later.
  private func read(_ end: Int32, into bytes: inout [UInt8], wait: Int32 = 20) -> Bool {
    var poller = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, wait) > 0 else { return wait > 0 }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(end, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  private func spawn(output: Int32) throws -> pid_t {
    let limit = memory.map { "ulimit -v \($0) && " } ?? ""
    let words = ["/bin/sh", "-c", limit + "cd \"$0\" && exec \"$@\"", folder] + arguments
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    // The tool ignores what it has handlers for, and what is ignored would stay so in what it starts.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in Running.signals { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, &argv, &envp)
    guard error == 0 else {
      throw MutationError("cannot run \(arguments[0]): \(String(cString: strerror(error)))")
    }
    return process
  }
}
