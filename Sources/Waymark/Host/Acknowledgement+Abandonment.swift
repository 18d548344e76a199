/// The closure to call when a router stops waiting for a request.
struct Abandonment {
  let request: UInt64
  let tell: @MainActor () -> Void
}

extension Acknowledgement {
  /// Calls a closure when the router stops waiting for this answer before it has come: it took too long, the user did
  /// what was asked for, the host was replaced, or the router is gone.
  ///
  /// Only one closure is kept for each request. It must not call the router.
  ///
  /// - Parameter body: What to do. It is called at once if the router does not wait.
  func onAbandon(_ body: @escaping @MainActor () -> Void) {
    if let router, router.isWaiting(for: request) {
      router.abandonment = Abandonment(request: request, tell: body)
    } else {
      body()
    }
  }
}

extension Router {
  /// Whether the router waits for the host and something of the request is left to do.
  func isWaiting(for request: UInt64) -> Bool {
    machine.isWaiting(for: request)
      && (machine.step(request) != nil || machine.rebuildTarget(request) != nil)
  }

  /// Tells the host that it need not go on with a request that is not waited for any more.
  ///
  /// It is called whenever the router may have stopped waiting without an answer.
  func tellAbandoned() {
    guard let left = abandonment, !isWaiting(for: left.request) else { return }
    abandonment = nil
    left.tell()
  }
}
