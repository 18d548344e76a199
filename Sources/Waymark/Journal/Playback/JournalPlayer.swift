/// Replays a journal.
///
/// It takes the place of the journal, is told of everything that is noted, and answers for the app.
@MainActor
protocol JournalPlayer<R>: AnyObject {
  associatedtype R: Route

  /// The guard or screen in whose task the current call is made, as long as it has not answered.
  var thinker: Int? { get }

  /// Takes a fact that is noted.
  ///
  /// - Returns: The number of the corresponding record.
  func note(_ fact: JournalFact<R>, _ navigation: UInt64, _ place: JournalPlace) -> UInt64

  /// Notes that observers would be told something now.
  func tell(_ place: JournalPlace)

  /// Handles a question to a guard or a screen that takes time.
  ///
  /// - Parameters:
  ///   - key: The number of the guard or the objection.
  ///   - id: The navigation.
  ///   - decide: The app's own closure, if it should be asked.
  ///   - answer: Takes the answer.
  func wait(
    for key: Int, about id: NavigationID, deciding decide: @escaping @MainActor () async -> Decision<R>,
    _ answer: @escaping @MainActor (Decision<R>) -> Void)

  /// Notes that a screen which is asked about a navigation may ask the user.
  func canAsk(
    _ one: UndecidedNavigation<R>, for asker: EntryID, while isAsked: @escaping @MainActor () -> Bool)
}
