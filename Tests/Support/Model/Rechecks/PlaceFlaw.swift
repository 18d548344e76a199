/// A deliberate mistake in what is known of guards of places, to see that runs would notice a router that makes it.
package enum PlaceFlaw: String, CaseIterable, Sendable {
  /// A place whose tab becomes selected is not asked about.
  case forgetsSelections
  /// A place whose route changes is not asked about.
  case forgetsUpdates
  /// The root of a tab that is hidden is asked about when it comes.
  case asksHiddenRoots
  /// What is refused in hidden tabs stays.
  case keepsHidden
  /// Modals stay above what goes.
  case keepsModals
  /// What waits for a sign-in that goes with what was below it is lost.
  case losesWishes
  /// A private root stays below the sign-in.
  case keepsRoots
  /// What comes back after a recheck, as a step is given up, is not asked about.
  case trustsReturns
  /// What waited for a detour that is there again waits no more.
  case forgetsWhatWaited
  /// A detour that took the place of what the user saw is closed, and what was there is not given back.
  case forgetsWhatWasInPlace
}
