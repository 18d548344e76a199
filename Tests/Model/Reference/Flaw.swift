/// A deliberate mistake in the reference, to see that the test would notice a router that makes it.
package enum Flaw: String, CaseIterable, Sendable {
  /// Vetoes are asked from the root up.
  case vetoesRootFirst
  /// A newer navigation does not supersede one that waits for its guards.
  case keepsSuperseded
  /// What the user did is not taken out of proposals that wait.
  case proposalsForgetReports
  /// Redirects are not counted.
  case endlessRedirects
  /// A detour that was left does not end what waited for it.
  case keepsLeftDetours
  /// Entries above the first difference are not kept.
  case prefixAlone
  /// After a failed rebuild the tree stays what was wanted.
  case keepsFailedTree
}
