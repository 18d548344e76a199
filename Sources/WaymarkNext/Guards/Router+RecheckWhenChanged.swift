import WaymarkCore

extension Router {
  /// Rechecks whenever something that guards depend on has changed.
  ///
  /// - Parameters:
  ///   - value: Reads it; what it reads is observed.
  ///   - asksScreens: Whether screens that would go are asked.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func recheck<Value: Equatable>(
    whenChanged value: @escaping @MainActor () -> Value, asksScreens: Bool = false
  ) -> Registration {
    var last = value()
    let watch = core.recheck(
      whenever: {
        let new = value()
        defer { last = new }
        return new != last
      }, asksScreens: asksScreens)
    let registration = Registration()
    parts.watches[ObjectIdentifier(watch)] = watch
    registration.onEnd { [weak self] in
      watch.cancel()
      self?.parts.watches[ObjectIdentifier(watch)] = nil
    }
    return registration
  }
}
