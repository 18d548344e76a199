import Waymark

/// Where the user left the browser, kept from one run to the next.
@MainActor
public final class BrowseSession {
  /// How sessions are written.
  ///
  /// The names of routes and their parameters are what files hold: whoever changes them raises the version and says in a
  /// migration how an older file is read. Version 1 had a stack in every tab, of which ``BrowseTree/inPanes(_:)`` makes panes.
  public static let format = SnapshotFormat<BrowseRoute>(version: 2)

  private let folder: DataFolder
  private let path: FilePath
  private let store: SnapshotStore<BrowseRoute>
  private var problems: [StoreProblem] = []
  private var hasFailed = false
  /// Whether the file is a newer release's, which is left alone.
  private var isNewer = false

  /// Called when there is a problem to be told.
  var onProblem: (() -> Void)?

  /// Makes a session that reads and writes nothing yet.
  ///
  /// - Parameters:
  ///   - folder: Where it is kept.
  ///   - timer: What the delay of writing is measured with; a clock that stops with the machine if nil.
  public init(folder: DataFolder, timer: (any NavigationTimer)? = nil) {
    self.folder = folder
    path = folder.path.appending("session.json")
    store = SnapshotStore(
      path: String(decoding: path.bytes, as: UTF8.self), format: Self.format, timer: timer)
    store.onProblem = { [weak self] in self?.note($0) }
  }

  /// Reads where the browser was left.
  ///
  /// - Parameter tree: What to show where nothing was kept.
  /// - Returns: What to show. Questions and notices are not asked and told a second time.
  func load(default tree: RouteTree<BrowseRoute>) -> Snapshot<BrowseRoute> {
    let restoration = store.load(default: tree)
    let report = restoration.report
    isNewer = report.failure?.isNewer == true
    if isNewer {
      problems.append(.newer(path))
    } else if !report.isComplete, report.failure != .noFile {
      problems.append(.notRestored(report.description))
    }
    var snapshot = restoration.snapshot
    if let first = snapshot.tree.modals.firstIndex(where: { $0.root.isPassing }) {
      snapshot.tree.modals.removeSubrange(first...)
    }
    return snapshot
  }

  /// Keeps where the user is from now on.
  func follow(_ router: Router<BrowseRoute>) {
    guard !isNewer else { return }
    do throws(FileError) {
      try folder.create()
    } catch {
      problems.append(.unwritable(error))
      hasFailed = true
    }
    store.follow(router)
  }

  /// Keeps where the user is, and returns when it is on disk.
  ///
  /// - Returns: Why it is not.
  @discardableResult
  func end() -> StoreProblem? {
    do throws(SnapshotError) {
      try store.flush()
      return nil
    } catch {
      return .placeNotKept(error.description)
    }
  }

  /// What went wrong since this was last asked.
  func takeProblems() -> [StoreProblem] {
    defer { problems = [] }
    return problems
  }

  private func note(_ error: SnapshotError) {
    // Once is enough: it would be said after every move.
    guard !hasFailed else { return }
    hasFailed = true
    problems.append(.placeNotKept(error.description))
    onProblem?()
  }
}

extension BrowseRoute {
  /// Whether this is a question or a notice, which belongs to what was going on and not to where the user was.
  fileprivate var isPassing: Bool {
    switch self {
    case .notice, .files(.unsavedNote), .files(.moveFailed): true
    case .files, .bookmarks, .recent, .help: false
    }
  }
}
