/// A screen that takes part in navigation: it has a router, whose closures decide where to go.
///
/// View controllers need only `let router = Router()`; everything else is there. If nothing is under way,
/// each of these methods has been carried out when it returns. During a transition it waits.
@preconcurrency @MainActor
public protocol Routable: AnyObject {
  /// Decides where to go from here.
  var router: Router { get }

  /// Pushes a screen on the stack that this one is in, animated.
  ///
  /// - Parameter next: The screen.
  func push(next: any Routable)

  /// Presents a screen over this one, animated.
  ///
  /// - Parameter next: The screen.
  func present(next: any Routable)

  /// Goes back from this screen, animated.
  ///
  /// - Parameter payload: What the screen below gets in its router's `onReturn`.
  func remove(payload: RoutablePayload?)

  /// Pushes a screen on the stack that this one is in.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Whether it is animated.
  func push(next: any Routable, animated: Bool)

  /// Presents a screen over this one.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when it is shown.
  func present(next: any Routable, animated: Bool, completion handler: (() -> Void)?)

  /// Goes back from this screen: pops its stack, or dismisses what it is the root of.
  ///
  /// - Parameters:
  ///   - payload: What the screen below gets in its router's `onReturn`.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when something has been dismissed; never after a pop.
  func remove(payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?)

  /// Dismisses the whole navigation stack that this screen is in.
  ///
  /// - Parameters:
  ///   - payload: What the screen that presented the stack gets in its router's `onReturn`.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when the stack has been dismissed.
  func removeNavigationStack(payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?)
}

/// Data that a screen passes to the next or back: an enum of the screen's own routes, or any value.
public protocol RoutableData {}
