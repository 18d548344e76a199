import Waymark

/// What the router has asked the host for, and how far it has come.
final class Request<R: Route>: PendingRequest<R> {
  var isRebuild: Bool { step == nil }

  /// What is being waited for.
  var evidence = Evidence<R>.none

  /// How often something else was waited for, which tells an old deadline from the one that counts.
  var round = 0

  /// Entries that it has brought and whose screens nobody has seen yet.
  ///
  /// What views write about them was written before they came.
  var fresh: Set<EntryID> = []

  /// The tab that was selected before, by the tabs, until views have taken up the new one.
  var leftTab: (tabs: ObjectIdentifier, key: R)?
}
