import Foundation

/// A program to run in a process group of its own, so that nothing it starts outlives it.
struct Command {
  var arguments: [String]
  var folder: String
  var environment: [String: String] = [:]
  /// How long it may take, in seconds.
  var limit = 36_000.0
  /// Output at which it is ended, because nothing more needs to be known.
  var stopAt: String?

  struct Result {
    var isSuccess: Bool
    var output: String
    var seconds: Double
  }

  func run() throws -> Result {
    let started = Date()
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // An endless list of places must not take the machine along.
    process.arguments = ["-c", "ulimit -v 12000000; exec \"$@\"", "sh"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let group = process.processIdentifier
    Running.add(group)
    defer {
      kill(-group, SIGKILL)
      Running.remove(group)
    }
    let timer = DispatchWorkItem { kill(-group, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timer)
    var output = Data()
    var isStopped = false
    while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty, !isStopped {
      output += part
      if let stopAt, output.range(of: Data(stopAt.utf8)) != nil { isStopped = true }
    }
    if isStopped { kill(-group, SIGKILL) }
    process.waitUntilExit()
    timer.cancel()
    return Result(
      isSuccess: !isStopped && process.terminationReason == .exit && process.terminationStatus == 0,
      output: String(decoding: output, as: UTF8.self), seconds: Date().timeIntervalSince(started))
  }
}
