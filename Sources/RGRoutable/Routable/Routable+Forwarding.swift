/// The short forms call the long ones, which view controllers have.
extension Routable {
  /// Pushes a screen, animated.
  ///
  /// - Parameter next: The screen.
  @preconcurrency
  public func push(next: any Routable) { push(next: next, animated: true) }

  /// Presents a screen, animated.
  ///
  /// - Parameter next: The screen.
  @preconcurrency
  public func present(next: any Routable) { present(next: next, animated: true, completion: nil) }

  /// Goes back from this screen, animated.
  ///
  /// - Parameter payload: What the screen below gets in its router's `onReturn`.
  @preconcurrency
  public func remove(payload: RoutablePayload?) { remove(payload: payload, animated: true, completion: nil) }
}

/// A routable that is no view controller implements what it is asked for, or ``RoutableTransitions/onFailure`` hears of it.
extension Routable {
  /// Reports that the routable does not say how a screen is pushed.
  @preconcurrency
  public func push(next: any Routable, animated: Bool) { reportMissing("push(next:animated:)") }

  /// Reports that the routable does not say how a screen is presented.
  @preconcurrency
  public func present(next: any Routable, animated: Bool, completion handler: (() -> Void)?) {
    reportMissing("present(next:animated:completion:)")
  }

  /// Reports that the routable does not say how it goes.
  @preconcurrency
  public func remove(payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?) {
    reportMissing("remove(payload:animated:completion:)")
  }

  /// Reports that the routable does not say how its stack is dismissed.
  @preconcurrency
  public func removeNavigationStack(
    payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?
  ) {
    reportMissing("removeNavigationStack(payload:animated:completion:)")
  }

  private func reportMissing(_ method: String) {
    let text = "\(type(of: self)) is no UIViewController and does not implement \(method). Implement it."
    RoutableTransitions.shared.onFailure(MissingMethod(description: text))
  }
}

/// A routable was asked for something that it does not implement.
private struct MissingMethod: Error, CustomStringConvertible {
  let description: String
}
