import BrowseCore
import BrowseTerminal
import Testing
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// The browser keeps no folder, tab or sheet outside `router.tree`: without a screen the same coordinator gives the
/// same trees as keys do in a terminal.
@MainActor
struct SameTreesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("inner/deep.txt", "deep\n")
  }

  /// The same coordinator on a host that only records.
  @MainActor
  private final class Recorded {
    let browser: Browser
    let host = RecordingHost<BrowseRoute>()
    private let data: TemporaryFolder
    private var models: [EntryID: BrowseModel] = [:]

    init(_ folder: TemporaryFolder) throws {
      data = try TemporaryFolder()
      let stores = BrowseStores(folder: DataFolder(path: data.path))
      browser = Browser(showing: folder.path, kind: .folder, stores: stores)
      let coordinator = browser.coordinator { $0 }
      host.makeScreen = { [unowned self] context in
        models[context.id] = coordinator.screen(for: context.route, context: context)
      }
      host.attach(to: browser.router)
    }

    var model: BrowseModel? { models[browser.router.tree.visibleElement.id] }
    var tree: RouteTree<BrowseRoute> { browser.router.tree.routes }
  }

  /// What is done by keys in the one program and by models in the other.
  private static let moves: [(name: String, keys: [Key], move: @MainActor (Recorded) -> Void)] = [
    ("go in", [.enter], { if case .folder(let folder)? = $0.model { folder.open() } }),
    ("view", [.character("l")], { if case .folder(let folder)? = $0.model { folder.open() } }),
    (
      "information", [.character("i")],
      { if case .viewer(let viewer)? = $0.model { viewer.showInformation() } }
    ),
    ("close", [.escape], { if case .information(let sheet)? = $0.model { sheet.close() } }),
    ("note", [.character("e")], { if case .viewer(let viewer)? = $0.model { viewer.writeNote() } }),
    ("leave the note", [.escape], { if case .note(let note)? = $0.model { note.goBack() } }),
    (
      "bookmark and go there", [.character("b"), .character("2"), .enter],
      {
        if case .viewer(let viewer)? = $0.model { viewer.toggleBookmark() }
        $0.browser.selectTab(1)
        if case .places(let places)? = $0.model { places.open() }
      }
    ),
    ("recent", [.character("3")], { $0.browser.cycleTab(by: 1) }),
    ("files", [.character("1")], { $0.browser.cycleTab(by: 1) }),
    ("back", [.backspace], { if case .viewer(let viewer)? = $0.model { viewer.goBack() } }),
    (
      "filter", [.character("/"), .character("d")],
      { if case .folder(let folder)? = $0.model { folder.setFilter("d") } }
    ),
    ("all names", [.escape], { if case .folder(let folder)? = $0.model { folder.clearFilter() } }),
    ("back again", [.left], { if case .folder(let folder)? = $0.model { folder.goBack() } }),
    ("move", [.character("m")], { if case .folder(let folder)? = $0.model { folder.move() } }),
    ("up", [.left], { if case .picker(let picker)? = $0.model { picker.goBack() } }),
    (
      "into a folder", [.enter],
      {
        if case .picker(let picker)? = $0.model {
          _ = picker.rows(height: 9)
          picker.open()
        }
      }
    ),
    ("no move", [.escape], { if case .picker(let picker)? = $0.model { picker.cancel() } }),
    ("help", [.character("?")], { $0.browser.showHelp() }),
    ("quit", [.character("q")], { $0.browser.quit() }),
  ]

  @Test func keysAndModelsGiveTheSameTrees() throws {
    let driver = try ScreenDriver(folder)
    let recorded = try Recorded(folder)
    #expect(driver.tree == recorded.tree)
    var trees: Set<RouteTree<BrowseRoute>> = [driver.tree]
    for (name, keys, move) in Self.moves {
      for key in keys { driver.press(key) }
      move(recorded)
      #expect(driver.tree == recorded.tree, "after: \(name)")
      #expect(recorded.host.displayed?.routes == recorded.tree, "after: \(name)")
      trees.insert(driver.tree)
    }
    // None of the moves did nothing, apart from those that go back.
    #expect(trees.count >= 10)
    #expect(recorded.host.misfits.isEmpty)
  }

  @Test func aTreeIsAllThatIsNeededToBeThere() throws {
    let driver = try ScreenDriver(folder)
    driver.press(.enter)
    driver.type("/deep")
    driver.press(.enter, .character("i"))
    let other = try ScreenDriver(folder)
    other.browser.router.set(driver.tree)
    other.press(.insert)
    #expect(other.tree == driver.tree)
    #expect(other.terminal.rows == driver.terminal.rows)
  }
}
