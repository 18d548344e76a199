extension Router {
  /// Records everything that happens in the router from now on, until the router is released.
  ///
  /// A journal that followed the router before no longer does.
  ///
  /// ```swift
  /// router.record(in: journal, window: "main")
  /// ```
  ///
  /// - Parameters:
  ///   - journal: The journal to write to. It may follow other routers too.
  ///   - window: The name of the window in the journal.
  ///   - routes: How routes are written, by default as names.
  /// - Returns: The registration, which ends the recording when it is cancelled.
  @discardableResult
  public func record(
    in journal: Journal, window: String? = nil, routes: JournalRoutes<R> = .names
  ) -> Registration {
    let observers = ensureObservers()
    observers.tap?.end()
    let buffer = JournalBuffer<R>()
    let tap = JournalTap(journal, buffer, of: self)
    observers.tap = tap
    pipeline?.tap = tap
    journal.core.join(tap) { JournalScribe(buffer, number: $0, label: window, routes: routes) }
    tap.begin()
    return Registration { [weak self, weak tap] in
      guard let tap else { return }
      self?.stopRecording(tap)
    }
  }

  private func stopRecording(_ tap: JournalTap<R>) {
    guard observers?.tap === tap else { return }
    tap.end()
    observers?.tap = nil
    pipeline?.tap = nil
  }
}
