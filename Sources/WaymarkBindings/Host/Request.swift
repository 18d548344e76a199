import Waymark

/// What the router has asked the host for, until it is answered.
@MainActor
final class Request<R: Route> {
  let acknowledgement: Acknowledgement<R>
  let isRebuild: Bool

  /// Whether it has done more than wait.
  var hasBegun = false

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

  init(_ acknowledgement: Acknowledgement<R>, isRebuild: Bool) {
    self.acknowledgement = acknowledgement
    self.isRebuild = isRebuild
  }
}
