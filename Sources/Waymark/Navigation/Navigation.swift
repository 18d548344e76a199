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
public final class Navigation {
  /// The number of the navigation within its router.
  public nonisolated let id: NavigationID

  /// How it is carried out.
  public nonisolated let options: NavigationOptions

  /// Whether the guards have allowed it and the router's tree was changed.
  @inlinable public var isCommitted: Bool { hasCommitted }

  /// Where guards redirected it to, in order, each as a line of text: `show signIn`.
  public var redirects: [String] { details?.redirects.map(\.text) ?? [] }

  /// How it ended, or `nil` while it has not.
  @inlinable public var currentOutcome: NavigationOutcome? { end }

  @usableFromInline let reference: any NavigationOwner
  @exclusivity(unchecked) @usableFromInline var hasCommitted = false
  @exclusivity(unchecked) @usableFromInline var end: NavigationOutcome?
  /// The entry that it opened, whose result may be awaited.
  @exclusivity(unchecked) @usableFromInline var opened: EntryID?
  /// The details that most navigations never need, in an object of its own so that a handle stays small.
  @exclusivity(unchecked) @usableFromInline var details: NavigationDetails?

  @inlinable
  init(id: NavigationID, options: NavigationOptions, reference: any NavigationOwner) {
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
      if let error = reference.refusal(toWaitFor: id) { return .failed(error) }
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
    } else if !details.resultWaiters.isEmpty, reference.awaitResult(of: self) == false {
      // The screen was shown and left before the navigation ended, when nobody awaited its result yet.
      deliver(.success(.left))
    }
    let observers = details.endObservers
    details.endObservers = []
    reference.tellEnd(of: id) { for observer in observers { observer() } }
  }

  /// Calls a closure as soon as the navigation ends, on the same turn; not at all if it has ended.
  func onEnd(_ body: @escaping @MainActor () -> Void) {
    if end == nil { ensureDetails().endObservers.append(body) }
  }

  func ensureDetails() -> NavigationDetails {
    if let details { return details }
    let made = NavigationDetails()
    details = made
    return made
  }
}

/// The part of a navigation's handle that most navigations never need.
@MainActor
@usableFromInline
final class NavigationDetails {
  // Bound to the main actor, because another thread may release the last reference to a handle.

  /// The redirects, with the guards that asked for them, in order.
  var redirects: [(text: String, source: DecisionSource)] = []
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

/// The router of a navigation, whatever its routes.
@MainActor
@usableFromInline
protocol NavigationOwner: AnyObject {
  /// The error with which a wait for a navigation ends at once, since it would never end.
  func refusal(toWaitFor id: NavigationID) -> NavigationError?

  /// Registers a navigation for the result of the screen that it opened.
  ///
  /// - Returns: `false` if the screen is gone already; `nil` if the router is.
  func awaitResult(of navigation: Navigation) -> Bool?

  /// Tells observers that a navigation has ended.
  func tellEnd(of id: NavigationID, _ tell: () -> Void)

  /// Notes what the screen of a navigation returned.
  func noteResult(_ result: Result<ScreenResult, ResultError>, of navigation: Navigation)
}

extension RouterReference: NavigationOwner {
  @usableFromInline
  func refusal(toWaitFor id: NavigationID) -> NavigationError? { router?.refusal(toWaitFor: id) }

  @usableFromInline
  func awaitResult(of navigation: Navigation) -> Bool? { router?.awaitResult(of: navigation) }

  @usableFromInline
  func tellEnd(of id: NavigationID, _ tell: () -> Void) {
    guard let router, router.tap != nil else { return tell() }
    router.telling(from: JournalPlace(kind: .ended, number: id.rawValue), tell)
  }

  @usableFromInline
  func noteResult(_ result: Result<ScreenResult, ResultError>, of navigation: Navigation) {
    guard let router else { return }
    if let tap = router.tap {
      let number = navigation.id.rawValue
      switch result {
      case .success(.returned(let value)): tap.note(.result(type(of: value)), number, at: .top, .aside)
      case .success(.left): tap.note(.result(nil), number, at: .top, .aside)
      case .failure: break
      }
    }
    if let asker = navigation.details?.asker { router.forgetOpening(of: navigation, by: asker) }
  }
}
