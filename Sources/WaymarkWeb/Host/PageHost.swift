public import Waymark
import WaymarkCore
public import WaymarkLinks

/// Shows a router's tree in a page: the visible screen of each stack, tabs with a bar, columns side by side where they fit, and modals
/// as dialogs.
///
/// The address bar and the history are the browser's. Each place that the user comes to is an entry, which keeps its tree as links;
/// back, forward, reload and a link in a new tab are ordinary navigations, which guards and screens are asked about. Where they
/// refuse, the browser goes back to the entry of what is shown.
///
/// ```swift
/// let router = Router<AppRoute>(.home, configuration: RouterConfiguration(links: table))
/// let host = PageHost(router: router, coordinator: AppCoordinator(), links: table, page: BrowserPage.shared)
/// host.start()
/// ```
@MainActor
public final class PageHost<R: Route>: NavigationHost {
  /// The words on the host's own buttons.
  public struct Words: Sendable {
    /// The word on the button that goes back.
    public var back = "Back"
    /// The word on the button that closes a dialog.
    public var close = "Close"
    /// The name of a bar of tabs, for screen readers.
    public var tabs = "Tabs"

    /// Makes one.
    public init() {}
  }

  /// The event that the host waits for.
  enum State {
    /// The first tree.
    case empty
    /// The router's next request; it shows a tree.
    case showing(PlaceTree)
  }

  /// The words on the host's own buttons, which count from the next step on.
  public var words = Words()
  /// The name of a tab in its bar; by default the title of its root's screen.
  public var tabTitle: ((R) -> String)?

  let links: LinkTable<R>
  let document: PageDocument
  let screens: HostScreens<R, ShownScreen>
  var state = State.empty
  var layers: [PageLayer] = []
  var history: PageHistory
  /// Whether the page has been asked for a call.
  private var isSettling = false
  /// The visible entry, and all entries, of the tree that the history has followed last.
  var followed: (visible: EntryID?, ids: Set<EntryID>) = (nil, [])
  /// The screen that was named last, and its title.
  var named: (id: EntryID, title: String)?

  var page: any Page { document.page }

  var tree: PlaceTree? { if case .showing(let tree) = state { tree } else { nil } }

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown; the host does not keep it.
  ///   - coordinator: Makes the screens.
  ///   - links: The links of the app's places, for the address bar and the history.
  ///   - page: The page, which has nothing in it yet.
  public convenience init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, links: LinkTable<R>, page: any Page
  ) where C.Screen == any PageScreen {
    self.init(router, links, page) { coordinator.screen(for: $0, context: $1) }
  }

  private init(
    _ router: Router<R>, _ links: LinkTable<R>, _ page: any Page,
    _ makeScreen: @escaping @MainActor (R, ScreenContext<R>) -> any PageScreen
  ) {
    self.links = links
    let document = PageDocument(page)
    self.document = document
    history = PageHistory(at: page.firstEntry, knowing: page.knownEntries)
    weak var host: PageHost?
    screens = HostScreens(router: router) { entry, context in
      ShownScreen(makeScreen(entry.route, context), in: document) { host?.focusEntered(entry.id) }
    } didRelease: { _, shown in
      shown.element.release()
    }
    host = self
    page.user = self
  }

  /// Goes where the page was loaded, and shows it.
  ///
  /// The history's entry says where, or else the address. A text that is no link leaves the router where it is.
  public func start() {
    guard let router = screens.router else { return }
    router.host.columnsThatFit = page.columnsThatFit
    go(to: page.firstEntry, router)
    router.host.attach(self, isKept: false)
  }

  // MARK: Steps

  /// Shows one step, at once.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    show(acknowledgement, isSelection: step.own.isSelection) { () throws(HostError) in
      guard var tree else { throw .nothingShown }
      guard tree.apply(step.own) else { throw .stepDoesNotFit }
      try screens.make { make in step.own.forEachInserted { make($0.typed()) } }
      return tree
    }
  }

  /// Shows a tree, whatever is shown.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    show(acknowledgement, isSelection: false) { () throws(HostError) in
      try screens.make(tree.forEachElement)
      return tree.boxedPlaces()
    }
  }

  private func show(
    _ acknowledgement: Acknowledgement<R>, isSelection: Bool, _ change: () throws(HostError) -> PlaceTree
  ) {
    screens.noteRequest(acknowledgement)
    do throws(HostError) {
      guard screens.router != nil else { throw .routerMissing }
      let focus = noteFocus()
      let new = try change()
      state = .showing(new)
      arrange(new)
      screens.release(except: Set(new.places().map { $0.id }))
      restoreFocus(focus, in: new, isSelection: isSelection)
      acknowledgement.succeed()
      settleSoon()
    } catch {
      acknowledgement.fail(error)
    }
  }

  /// Settles when all is carried out that follows from now, and screens have heard of their routes.
  func settleSoon() {
    guard !isSettling else { return }
    isSettling = true
    page.callSoon()
  }

  /// Settles, as was asked for.
  public func soon() {
    isSettling = false
    settle()
  }

  /// Says where the user is, if the router has come to rest.
  private func settle() {
    guard let router = screens.ownRouter, router.host.isAtRest, let tree,
      let screen = screens[tree.visibleElement.id]
    else { return }
    let new = (id: tree.visibleElement.id, title: screen.screen.title)
    if named.map({ $0 != new }) ?? true {
      page.setTitle(new.title)
      screen.element.set("aria-label", new.title)
      if named != nil { page.announce(new.title) }
      named = new
    }
    // A screen that has filled itself anew as it appeared has taken the focus away with its elements.
    if page.focused == nil { page.focus(screen.element.node) }
    follow(router)
  }
}

extension Step {
  /// Whether the step only selects another tab or column.
  fileprivate var isSelection: Bool { if case .select = change { true } else { false } }
}
