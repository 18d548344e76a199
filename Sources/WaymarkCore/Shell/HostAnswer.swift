/// The host's answer to one request; a host that lets go of it without an answer has failed.
@MainActor package final class HostAnswer {
  package let request: HostRequest
  package let core: Core
  private var isGiven = false

  init(_ core: Core, _ request: HostRequest) {
    self.core = core
    self.request = request
  }

  deinit {
    guard !isGiven else { return }
    Task { @MainActor [core, request] in
      guard core.state.openHostRequest == request else { return }
      core.hostFailure = nil
      core.send(.failed(request))
    }
  }

  /// The host shows what it was asked for.
  package func succeed() {
    core.wasAnsweredLater = !core.isWorking
    give(.acknowledged(request))
  }

  /// The host shows another tree, from which the router plans on.
  package func succeed(showing tree: PlaceTree) { give(.showsInstead(request, tree)) }

  /// The host could not show what it was asked for.
  ///
  /// - Parameter failure: The reason, which counts only if the router waits for the answer.
  package func fail(_ failure: AnyValue? = nil) {
    if isWaitedFor {
      core.hostFailure = failure
    } else if !isGiven, core.state.isOfThisHost(request) {
      // A host need not show what nobody waits for any more.
      isGiven = true
      return
    }
    give(.failed(request))
  }

  /// The user let go in the middle: all is as before.
  package func cancel() {
    if isWaitedFor { core.hostFailure = nil }
    give(.gaveUp(request))
  }

  /// The host has started, a finger holds the transition, or an element has moved; the time begins anew.
  package func began() { core.send(.began(request)) }

  /// Whether the router waits for the answer.
  package var isWaitedFor: Bool { core.state.openHostRequest == request }

  private func give(_ input: Input) {
    guard !isGiven else { return core.notice(.answeredTwice(request)) }
    isGiven = true
    core.send(input)
  }
}
