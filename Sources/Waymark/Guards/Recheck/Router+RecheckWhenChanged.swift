import Observation

extension Router {
  /// Asks the guards about everything that is there whenever a value has changed that they answer by.
  ///
  /// ```swift
  /// router.recheck(whenChanged: { session.isSignedIn })
  /// ```
  ///
  /// The value is read from `@Observable` models. It is compared on the next turn of the main actor, so that one which has
  /// changed and changed back is as it was. The closure is kept as long as the router, which it does not keep.
  ///
  /// - Parameter value: What guards answer by.
  /// - Returns: What ends it.
  @discardableResult
  public func recheck<Value: Equatable>(
    whenChanged value: @escaping @MainActor () -> Value
  ) -> Registration {
    let watch = ValueWatch(value)
    let registration = ensurePipeline().addWatch(watch)
    watch.start { [weak self] in
      if registration.isActive { self?.recheck() }
    }
    return registration
  }
}

/// Tells when an observed value has changed.
@MainActor
private final class ValueWatch<Value: Equatable> {
  private let value: @MainActor () -> Value
  private var last: Value?
  private var onChange: (@MainActor () -> Void)?

  init(_ value: @escaping @MainActor () -> Value) {
    self.value = value
  }

  func start(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    last = read()
  }

  /// Observation tells of one change, and before it happens: the new value is read on the next turn.
  private func read() -> Value {
    withObservationTracking {
      value()
    } onChange: { [weak self] in
      Task { @MainActor in self?.compare() }
    }
  }

  private func compare() {
    let new = read()
    guard new != last else { return }
    last = new
    onChange?()
  }
}
