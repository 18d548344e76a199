/// The end of a navigation.
package enum Outcome: Equatable, Sendable {
  /// All that it brought was on the screen; or it brought nothing, and the screen came to rest after it.
  case completed
  /// The tree was like that already.
  case unchanged
  case blocked(String?)
  /// The user left the detour that it waited for, or gave its transition up.
  case cancelled
  /// A newer navigation came before it was decided, or took back what it did before that was on the screen. It is 0 where
  /// the router did so of its own accord.
  case superseded(by: NavigationNumber)
  case failed(Failure)
}

/// The reason why a navigation failed.
package enum Failure: Equatable, Sendable {
  /// The host could not show it, twice.
  case host
  /// It names a place, a tab or columns that are not there.
  case notThere
  /// The screen that asks is gone.
  case screenGone
  /// Guards have sent it around too often.
  case tooManyRedirects
  /// The guard with this name opens a detour that it guards itself.
  case detourGuarded(String)
  /// A recheck refused the root of the window, and no guard names another.
  case rootRefused
  /// Guards and observers navigate in answer to one another without end.
  case tooManyRounds
  case routerReleased
}

/// Something odd that the router has taken care of; it is an event and a line of the log.
package enum Notice: Equatable, Sendable {
  /// A host answered what nobody waits for, without effect: it is a former one, or says so without its turn.
  case strayAnswer(HostRequest)
  /// A host answered the same request twice; the second answer counts for nothing.
  case answeredTwice(HostRequest)
  /// The host did after all what it was too late for. It is asked to rebuild.
  case lateSuccess(HostRequest)
  case stepFailed(HostRequest)
  case rebuildFailed(HostRequest)
  case timedOut(HostRequest)
  /// A guard answered in a turn that is over.
  case lateVerdict(TurnNumber)
  /// A guard has not answered in time. A newer navigation takes its place.
  case guardIsLate(String, NavigationNumber)
  case noDetourToFinish
  /// The user tapped the selected tab, and all in it is at its root.
  case selectedAgain(AnyRoute)
  case failed(NavigationNumber, Failure)
  /// An entry with saved values has gone before its screen was ever made, and nobody was asked.
  case savedIsLost(Place)
  /// The app or its host does what it should not, in words.
  case misused(String)
}
