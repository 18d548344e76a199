import Waymark
import WaymarkJournal
import WaymarkTerminal

/// Follows a journal's file for the screens.
@MainActor
package final class WatchSession {
  /// How long it takes at most until what has been appended is seen.
  private static let interval = Duration.milliseconds(100)

  /// How long reading goes on before keys have a turn.
  private static let turn = Duration.milliseconds(12)

  /// How long a line may be without an end before that is said.
  private static let patience = Duration.milliseconds(500)

  /// How many records are taken before it is looked how long that took.
  private static let batch = 100

  /// What the file is called.
  let name: String

  var model = WatchModel()

  /// What is said for once, such as that there is no failure; until the next key.
  var notice: String?

  /// What is listed; what there is of it is looked for at once, and what takes longer in parts, so that keys have their turn.
  var filter: WatchFilter {
    get { model.filter }
    set {
      model.filter = newValue
      searchOn()
    }
  }

  /// Called when the model has changed by itself.
  var onChange: (() -> Void)?

  private var journal: GrowingJournal
  private let timer: any NavigationTimer
  private let clock = ContinuousClock()
  private var hasNews = false
  private var isSearchPlanned = false
  private var lineBegan: Duration?
  private lazy var shown = clock.now

  /// - Parameters:
  ///   - path: The journal, which need not be there yet.
  ///   - timer: What says when it is looked for more.
  ///   - tailSize: How many bytes of the file are read at most, when it is opened first.
  package init(path: String, timer: any NavigationTimer, tailSize: Int = GrowingJournal.tailSize) {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    name = last.harmless(limit: 200)
    journal = GrowingJournal(path: path, tailSize: tailSize)
    self.timer = timer
  }

  /// Begins to follow the file, for as long as there is a session.
  package func start() { readOn() }

  /// Whether a line has no end that has begun some time ago, so that it is no matter of a moment.
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

  /// Looks for what is listed, for a turn, and goes on when others have had theirs.
  private func searchOn() {
    guard model.search != nil else { return }
    let end = clock.now + WatchSession.turn
    model.search { clock.now < end }
    onChange?()
    guard model.search != nil, !isSearchPlanned else { return }
    isSearchPlanned = true
    timer.schedule(at: timer.now) { [weak self] in
      self?.isSearchPlanned = false
      self?.searchOn()
    }
  }

  /// Reads what has come, for a turn.
  ///
  /// - Returns: Whether there is more.
  private func read() -> Bool {
    let end = clock.now + WatchSession.turn
    var items: [JournalItem] = []
    var hasMore = true
    var count = 0
    while hasMore {
      switch journal.next() {
      case .item(let item): items.append(item)
      case .more: break
      case .rest: hasMore = false
      }
      count += 1
      guard hasMore, count % WatchSession.batch == 0 else { continue }
      model.take(items)
      items = []
      if clock.now >= end { break }
    }
    model.take(items)
    hasNews = hasNews || count > 1
    // Where lines come, it is another one by now.
    if count > 1 { lineBegan = nil }
    let source = WatchSource(
      state: journal.state, progress: hasMore ? journal.progress : nil, skippedBytes: journal.skippedBytes,
      hasBegunLine: isLineLate, isForeign: journal.isForeign,
      unknownCount: journal.unknownKinds.values.reduce(0, +))
    hasNews = hasNews || source != model.source
    model.source = source
    // While there is much to read, a picture now and then will do.
    if hasNews, !hasMore || clock.now >= shown + WatchSession.interval {
      (hasNews, shown) = (false, clock.now)
      onChange?()
    }
    return hasMore
  }
}
