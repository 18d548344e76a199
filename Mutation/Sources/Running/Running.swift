import Foundation

/// The process groups under way, which end with the tool however that ends.
enum Running {
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static let lock = NSLock()
  nonisolated(unsafe) private static var groups: Set<pid_t> = []
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  static func add(_ group: pid_t) { lock.withLock { _ = groups.insert(group) } }
  static func remove(_ group: pid_t) { lock.withLock { _ = groups.remove(group) } }

  /// Takes all that runs along when the tool is interrupted.
  static func endWithTool() {
    for number in signals {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        lock.withLock { for group in groups { kill(-group, SIGKILL) } }
        exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
