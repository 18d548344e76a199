package import WaymarkState

/// Identifies a transition that the host was asked for.
package typealias HostRequest = UInt64

/// All that can happen to a router.
package enum Input: Sendable {
  // Somebody wants something.
  case asked(Request)
  /// The app has worked an edit out that only it can do, or says why it cannot.
  case workedOut(WorkNumber, WorkResult)
  /// The detour of this screen is over, or the newest one.
  case finishedDetour(EntryID?)
  /// The question that stands beside the tree is answered, or left.
  case answered(EntryID, AnyValue?)

  // Guards and screens that object.
  case added(Guard)
  case removed(GuardNumber)
  case decided(TurnNumber, Verdict)
  /// A guard has not answered in time.
  case guardTimedOut(TurnNumber)

  // The host.
  case attached
  /// The same host is attached again, and has to build everything anew.
  case attachedAgain
  case detached
  /// The host has started a transition, or a finger holds it.
  case began(HostRequest)
  case acknowledged(HostRequest)
  case failed(HostRequest)
  case timedOut(HostRequest)
  /// The user let go in the middle: all is as before.
  case gaveUp(HostRequest)
  /// The host shows this tree instead.
  indirect case showsInstead(HostRequest, PlaceTree)
  case columnsThatFit(Int)

  // The user has done it already.
  case closed(EntryID, answer: AnyValue?, NavigationNumber)
  case selected(BranchPath, NavigationNumber)
  /// A sheet was dragged to another of its heights.
  case selectedDetent(Presentation.Detent, of: EntryID, NavigationNumber)

  // Screens.
  case saved(EntryID, key: String, AnyValue?)
  /// The app lets go of the router.
  case released
}

/// Identifies an edit that the app is asked to work out.
package typealias WorkNumber = UInt64

/// The tree that an app's own edit makes.
package enum WorkResult: Sendable {
  /// The tree, and the newest identifier that is in use then.
  case tree(PlaceTree, lastID: UInt64)
  case failed(Failure)
}
