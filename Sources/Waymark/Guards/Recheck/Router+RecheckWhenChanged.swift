import Observation

extension Router {
  /// Asks the guards about everything that is there whenever a value that their answers depend on has
  /// changed.
  ///
  /// ```swift
  /// router.recheck(whenChanged: { session.isSignedIn })
  /// ```
  ///
  /// The closure reads the value from `@Observable` models. The value is compared on the next turn of the
  /// main actor. So a value that has changed and changed back counts as the same, unless the tree was changed
  /// in between. A change off the main actor may not be there yet when the value is read, so it is read again
  /// for up to a second. The router keeps the closure until the registration is cancelled or the router is
  /// released.
  ///
  /// - Parameters:
  ///   - value: The value that the guards' answers depend on.
  ///   - asksScreens: Whether screens that would go may object.
  /// - Returns: The registration, which ends the watching when it is cancelled.
  @discardableResult
  public func recheck<Value: Equatable>(
    whenChanged value: @escaping @MainActor () -> Value, asksScreens: Bool = false
  ) -> Registration {
    let watch = ValueWatch(value) { [weak self] in self?.machine.commits.last ?? 0 }
    let registration = ensurePipeline().addWatch(watch)
    watch.start { [weak self] in
      if registration.isActive { self?.recheck(asksScreens: asksScreens) }
    }
    return registration
  }
}

/// When to read a value again that was found unchanged.
///
/// Observation reports a change before it happens, and a change off the main actor may take a while.
private let readings: [Duration] = [.milliseconds(1), .milliseconds(10), .milliseconds(100), .seconds(1)]

/// Calls a closure when an observed value has changed.
@MainActor
private final class ValueWatch<Value: Equatable> {
  private let value: @MainActor () -> Value
  /// The number of commits so far.
  private let commitCount: @MainActor () -> UInt64
  private var last: (value: Value, commitCount: UInt64)?
  private var onChange: (@MainActor () -> Void)?

  init(_ value: @escaping @MainActor () -> Value, commitCount: @escaping @MainActor () -> UInt64) {
    self.value = value
    self.commitCount = commitCount
  }

  func start(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    last = (read(), commitCount())
  }

  /// Observation reports one change, before it happens.
  ///
  /// So the new value is read on the next turn.
  private func read() -> Value {
    withObservationTracking {
      value()
    } onChange: { [weak self] in
      Task { @MainActor in self?.compare() }
    }
  }

  private func compare() {
    let new = read()
    if tell(new, ifNot: new == last?.value && commitCount() == last?.commitCount) { return }
    readAgain(after: readings[...])
  }

  /// Reads the value again after a while, and again later, as long as the registration lasts.
  private func readAgain(after rest: ArraySlice<Duration>) {
    guard let duration = rest.first else { return }
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: duration)
      guard let self else { return }
      let new = value()
      if !tell(new, ifNot: new == last?.value) { readAgain(after: rest.dropFirst()) }
    }
  }

  private func tell(_ new: Value, ifNot isSame: Bool) -> Bool {
    if isSame { return false }
    last = (new, commitCount())
    onChange?()
    return true
  }
}
