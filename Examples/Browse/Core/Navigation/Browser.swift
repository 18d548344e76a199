import ExampleJournal
import Waymark

/// The browser without a screen: a window's router, what is kept between runs, and what works everywhere.
///
/// Everything that is open, which tab is selected and which sheet is up is in `router.tree` and nowhere else.
@MainActor
public final class Browser {
  /// The keys of the tabs, from the left.
  public static let tabs: [BrowseRoute] = [.filesTab, .bookmarks, .recent]

  /// The window's router.
  public let router: Router<BrowseRoute>

  /// What is kept between runs.
  public let stores: BrowseStores

  private var log: EventLog?
  var journal: ProgramJournal?
  /// Why the journal ends where it does, if nobody has been told.
  var journalProblem: StoreProblem?
  var session: BrowseSession?

  /// Makes a browser.
  ///
  /// - Parameters:
  ///   - path: What to show first.
  ///   - kind: What it is.
  ///   - stores: What is kept between runs.
  public convenience init(showing path: FilePath, kind: FileKind, stores: BrowseStores) {
    self.init(BrowseTree.showing(path, kind: kind), stores: stores)
  }

  /// Makes a browser.
  ///
  /// - Parameters:
  ///   - tree: What to show first.
  ///   - stores: What is kept between runs.
  public init(_ tree: RouteTree<BrowseRoute>, stores: BrowseStores) {
    self.stores = stores
    router = Router(
      tree,
      configuration: RouterConfiguration(
        // The answer of a picker is handed down its stack, which is as deep as a path can be.
        roundLimit: 4096,
        // Standard error may be the terminal that is drawn on; ``keep(_:)`` tells everything.
        log: nil, links: BrowseLinks.table, placement: BrowseTree.placement))
    router.keepHistory()
    stores.onMove = { [weak self] in self?.follow($0) }
    // Later, since it may happen while a screen is drawn or a step is shown.
    stores.onProblem = { [weak self] in
      Task { self?.reportProblems() }
    }
  }

  /// The coordinator that serves a front end.
  ///
  /// - Parameter makeScreen: Makes the front end's screen of a model.
  /// - Returns: The coordinator, to be given to the front end's host.
  public func coordinator<Screen>(
    _ makeScreen: @escaping @MainActor (BrowseModel) -> Screen
  ) -> BrowseCoordinator<Screen> {
    let files = FilesCoordinator(
      stores: stores, nameAbove: { [weak router] id in router.flatMap { Self.nameAbove(id, in: $0) } },
      isOnLeft: { [weak router] id in router.map { Self.isOnLeft(id, in: $0) } ?? false })
    return BrowseCoordinator(stores: stores, files: files, makeScreen: makeScreen)
  }

  /// Goes to a tab.
  ///
  /// - Parameter index: Its place from the left.
  public func selectTab(_ index: Int) {
    if Self.tabs.indices.contains(index) { router.select(Self.tabs[index]) }
  }

  /// Goes to the next tab, or to the one before, round and round.
  ///
  /// - Parameter distance: How many tabs further to the right.
  public func cycleTab(by distance: Int) {
    guard case .tabs(let tabs) = router.tree.root else { return }
    let count = tabs.count
    selectTab(((tabs.selectedIndex + distance) % count + count) % count)
  }

  /// Shows which key does what.
  public func showHelp() { router.show(.help) }

  /// Asks every screen whether it may be left, which may ask the user first, and ends the program.
  ///
  /// Nothing is closed, so the tree is still what the user saw.
  ///
  /// - Returns: The navigation, which is completed when the program may end.
  @discardableResult
  public func quit() -> Navigation<BrowseRoute> {
    let navigation = router.askToLeave(options: .unanimated)
    if navigation.currentOutcome == .completed {
      didQuit()
    } else {
      Task { [weak self] in
        if await navigation.outcome == .completed { self?.didQuit() }
      }
    }
    return navigation
  }

  /// Whether every screen has agreed to be left.
  public private(set) var hasQuit = false

  /// Called once every screen has agreed to be left.
  public var onQuit: (() -> Void)?

  private func didQuit() {
    guard !hasQuit else { return }
    hasQuit = true
    losses = flush()
    onQuit?()
  }

  /// What could not be kept when every screen had agreed to be left, for people to read.
  public private(set) var losses: [String] = []

  /// Keeps everything, and returns when what can be kept is on disk: what a program does last, however it ends.
  ///
  /// - Returns: What could not be kept, for people to read.
  @discardableResult
  public func flush() -> [String] {
    journal?.flush()
    stores.followOthers()
    let placeProblem = session?.end()
    return (stores.flush() + [placeProblem].compactMap(\.self)).map(\.message)
  }

  /// Whether the user is typing a text, whose keys a notice is not to take.
  public var isTyping: (@MainActor () -> Bool)?

  /// Does what could not be done before: front ends call it every second.
  public func lookAgain() {
    stores.followOthers()
    _ = stores.retry(isPatient: false)
    reportProblems()
  }

  /// Writes down everything that happens in the router from now on.
  ///
  /// - Parameter log: Where to.
  public func keep(_ log: EventLog) {
    self.log = log
    log.onProblem = { [weak self] in
      Task { self?.reportProblems() }
    }
    router.onEvent { log.write($0) }
  }

  /// Tells the user what could not be kept or read, if anything, unless a text is being typed or something else is told or
  /// asked: then it is told later.
  public func reportProblems() {
    guard isTyping?() != true, !isAsking else { return }
    let ends = [log?.takeProblem(), takeJournalProblem()].compactMap(\.self)
    let problems = stores.takeProblems() + (session?.takeProblems() ?? []) + ends
    guard !problems.isEmpty, !hasQuit else { return }
    var known: Set<String> = []
    // What keeps several things from being kept is said once.
    let messages = problems.map(\.message).filter { known.insert($0).inserted }
    let message = messages.joined(separator: "\n\n")
    router.present(.notice(Notice(title: "Not everything is kept", message: message)), as: .alert)
  }

  private var isAsking: Bool {
    switch router.tree.visibleElement.route {
    case .files(.unsavedNote), .notice: true
    case .files, .bookmarks, .recent, .help: false
    }
  }

  /// Goes on showing what was moved, wherever it is open.
  private func follow(_ move: FileMove) {
    router.edit(options: .unanimated) { tree in
      tree.set(BrowseTree.following(move, in: tree.routes))
    }
  }
}
