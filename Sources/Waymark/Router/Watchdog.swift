/// Notices when a step is not acknowledged in time: one timer for all steps of a router.
@MainActor
final class Watchdog {
  private let bound: MainBound<any NavigationTimer>
  private var timer: any NavigationTimer { bound.value }
  private var deadline: Duration?
  private var request: UInt64 = 0
  private var isScheduled = false
  /// Called with the request that was not acknowledged.
  var onTimeout: (@MainActor (UInt64) -> Void)?

  init(timer: any NavigationTimer) {
    bound = MainBound(timer)
  }

  /// Starts waiting for a request, and for no other.
  ///
  /// If it already waits, the time begins anew.
  func start(_ request: UInt64, _ timeout: Duration) {
    self.request = request
    deadline = timer.moment(after: timeout)
    schedule()
  }

  /// Stops waiting for a request.
  ///
  /// The timer is left to run out, so that no step pays for cancelling it.
  func stop(_ request: UInt64) {
    if self.request == request { deadline = nil }
  }

  private func schedule() {
    guard !isScheduled, let deadline else { return }
    isScheduled = true
    timer.schedule(at: deadline) { [weak self] in self?.wake() }
  }

  private func wake() {
    isScheduled = false
    guard let deadline else { return }
    // The closure stops the wait, or begins another.
    if timer.now < deadline { schedule() } else { onTimeout?(request) }
  }
}

extension Router {
  @usableFromInline
  func startTimeout(_ request: UInt64) {
    guard let stepTimeout else { return }
    if watchdog.onTimeout == nil {
      watchdog.onTimeout = { [weak self] in self?.failed($0, HostFailure(.timedOut)) }
    }
    watchdog.start(request, stepTimeout)
  }

  @usableFromInline
  func stopTimeout(_ request: UInt64) { watchdog.stop(request) }

  /// Notes that the host has begun with a request, or goes on with it, and restarts its time-out.
  func began(_ request: UInt64) {
    guard machine.isWaiting(for: request) else { return }
    if let tap { tap.note(.began(request), at: tap.origin) }
    switch machine.note(.begun, of: request) {
    case .handedOver?, nil: return  // The wait begins when `perform` returns.
    case .waiting?: break
    case .begun?: emit(.timeoutRestarted, machine.currentNavigation)
    }
    if machine.isWaiting(for: request) { startTimeout(request) }
  }
}
