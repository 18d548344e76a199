extension Router {
  /// The router's closures as streams to read and as targets to send into.
  @preconcurrency
  public var reactive: RouterSignals { RouterSignals(router: self) }
}

/// A router's closures as streams to read and as targets to send into.
///
/// A stream takes over its closure: what was set before is no longer called, and a stream that was read
/// before ends. It also ends when the router is released.
@preconcurrency @MainActor
public struct RouterSignals {
  let router: Router

  // MARK: Targets

  /// A target that calls the router's `onNext`, without keeping the router alive.
  public var onNext: RouteHandler { { [weak router] in router?.onNext?($0) } }

  /// A target that calls the router's `onReturn`, without keeping the router alive.
  public var onReturn: RouteHandler { { [weak router] in router?.onReturn?($0) } }

  /// A target that calls the router's `onComplete`, without keeping the router alive.
  public var onComplete: RouteHandler { { [weak router] in router?.onComplete($0) } }

  // MARK: Streams

  /// The payloads that the router's `onNext` is called with from now on.
  public var onNextSignal: AsyncStream<RoutablePayload> { stream { router.onNext = $0 } }

  /// The payloads that the router's `onReturn` is called with from now on.
  public var onReturnSignal: AsyncStream<RoutablePayload> { stream { router.onReturn = $0 } }

  /// The payloads that the router's `onComplete` is called with from now on; going back is up to the reader.
  public var onCompleteSignal: AsyncStream<RoutablePayload> { stream { router.onComplete = $0 } }

  private func stream(_ takeOver: (@escaping RouteHandler) -> Void) -> AsyncStream<RoutablePayload> {
    AsyncStream { continuation in
      let feed = Feed(continuation)
      takeOver { feed.continuation.yield($0) }
    }
  }

  /// Ends a stream when nobody can send to it any more.
  private final class Feed {
    let continuation: AsyncStream<RoutablePayload>.Continuation

    init(_ continuation: AsyncStream<RoutablePayload>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
  }
}
