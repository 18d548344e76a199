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
    let files = FilesCoordinator(stores: stores) { [weak router] id in
      router.flatMap { Self.nameAbove(id, in: $0) }
    }
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
    let navigation = router.leave(options: .unanimated)
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
    session?.end()
    onQuit?()
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

  /// Tells the user what could not be kept or read, if anything.
  public func reportProblems() {
    let problems =
      stores.takeProblems() + (session?.takeProblems() ?? []) + [log?.takeProblem()].compactMap(\.self)
    guard !problems.isEmpty, !hasQuit else { return }
    let message = problems.map(\.message).joined(separator: "\n\n")
    router.present(.notice(Notice(title: "Not everything is kept", message: message)), as: .alert)
  }

  /// Goes on showing what was moved, wherever it is open.
  private func follow(_ move: FileMove) {
    router.edit(options: .unanimated) { tree in
      tree.set(BrowseTree.following(move, in: tree.routes))
    }
  }

  private static func nameAbove(_ id: EntryID, in router: Router<BrowseRoute>) -> ArraySlice<UInt8>? {
    // A screen that is made when the user comes back to it is no longer below anything but on the screen.
    for tree in [router.tree, router.shown].compactMap({ $0 }) {
      guard let position = tree.position(of: id), let stack = tree.stack(at: position.path),
        position.index + 1 < stack.count, case .files(let above) = stack[position.index + 1].route
      else { continue }
      return above.path.lastName
    }
    return nil
  }
}
