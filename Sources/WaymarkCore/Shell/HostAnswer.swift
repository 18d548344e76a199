/// The host's answer to one request; a host that lets go of it without an answer has failed.
@MainActor package final class HostAnswer {
  package let request: HostRequest
  private let core: Core
  package private(set) var isGiven = false

  init(_ core: Core, _ request: HostRequest) {
    self.core = core
    self.request = request
  }

  deinit {
    guard !isGiven else { return }
    Task { @MainActor [core, request] in
      if core.state.openHostRequest == request { core.send(.failed(request)) }
    }
  }

  /// The host shows what it was asked for.
  package func succeed() { give(.acknowledged(request)) }

  /// The host shows another tree, from which the router plans on.
  package func succeed(showing tree: PlaceTree) { give(.showsInstead(request, tree)) }

  package func fail() { give(.failed(request)) }

  /// The user let go in the middle: all is as before.
  package func cancel() { give(.gaveUp(request)) }

  /// The host has started, a finger holds the transition, or an element has moved; the time begins anew.
  package func began() { core.send(.began(request)) }

  /// Gives no answer, since the router does not wait for it any more.
  package func drop() { isGiven = true }

  private func give(_ input: Input) {
    core.send(isGiven ? .failed(request) : input)
    isGiven = true
  }
}
