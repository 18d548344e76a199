/// The short forms call the long ones and the long ones the short, so that a type may implement either.
extension Routable {
  /// Pushes a screen, animated.
  ///
  /// - Parameter next: The screen.
  @preconcurrency
  public func push(next: any Routable) {
    Forwarding.lead(from: .short, "push(next:animated:)", self) { push(next: next, animated: true) }
  }

  /// Presents a screen, animated.
  ///
  /// - Parameter next: The screen.
  @preconcurrency
  public func present(next: any Routable) {
    Forwarding.lead(from: .short, "present(next:animated:completion:)", self) {
      present(next: next, animated: true, completion: nil)
    }
  }

  /// Goes back from this screen, animated.
  ///
  /// - Parameter payload: What the screen below gets in its router's `onReturn`.
  @preconcurrency
  public func remove(payload: RoutablePayload?) {
    Forwarding.lead(from: .short, "remove(payload:animated:completion:)", self) {
      remove(payload: payload, animated: true, completion: nil)
    }
  }

  /// Pushes a screen by the short form.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Ignored, because the short form does not ask.
  @preconcurrency
  public func push(next: any Routable, animated: Bool) {
    Forwarding.lead(from: .long, "push(next:animated:)", self) { push(next: next) }
  }

  /// Presents a screen by the short form.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Ignored, because the short form does not ask.
  ///   - handler: Called when the short form has returned.
  @preconcurrency
  public func present(next: any Routable, animated: Bool, completion handler: (() -> Void)?) {
    Forwarding.lead(from: .long, "present(next:animated:completion:)", self) {
      present(next: next)
      handler?()
    }
  }

  /// Goes back by the short form.
  ///
  /// - Parameters:
  ///   - payload: What the screen below gets in its router's `onReturn`.
  ///   - animated: Ignored, because the short form does not ask.
  ///   - handler: Called when the short form has returned.
  @preconcurrency
  public func remove(payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?) {
    Forwarding.lead(from: .long, "remove(payload:animated:completion:)", self) {
      remove(payload: payload)
      handler?()
    }
  }

  /// Reports that a routable which is no view controller does not say how its stack is dismissed.
  ///
  /// - Parameters:
  ///   - payload: Ignored.
  ///   - animated: Ignored.
  ///   - handler: Never called.
  @preconcurrency
  public func removeNavigationStack(
    payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?
  ) {
    Forwarding.report("removeNavigationStack(payload:animated:completion:)", self)
  }
}

/// Keeps a short and a long form from calling one another for ever when a type implements neither.
@MainActor
private enum Forwarding {
  enum Form {
    case short, long
  }

  /// The forms that lead to their others further down the call stack, the innermost last.
  private static var calls: [(form: Form, method: String, routable: any Routable)] = []

  static func lead(from form: Form, _ method: String, _ routable: any Routable, _ forward: () -> Void) {
    if let last = calls.last, last.routable === routable, last.method == method, last.form != form {
      return report(method, routable)
    }
    calls.append((form, method, routable))
    forward()
    calls.removeLast()
  }

  static func report(_ method: String, _ routable: any Routable) {
    RoutableTransitions.shared.onFailure(
      MissingRoutableMethod(method: method, type: String(describing: type(of: routable))))
  }
}

/// A ``Routable`` that is no view controller was asked for something that it does not implement.
public struct MissingRoutableMethod: Error, Hashable, CustomStringConvertible {
  /// The method.
  public let method: String

  /// The type that lacks it.
  public let type: String

  /// What is missing and what to do.
  public var description: String {
    "\(type) is no UIViewController and implements neither \(method) nor its short form. Implement one of them."
  }
}
