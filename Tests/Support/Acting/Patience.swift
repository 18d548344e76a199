/// Waiting for what other tasks do.
package enum Patience {
  /// Lets other tasks run until a condition holds, or for so long that it never will on the busiest machine.
  ///
  /// - Parameters:
  ///   - duration: How long that is.
  ///   - isMet: The condition. Nobody tells when it is met, so it is asked for every millisecond in the end.
  @MainActor
  package static func wait(for duration: Duration = .seconds(120), until isMet: () -> Bool) async {
    // Tasks of the same actor come in turn, so that soon only what runs elsewhere can still be awaited.
    for _ in 0..<500 {
      if isMet() { return }
      await Task.yield()
    }
    let end = ContinuousClock.now + duration
    while !isMet(), !Task.isCancelled, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}
