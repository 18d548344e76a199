/// What plays a journal again: it stands where otherwise the journal is, hears all that is noted, and answers for the app.
@MainActor
protocol JournalPlayer<R>: AnyObject {
  associatedtype R: Route

  /// The guard or the screen in whose task the call is made that is being made, while it has not answered yet.
  var thinker: Int? { get }

  /// Hears what is noted.
  ///
  /// - Returns: The number of the record that says the same.
  func note(_ fact: JournalFact<R>, _ navigation: UInt64, _ place: JournalPlace) -> UInt64

  /// Somebody would be told something now.
  func tell(_ place: JournalPlace)

  /// Somebody is asked about a navigation who takes his time.
  ///
  /// - Parameters:
  ///   - key: The number of the guard or the veto.
  ///   - id: The navigation.
  ///   - decide: What decides, where it is the app's own.
  ///   - answer: Takes the answer.
  func wait(
    for key: Int, about id: NavigationID, deciding decide: @escaping @MainActor () async -> Decision<R>,
    _ answer: @escaping @MainActor (Decision<R>) -> Void)

  /// A screen that is asked about a navigation may ask the user.
  func canAsk(
    _ one: UndecidedNavigation<R>, for asker: EntryID, while isAsked: @escaping @MainActor () -> Bool)
}
