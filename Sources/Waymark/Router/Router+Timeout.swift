extension Router {
  @usableFromInline
  func startTimeout() {
    if watchdog.onTimeout == nil {
      watchdog.onTimeout = { [weak self] in self?.timedOut() }
    }
    watchdog.start(configuration.stepTimeout)
  }

  @usableFromInline
  func stopTimeout() { watchdog.stop() }

  func restartTimeout(_ generation: UInt64) {
    guard let running = state.running, running.generation == generation else { return }
    emit(.timeoutRestarted, running.navigation)
    startTimeout()
  }

  private func timedOut() {
    guard let running = state.running else { return }
    failed(running.generation, HostFailure(.timedOut))
  }
}
