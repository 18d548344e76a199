import Waymark
import WaymarkInspector
import WaymarkTerminal

/// Follows a journal's file for the screens.
@MainActor
final class WatchSession {
  /// The time between two looks at the file.
  private static let interval = Duration.milliseconds(100)

  /// How long to read before keys are handled.
  private static let turn = Duration.milliseconds(12)

  /// The name of the file.
  let name: String

  var model = WatchModel()

  /// A message that is shown until the next key, such as that nothing went wrong.
  var notice: String?

  /// Called when the model has changed by itself.
  var onChange: (() -> Void)?

  private(set) var journal: GrowingJournal

  /// Whether there is more to read than a turn has time for.
  private(set) var isReading = false

  private let timer: any NavigationTimer
  private let clock = ContinuousClock()
  private var state: GrowingJournal.State?
  private lazy var shown = clock.now - WatchSession.interval

  /// - Parameters:
  ///   - path: The journal, which need not be there yet.
  ///   - timer: Measures the time between two looks at the file.
  init(path: String, timer: any NavigationTimer) {
    name = (path.split(separator: "/").last.map(String.init) ?? path).harmless(limit: 200)
    journal = GrowingJournal(path: path)
    self.timer = timer
  }

  /// Begins to follow the file, for as long as there is a session.
  func start() {
    read()
    timer.schedule(at: isReading ? timer.now : timer.moment(after: WatchSession.interval)) { [weak self] in
      self?.start()
    }
  }

  /// Reads for a while, and lists what has come.
  private func read() {
    let end = clock.now + WatchSession.turn
    var items: [JournalItem] = []
    isReading = false
    while !isReading, let item = journal.next() {
      items.append(item)
      // The time is not asked for with every record.
      isReading = items.count % 100 == 0 && clock.now >= end
    }
    model.take(items)
    let hasNews = model.hasNews || state != journal.state
    state = journal.state
    // While there is much to read, the screen is not drawn after every batch.
    guard hasNews, !isReading || clock.now >= shown + WatchSession.interval else { return }
    shown = clock.now
    model.list()
    if !isReading { model.begin() }
    onChange?()
  }
}
