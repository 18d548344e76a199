import Waymark
import WaymarkInspector
import WaymarkRemote

/// Follows a journal's file for the screens.
@MainActor
final class WatchSession {
  /// The time between two looks at the file.
  private static let interval = Duration.milliseconds(100)

  /// How many records are read before keys are handled.
  private static let piece = 5000

  /// The name of the file.
  let name: String

  var model = WatchModel()

  /// Called when the model has changed by itself.
  var onChange: (() -> Void)?

  private(set) var journal: GrowingJournal

  /// Whether there may be more to read at once.
  private(set) var isReading = false

  /// The state of the file, in words.
  var stateText: String {
    switch journal.state {
    case .missing: "waiting for the file"
    case .unreadable(let error): "cannot be read: \(error)"
    case .followed: isReading ? "reading" : appState?.words ?? "following"
    }
  }

  /// The app that the journal is copied from, if it is a running one.
  let app: LiveApp?

  /// The app as it was when the session read last.
  private(set) var appState: LiveApp.State?

  private let timer: any NavigationTimer
  private var state: GrowingJournal.State?

  /// - Parameters:
  ///   - path: The journal, which need not be there yet.
  ///   - app: The app that it is copied from, if it is a running one.
  ///   - timer: Measures the time between two looks at the file.
  init(path: String, in app: LiveApp? = nil, timer: any NavigationTimer) {
    name =
      app == nil ? (path.split(separator: "/").last.map(String.init) ?? path).harmless(limit: 200) : "app"
    self.app = app
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

  /// Reads a piece, and lists what has come.
  private func read() {
    let isOther = appState != app?.state
    appState = app?.state
    var records: [JournalRecord] = []
    while records.count < WatchSession.piece, let record = journal.next() { records.append(record) }
    let hasNews = isOther || !records.isEmpty || isReading || state != journal.state
    isReading = records.count == WatchSession.piece
    state = journal.state
    guard hasNews else { return }
    model.take(records)
    if !isReading { model.begin() }
    onChange?()
  }
}
