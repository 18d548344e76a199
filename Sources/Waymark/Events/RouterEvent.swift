/// Something that happened in a router, as ``Router/events()`` reports it.
public struct RouterEvent<R: Route>: Sendable {
  /// The navigation, or the user's action, that it belongs to.
  public let navigationID: NavigationID

  /// The kind of event, with its details.
  public let kind: Kind

  /// The kinds of events of a router.
  @nonexhaustive
  public enum Kind: Sendable {
    /// Somebody asked for something.
    case requested(Intent<R>)
    /// A guard or a screen answered.
    indirect case decided(DecisionSource, Decision<R>)
    /// A guard sent the navigation elsewhere.
    case redirected(to: Intent<R>)
    /// The navigation waits for a detour.
    case detoured(to: Intent<R>)
    /// The navigation goes on after its detour.
    case resumed
    /// An asynchronous guard answered when nobody waited for it any more.
    case lateAnswer(DecisionSource)
    /// The router's tree was changed.
    case committed
    /// The host was asked for a step.
    indirect case stepBegan(Step<Entry<R>>)
    /// The host acknowledged a step.
    indirect case stepAcknowledged(Step<Entry<R>>)
    /// A step went wrong.
    case stepFailed(HostFailure)
    /// The user gave up a step half-way: the tree is back at what is shown.
    case stepCancelled
    /// The host was asked to build the tree anew.
    indirect case rebuildBegan(EntryTree<R>)
    /// The host acknowledged a rebuild.
    case rebuildAcknowledged
    /// A rebuild went wrong: the tree is back at what is shown.
    case rebuildFailed(HostFailure)
    /// The host answered after the router had given up waiting.
    case lateAcknowledgement
    /// The host answered the same step a second time.
    case repeatedAcknowledgement
    /// The host said once more that a step goes on, and its time-out started afresh.
    case timeoutRestarted
    /// The user did something without asking.
    indirect case reported(ExternalChange<R>)
    /// The host reported something that is not news or cannot have happened.
    indirect case reportIgnored(ExternalChange<R>)
    /// The user tapped the selected tab, and all in it is at its root: the key of the tab.
    indirect case tappedAtRoot(R)
    /// A screen came into being, appeared, was covered or was removed: its entry, with the route as the screen has last
    /// seen it.
    indirect case lifecycle(Entry<R>, ScreenPhase)
    /// A host or the app did something wrong that the router tolerates and that no other event reports.
    ///
    /// The router logs the problem and the way to mend it the first time.
    case misused(String, advice: String)
    /// The journal that followed the router can no longer be written, and no longer follows it.
    case journalFailed(any Error)
    /// The navigation ended.
    case finished(NavigationOutcome)
    /// This reader was too slow and lost this number of the oldest events.
    case lost(Int)
  }

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - navigationID: The navigation that it belongs to.
  ///   - kind: What happened.
  package init(navigationID: NavigationID, kind: Kind) {
    self.navigationID = navigationID
    self.kind = kind
  }
}
