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
    // It ends with its owner, so it is asked whether it lasts.
    let registration = Registration {}
    let watch = core.recheck(
      whenever: { [weak registration] in
        guard registration?.isActive == true else { return false }
        let new = value()
        defer { last = new }
        return new != last
      }, asksScreens: asksScreens)
    parts.watches[ObjectIdentifier(watch)] = (watch, registration)
    registration.onEnd { [weak self] in
      watch.cancel()
      self?.parts.watches[ObjectIdentifier(watch)] = nil
    }
    return registration
  }
}
