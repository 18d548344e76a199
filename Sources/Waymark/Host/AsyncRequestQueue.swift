/// The tasks of one asynchronous host that have not returned, and the request that waits for them.
///
/// A host's functions expect that one has ended when the next begins. A task that is cancelled, because the router has
/// stopped waiting for it, is given a while to return.
@MainActor
final class AsyncRequestQueue {
  private static var ofHosts: [ObjectIdentifier: AsyncRequestQueue] = [:]

  private let host: ObjectIdentifier
  private var running: Set<Int> = []
  private var waiting: [(key: Int, begin: @MainActor () -> Void)] = []
  private var lastKey = 0

  private init(of host: ObjectIdentifier) {
    self.host = host
  }

  /// The queue of a host.
  ///
  /// It is kept as long as tasks run, and a running task keeps the host.
  static func of(_ host: AnyObject) -> AsyncRequestQueue {
    let id = ObjectIdentifier(host)
    if let turns = ofHosts[id] { return turns }
    let made = AsyncRequestQueue(of: id)
    ofHosts[id] = made
    return made
  }

  /// Begins something when every task has returned, or else after a while beside those that have not.
  ///
  /// - Parameters:
  ///   - patience: How long to wait at most; `nil` for any time.
  ///   - timer: The timer that measures the wait.
  ///   - begin: What to begin.
  func begin(patience: Duration?, on timer: any NavigationTimer, _ begin: @escaping @MainActor () -> Void) {
    guard !running.isEmpty else {
      begin()
      forgetIfIdle()
      return
    }
    let key = makeKey()
    waiting.append((key, begin))
    guard let patience else { return }
    timer.schedule(at: timer.moment(after: patience)) { [weak self] in
      guard let self, waiting.contains(where: { $0.key == key }) else { return }
      // Tasks that have been waited for once are not waited for again.
      running = []
      beginWaiting()
    }
  }

  /// Notes that a task runs.
  ///
  /// - Returns: The number to pass to ``end(_:)``.
  func start() -> Int {
    let key = makeKey()
    running.insert(key)
    return key
  }

  /// Notes that a task has returned.
  func end(_ key: Int) {
    guard running.remove(key) != nil, running.isEmpty else { return }
    beginWaiting()
  }

  private func beginWaiting() {
    let next = waiting
    waiting = []
    for request in next { request.begin() }
    forgetIfIdle()
  }

  private func forgetIfIdle() {
    // If nothing runs, nothing waits either.
    if running.isEmpty, Self.ofHosts[host] === self { Self.ofHosts[host] = nil }
  }

  private func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }
}
