/// What a test that replays a journal asks the app for, so that it fails where the app answers otherwise by now.
package struct JournalTestQuestions: Hashable, Sendable {
  /// The code that adds the app's guards to `router`; without it guards answer as they did.
  package var guards: String?

  /// The code of a function from routes to placements; without it routes go where they went.
  package var placement: String?

  package init(guards: String? = nil, placement: String? = nil) {
    self.guards = guards
    self.placement = placement
  }
}
