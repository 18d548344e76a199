extension Router {
  /// Writes down everything that happens in the router from now on, until it is released.
  ///
  /// A journal that followed the router before does so no longer.
  ///
  /// ```swift
  /// router.record(in: journal, window: "main")
  /// ```
  ///
  /// - Parameters:
  ///   - journal: Where to write it. It may follow other routers too.
  ///   - window: What the window is called there.
  ///   - routes: How routes are written: as names, unless said otherwise.
  /// - Returns: What ends it.
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
