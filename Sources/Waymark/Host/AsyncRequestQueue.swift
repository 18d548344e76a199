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

  /// The turns of a host, which are kept as long as there are any: a task that runs keeps the host.
  static func of(_ host: AnyObject) -> AsyncRequestQueue {
    let id = ObjectIdentifier(host)
    if let turns = ofHosts[id] { return turns }
    let made = AsyncRequestQueue(of: id)
    ofHosts[id] = made
    return made
  }

  /// Begins something when every task has returned, or a while later beside those that have not.
  ///
  /// - Parameters:
  ///   - patience: How long to wait at most.
  ///   - timer: What measures it.
  ///   - begin: What to begin.
  func begin(patience: Duration, on timer: any NavigationTimer, _ begin: @escaping @MainActor () -> Void) {
    guard !running.isEmpty else {
      begin()
      forgetIfIdle()
      return
    }
    let key = makeKey()
    waiting.append((key, begin))
    timer.schedule(at: timer.moment(after: patience)) { [weak self] in
      guard let self, waiting.contains(where: { $0.key == key }) else { return }
      // Those that have been waited for are not waited for again.
      running = []
      beginWaiting()
    }
  }

  /// Notes that a task runs.
  ///
  /// - Returns: What ``end(_:)`` knows it by.
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
    // Nothing waits where nothing runs.
    if running.isEmpty, Self.ofHosts[host] === self { Self.ofHosts[host] = nil }
  }

  private func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }
}
