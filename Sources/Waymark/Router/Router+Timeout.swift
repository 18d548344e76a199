extension Router {
  @usableFromInline
  func startTimeout(_ request: UInt64) {
    if watchdog.onTimeout == nil {
      watchdog.onTimeout = { [weak self] in self?.failed($0, HostFailure(.timedOut)) }
    }
    watchdog.start(request, stepTimeout)
  }

  @usableFromInline
  func stopTimeout(_ request: UInt64) { watchdog.stop(request) }

  /// The host goes on with something for a good reason.
  func restartTimeout(_ request: UInt64) {
    guard machine.isWaiting(for: request) else { return }
    emit(.timeoutRestarted, machine.currentNavigation)
    if machine.isWaiting(for: request) { startTimeout(request) }
  }
}
