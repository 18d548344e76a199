public import Waymark

/// A host that stands between a router and its real host and fails as the test wants.
///
/// ```swift
/// let faulty = FaultyHost(library.host)
/// library.engine.host.attach(faulty)
/// faulty.script = [.error(Broken())]    // the next request never reaches the real host
/// ```
@MainActor
public final class FaultyHost<R: Route>: NavigationHost {
  /// How the next requests are answered, the next one first; further requests are passed on.
  ///
  /// `now` passes a request on. `later` does so when the test calls ``handOn()``. `twice` passes it on and
  /// also answers it. The other answers keep it from the real host.
  public var script: [HostAnswer] = []

  private let real: any NavigationHost<R>
  private var held: [() -> Void] = []
  /// How the newest request is taken back.
  private var takeBack: () -> Void = {}
  private var kept: [Acknowledgement<R>] = []

  /// Makes a host.
  ///
  /// - Parameter real: The host that gets what does not go wrong.
  public init(_ real: any NavigationHost<R>) {
    self.real = real
  }

  /// Takes a step.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: What to answer.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    take(acknowledgement) { [real] in real.perform(step, acknowledgement) }
  }

  /// Takes a rebuild.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: What to answer.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    take(acknowledgement) { [real] in real.rebuild(tree, acknowledgement) }
  }

  /// Passes on that the newest step is taken back, or forgets it while it is held.
  public func withdraw() { takeBack() }

  /// Passes on the oldest request that is held.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func handOn() -> Bool {
    guard !held.isEmpty else { return false }
    takeBack = real.withdraw
    held.removeFirst()()
    return true
  }

  /// Answers, as done, the requests that were never to be answered.
  public func acknowledgeLost() {
    let lost = kept
    kept = []
    for acknowledgement in lost { acknowledgement.succeed() }
  }

  private func take(_ acknowledgement: Acknowledgement<R>, _ handOn: @escaping () -> Void) {
    takeBack = real.withdraw
    switch script.isEmpty ? .now : script.removeFirst() {
    case .now: handOn()
    case .later, .notBegun:
      held.append(handOn)
      takeBack = { [weak self] in self?.held.removeLast() }
    case .twice:
      handOn()
      acknowledgement.succeed()
    case .never: kept.append(acknowledgement)
    case .dropped: break
    case .error(let error): acknowledgement.fail(error)
    case .cancelled: acknowledgement.cancel()
    }
  }
}

/// How a host in a test answers what it is asked for.
@nonexhaustive
public enum HostAnswer: Sendable {
  /// At once.
  case now
  /// When the test says so, with ``RecordingHost/acknowledge()`` or ``RecordingHost/fail(_:)``; a recording host says at once
  /// that it has begun.
  case later
  /// The same without saying that it has begun, so the router may take the step back; see ``RecordingHost/begin()``.
  case notBegun
  /// At once, and then a second time.
  case twice
  /// Never. The acknowledgement is kept, so only a time-out helps.
  case never
  /// Not at all: the acknowledgement is released.
  case dropped
  /// At once, with an error.
  case error(any Error)
  /// At once, as given up by the user.
  case cancelled
}
