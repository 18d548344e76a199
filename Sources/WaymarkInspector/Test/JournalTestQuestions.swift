/// Which of the app's own code a replaying test calls, so that it fails if that code answers differently now.
package struct JournalTestQuestions: Hashable, Sendable {
  /// Code that adds the app's guards to `router`.
  ///
  /// Without it, guards answer as they did.
  package var guards: String?

  /// Code of a function from routes to placements.
  ///
  /// Without it, routes go where they went.
  package var placement: String?

  package init(guards: String? = nil, placement: String? = nil) {
    self.guards = guards
    self.placement = placement
  }
}
