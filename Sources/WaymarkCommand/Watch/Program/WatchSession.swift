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

  /// How long the last line may stay incomplete before the title says so.
  private static let patience = Duration.milliseconds(500)

  /// How many records are read before the time is checked.
  private static let batch = 100

  /// The name of the file.
  let name: String

  var model = WatchModel()

  /// A message that is shown until the next key, such as that nothing went wrong.
  var notice: String?

  /// Called when the model has changed by itself.
  var onChange: (() -> Void)?

  private var journal: GrowingJournal
  private let timer: any NavigationTimer
  private let clock = ContinuousClock()
  private var hasNews = false
  private var lineBegan: Duration?
  private lazy var shown = clock.now

  /// - Parameters:
  ///   - path: The journal, which need not be there yet.
  ///   - timer: Measures the time between two looks at the file.
  ///   - tailSize: How many bytes of the file are read at most, when it is opened first.
  init(path: String, timer: any NavigationTimer, tailSize: Int = GrowingJournal.tailSize) {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    name = last.harmless(limit: 200)
    journal = GrowingJournal(path: path, tailSize: tailSize)
    self.timer = timer
  }

  /// Begins to follow the file, for as long as there is a session.
  func start() { readOn() }

  /// Whether the last line has been incomplete for some time.
  private var isLineLate: Bool {
    guard journal.hasBegunLine else {
      lineBegan = nil
      return false
    }
    let began = lineBegan ?? timer.now
    lineBegan = began
    return timer.now - began >= WatchSession.patience
  }

  private func readOn() {
    let hasMore = read()
    timer.schedule(at: hasMore ? timer.now : timer.moment(after: WatchSession.interval)) { [weak self] in
      self?.readOn()
    }
  }

  /// Reads for a while.
  ///
  /// - Returns: Whether there is more.
  private func read() -> Bool {
    let end = clock.now + WatchSession.turn
    var items: [JournalItem] = []
    var count = 0
    var hasMore = false
    while let item = journal.next() {
      items.append(item)
      count += 1
      if count % WatchSession.batch == 0, clock.now >= end {
        hasMore = true
        break
      }
    }
    model.take(items)
    hasNews = hasNews || count > 0
    // More was read, so the line that was incomplete has ended.
    if count > 0 { lineBegan = nil }
    let source = WatchSource(
      state: journal.state, progress: hasMore ? journal.progress : nil, skippedBytes: journal.skippedBytes,
      hasBegunLine: isLineLate, isForeign: journal.isForeign,
      unknownCount: journal.unknownKinds.values.reduce(0, +))
    hasNews = hasNews || source != model.source
    model.source = source
    // While there is much to read, the screen is not drawn after every batch.
    if hasNews, !hasMore || clock.now >= shown + WatchSession.interval {
      (hasNews, shown) = (false, clock.now)
      model.list()
      if !hasMore { model.begin() }
      onChange?()
    }
    return hasMore
  }
}
