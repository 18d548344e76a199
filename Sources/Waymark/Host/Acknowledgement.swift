import WaymarkCore

/// A host's answer to one request.
///
/// A host that drops it without an answer has failed.
@MainActor
public struct Acknowledgement<R: Route> {
  private let answer: HostAnswer

  init(_ answer: HostAnswer) { self.answer = answer }

  /// The host shows what it was asked for.
  public func succeed() { answer.succeed() }

  /// The host shows another tree, from which the router plans on; the second such answer in a row is a failure.
  ///
  /// - Parameter tree: The tree on the screen.
  public func succeed(showing tree: EntryTree<R>) {
    // It counts if the host has answered so just before.
    if isWaitedFor { answer.core.hostFailure = TypedValue(HostFailure.noProgress) }
    answer.succeed(showing: tree.boxedPlaces())
  }

  /// The host could not show what it was asked for, for a reason in words.
  func fail(because reason: String) { answer.fail(TypedValue(HostFailure.reported(reason))) }

  /// The user has given the transition up: all is as before.
  public func cancel() { answer.cancel() }

  /// The host has started, or a finger holds the transition; the time that it has begins anew.
  public func began() { answer.began() }

  /// The step that is asked for; `nil` if the router does not wait for it any more.
  public var step: Step<Entry<R>>? {
    guard case .performing(let work) = phase else { return nil }
    return work.step.typed()
  }

  /// The tree that is to be built; `nil` if the router does not wait for it any more.
  public var rebuildTarget: EntryTree<R>? {
    guard case .rebuilding(let tree, _) = phase else { return nil }
    return tree.typed()
  }

  /// The host's present work, if the router waits for it.
  private var phase: Phase? { isWaitedFor ? answer.core.state.phase : nil }

  /// Whether it answers the same request.
  package func isSame(as other: Acknowledgement) -> Bool { answer === other.answer }

  /// The adapter of the host that the router has.
  var adapter: HostAdapter<R>? { answer.core.host as? HostAdapter<R> }

  /// Whether the router waits for the answer.
  package var isWaitedFor: Bool { answer.isWaitedFor }

  /// Whether the host has been asked for nothing else since.
  var isNewest: Bool {
    let state = answer.core.state
    return state.isOfThisHost(answer.request) && (isWaitedFor || state.openHostRequest == nil)
  }
}
