/// Decides where to go from a screen: three closures, set by whoever makes the screen.
@preconcurrency @MainActor
public class Router {
  /// Called by the screen to go on; the payload's data says where.
  public var onNext: RouteHandler?

  /// Called with what a screen above returns, when it leaves.
  public var onReturn: RouteHandler?

  /// Called by the screen to go back; by default the payload's sender is removed, animated.
  public var onComplete: RouteHandler

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - onNext: Called to go on.
  ///   - onReturn: Called with what a screen above returns.
  ///   - onComplete: Called to go back.
  public init(
    onNext: RouteHandler? = nil, onReturn: RouteHandler? = nil,
    onComplete: @escaping RouteHandler = Router.onComplete
  ) {
    self.onNext = onNext
    self.onReturn = onReturn
    self.onComplete = onComplete
  }

  /// The default for going back: the payload's sender is removed, animated, and the screen below gets the
  /// payload.
  public static var onComplete: RouteHandler { { $0.sender?.remove(payload: $0) } }
}

/// Does something with a payload.
public typealias RouteHandler = ((RoutablePayload) -> Void)
