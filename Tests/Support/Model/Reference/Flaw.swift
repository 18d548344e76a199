/// A deliberate mistake in the reference, to see that the test would notice a router that makes it.
package enum Flaw: String, CaseIterable, Sendable {
  /// Objections are asked from the root up.
  case objectionsRootFirst
  /// A newer navigation does not supersede one that waits for its guards.
  case keepsSuperseded
  /// What the user did is not taken out of proposals that wait.
  case proposalsForgetReports
  /// Redirects are not counted.
  case endlessRedirects
  /// A detour that was left does not end what waited for it.
  case keepsLeftDetours
  /// What waited for a detour that is there again waits no more.
  case forgetsWhatWaited
  /// Entries above the first difference are not kept.
  case prefixAlone
  /// After a failed rebuild the tree stays what was wanted.
  case keepsFailedTree
  /// What was shown and taken back afterwards counts as taken back.
  case supersedesShown
  /// Screens that are gone act like others.
  case goneScreensAct
  /// What a screen asks for is done though the screen has gone before it was decided.
  case outlivesItsScreen
  /// Screens go on with the newest detour.
  case resumesNewest
  /// A navigation in the background undoes what a person did.
  case backgroundUndoes
  /// What a modal returns goes to what can be seen below it.
  case returnsToWhatIsBelow
  /// A tab that is picked in a modal is picked in the one that takes its place.
  case picksByPosition
  /// What a screen asks for twice is there twice.
  case doubleTapsStack
  /// A screen whose place is wanted by another route keeps the one it has.
  case keepsOldRoutes
  /// A success that comes too late counts for nothing.
  case forgetsLateSuccess
}
