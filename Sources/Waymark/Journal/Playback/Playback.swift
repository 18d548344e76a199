package import WaymarkStorage

/// A router that replays the calls of a journal.
///
/// The reader of the journal makes the calls, and gets everything that the router would record.
@MainActor
package final class Playback<R: Route & Codable> {
  package let router: Router<R>

  /// Called with every line that would be written, without number and time.
  ///
  /// It returns the number of the corresponding line of the journal.
  package var onLine: (@MainActor (SnapshotValue) -> UInt64)?

  /// Called at each place where observers would be told something while the router is at work, with the
  /// journal's name of that place.
  package var onPlace: (@MainActor (String) -> Void)?

  /// The guard or screen in whose task the current call is made, as long as it has not answered.
  package var thinker: Int?

  /// The app's own guards, which answer in place of the recorded answers.
  package let guards = PlaybackGuards<R>()

  private let scribe: JournalScribe<R>
  private var waits: [JournalQuestion: [@MainActor (Decision<R>) -> Void]] = [:]
  private var askers: [Asker: AskerWork] = [:]
  private var questions: [UInt64: OpenQuestion<R>] = [:]

  private struct Asker: Hashable {
    let navigation: UInt64
    let screen: EntryID
  }

  private struct AskerWork {
    let open: @MainActor (R, Presentation) -> OpenQuestion<R>?
    let allow: @MainActor () -> Void
  }

  /// Makes the router as it was at the beginning of the journal.
  ///
  /// - Parameters:
  ///   - base: The state of the router then.
  ///   - configuration: The configuration of the router.
  ///   - host: The host that was attached.
  package init(
    _ base: PlaybackBase<R>, _ configuration: RouterConfiguration<R>, host: (any NavigationHost<R>)?
  ) {
    router = Router(base.tree.routes, configuration: configuration)
    scribe = JournalScribe(JournalBuffer<R>(capacity: 0), number: 1, label: nil, routes: .full)
    router.take(over: base, host)
    scribe.tree = base.tree
    scribe.shown = base.shown
  }

  /// Begins to follow what happens in the router.
  package func begin() {
    let tap = JournalTap(self, of: router)
    let observers = router.ensureObservers()
    observers.tap = tap
    observers.mayHaveReadAhead = true
    router.pipeline?.tap = tap
    router.readsAlways()
  }

  /// Makes calls as an observer does that is told of misuse.
  package func hearingOfMisuse(_ body: () -> Void) {
    guard let tap = router.tap else { return }
    let before = tap.place
    tap.place = JournalPlace(kind: .misused)
    router.atWork(body)
    tap.place = before
  }

  // MARK: What the app's code did later

  /// Gives the answer of a guard or a screen that took time.
  ///
  /// - Returns: Whether it was asked.
  package func answer(_ navigation: UInt64, _ key: Int, _ decision: Decision<R>, isLate: Bool) -> Bool {
    let question = JournalQuestion(navigation: navigation, key: key)
    guard var answers = waits[question], !answers.isEmpty else { return false }
    // If it was asked several times, only the last question still counts.
    let answer = isLate ? answers.removeFirst() : answers.removeLast()
    waits[question] = answers.isEmpty ? nil : answers
    answer(decision)
    return true
  }

  /// Makes a screen ask the user.
  package func ask(_ navigation: UInt64, _ asker: EntryID, _ route: R, _ style: Presentation) -> Bool {
    guard let work = askers[Asker(navigation: navigation, screen: asker)] else { return false }
    if let question = work.open(route, style) { questions[navigation] = question }
    return true
  }

  /// Gives the user's answer.
  package func answerQuestion(about navigation: UInt64) -> Bool {
    guard let question = questions.removeValue(forKey: navigation) else { return false }
    router.forget(question)
    return true
  }

  /// Notes that a screen that was asked is gone.
  package func allow(_ navigation: UInt64, _ asker: EntryID) -> Bool {
    guard let work = askers[Asker(navigation: navigation, screen: asker)] else { return false }
    work.allow()
    return true
  }
}

extension Playback: JournalPlayer {
  func note(_ fact: JournalFact<R>, _ navigation: UInt64, _ place: JournalPlace) -> UInt64 {
    defer { router.readsAlways() }
    var text = JournalText()
    scribe.write(
      JournalRecord(sequence: 0, time: 0, navigation: navigation, place: place, fact: fact), to: &text)
    var number: UInt64 = 0
    for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
      guard let value = try? SnapshotParser.value(of: Array(line), maximumDepth: .max) else { continue }
      number = onLine?(value) ?? number
    }
    return number
  }

  func tell(_ place: JournalPlace) {
    guard let text = place.text, let onPlace else { return }
    router.atWork { onPlace(text) }
  }

  func wait(
    for key: Int, about id: NavigationID, deciding decide: @escaping @MainActor () async -> Decision<R>,
    _ answer: @escaping @MainActor (Decision<R>) -> Void
  ) {
    let question = JournalQuestion(navigation: id.rawValue, key: key)
    waits[question, default: []].append(answer)
    guards.wait(for: question, deciding: decide)
  }

  func canAsk(
    _ one: UndecidedNavigation<R>, for asker: EntryID, while isAsked: @escaping @MainActor () -> Bool
  ) {
    let asking = Asker(navigation: one.navigation.id.rawValue, screen: asker)
    askers[asking] = AskerWork(
      open: { [weak router] route, style in
        router?.openQuestion(route, as: style, about: one, for: asker, while: isAsked)?.0
      },
      allow: { [weak router] in router?.allowGone(asker, one, while: isAsked) })
  }
}
