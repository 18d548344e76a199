import ExampleJournal
import Waymark
import WaymarkJournal
import WaymarkRemote

/// The browser without a screen: a window's router, what is kept between runs, and what works everywhere.
///
/// Everything that is open, which tab is selected and which sheet is up is in `router.tree` and nowhere else.
@MainActor
package final class Browser {
  /// The keys of the tabs, from the left.
  package static let tabs: [BrowseRoute] = [.filesTab, .bookmarks, .recent]

  /// The window's router.
  package let router: Router<BrowseRoute>
  /// The user's data.
  package let stores: Stores
  /// Called once every screen has agreed to be left.
  package var onQuit: (() -> Void)?

  var place: RestoredPlace?
  var journal: ProgramJournal?
  var remote: Remote?
  private var told: Set<String> = []

  /// Makes a browser.
  ///
  /// - Parameters:
  ///   - tree: What to show first.
  ///   - stores: The user's data.
  package init(_ tree: RouteTree<BrowseRoute>, stores: Stores) {
    self.stores = stores
    router = Router(
      tree,
      configuration: RouterConfiguration(
        links: BrowseLinks.table, placement: BrowseTree.placement,
        // Standard error may be the terminal that is drawn on.
        log: nil))
    router.keepHistory().screenTitle = { Breadcrumbs.title(of: $0) }
  }

  /// The coordinator for a front end's host.
  ///
  /// - Parameter makeScreen: Makes the front end's screen of a model.
  /// - Returns: The coordinator.
  package func coordinator<Screen>(
    _ makeScreen: @escaping @MainActor (BrowseModel) -> Screen
  ) -> BrowseCoordinator<Screen> {
    BrowseCoordinator(
      stores: stores, isOnLeft: { [weak self] in self?.isOnLeft($0) ?? false }, makeScreen: makeScreen)
  }

  /// Goes to a path or to where a link leads.
  ///
  /// - Parameter text: What the user has typed.
  /// - Returns: Why it leads nowhere; nil if it does.
  package func go(to text: String) -> String? {
    do {
      router.set(try Self.tree(for: text, in: .root))
      return nil
    } catch {
      return error.message
    }
  }

  /// Asks every screen whether it may be left, which may ask the user first, and ends the program.
  ///
  /// Nothing is closed, so the tree is still what the user saw.
  package func quit() {
    Task { [weak self, router] in
      if await router.canLeave(options: .unanimated) { self?.onQuit?() }
    }
  }

  /// Keeps what is not on disk yet: what a program does last, however it ends.
  ///
  /// - Returns: What could not be kept, for people to read.
  package func end() -> [String] {
    journal?.flush()
    return stores.problems + [place?.end()].compactMap(\.self)
  }

  /// Tells the user once what could not be kept or read, unless a note is being written or something is asked.
  package func reportProblems() {
    switch router.tree.visibleRoute {
    case .note, .unsavedNote, .notice: return
    default: break
    }
    let problems = (stores.problems + [place?.problem].compactMap(\.self)).filter { !told.contains($0) }
    guard !problems.isEmpty else { return }
    told.formUnion(problems)
    router.present(.notice(problems.joined(separator: "\n\n")), as: .alert)
  }
}
