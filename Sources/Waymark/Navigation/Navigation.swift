/// A handle on one navigation, which tells how it ends.
///
/// ```swift
/// let navigation = router.push(.settings)
/// if await navigation.outcome == .completed { … }
/// ```
///
/// Nothing depends on the handle. Releasing it cancels nothing. A task that is cancelled while it waits for
/// the outcome returns at once, and the navigation goes on.
@MainActor
public final class Navigation<R: Route> {
  /// The number of the navigation within its router.
  public nonisolated let id: NavigationID

  /// How it is carried out.
  public nonisolated let options: NavigationOptions

  /// Whether the guards have allowed it and the router's tree was changed.
  @inlinable public var isCommitted: Bool { hasCommitted }

  /// Where guards redirected it to, in order.
  public var redirects: [Intent<R>] { details?.redirects.map(\.intent) ?? [] }

  /// How it ended, or `nil` while it has not.
  @inlinable public var currentOutcome: NavigationOutcome? { end }

  @usableFromInline let reference: RouterReference<R>
  @exclusivity(unchecked) @usableFromInline var hasCommitted = false
  @exclusivity(unchecked) @usableFromInline var end: NavigationOutcome?
  /// The entry that it opened, whose result may be awaited.
  @exclusivity(unchecked) @usableFromInline var opened: EntryID?
  /// What most navigations never need, in an object of its own so that a handle stays small.
  @exclusivity(unchecked) @usableFromInline var details: NavigationDetails<R>?

  @inlinable
  init(id: NavigationID, options: NavigationOptions, reference: RouterReference<R>) {
    self.id = id
    self.options = options
    self.reference = reference
  }

  /// How the navigation ends, as soon as it does.
  ///
  /// Any number of tasks can wait. A task that is cancelled while it waits gets `cancelled` at once; the navigation
  /// itself goes on.
  public var outcome: NavigationOutcome {
    get async {
      if let end { return end }
      if let error = reference.router?.refusal(toWaitFor: id) { return .failed(error) }
      return await ensureDetails().waiters.wait() ?? .cancelled
    }
  }

  @inlinable
  @inline(__always)
  func finish(_ outcome: NavigationOutcome) {
    guard end == nil else { return }
    end = outcome
    if details != nil { wakeWaiters(outcome) }
  }

  @usableFromInline
  func wakeWaiters(_ outcome: NavigationOutcome) {
    guard let details else { return }
    details.waiters.resume(returning: outcome)
    if let error = missingScreen {
      deliver(.failure(error))
    } else if !details.resultWaiters.isEmpty, let router = reference.router, !router.awaitResult(of: self) {
      // The screen was shown and left before the navigation ended, when nobody awaited its result yet.
      deliver(.success(.left))
    }
    let observers = details.endObservers
    details.endObservers = []
    guard let router = reference.router, router.tap != nil else {
      for observer in observers { observer() }
      return
    }
    router.telling(from: JournalPlace(kind: .ended, number: id.rawValue)) {
      for observer in observers { observer() }
    }
  }

  /// Calls a closure as soon as the navigation ends, on the same turn; not at all if it has ended.
  func onEnd(_ body: @escaping @MainActor () -> Void) {
    if end == nil { ensureDetails().endObservers.append(body) }
  }

  func ensureDetails() -> NavigationDetails<R> {
    if let details { return details }
    let made = NavigationDetails<R>()
    details = made
    return made
  }
}

/// The part of a navigation's handle that most navigations never need.
@MainActor
@usableFromInline
final class NavigationDetails<R: Route> {
  // Bound to the main actor, because another thread may release the last reference to a handle.

  /// The redirects, with the guards that asked for them, in order.
  var redirects: [(intent: Intent<R>, source: DecisionSource)] = []
  /// How many guards and screens in a row have navigated while they were asked, up to this one.
  var interruptions = 0
  var result: Result<ScreenResult, ResultError>?
  /// The screen that asked for it, if a repetition returns the same navigation.
  var asker: EntryID?
  /// The screen that asked for it, and that has to be there until it is decided.
  var screen: EntryID?
  var endObservers: [@MainActor () -> Void] = []
  let waiters = Waiters<NavigationOutcome>()
  let resultWaiters = Waiters<Result<ScreenResult, ResultError>>()
}
