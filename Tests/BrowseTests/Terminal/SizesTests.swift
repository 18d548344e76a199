import BrowseCore
import Foundation
import Testing
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// Sizes that change at random while keys are pressed: panes and tree agree at every rest, and nothing that was written is lost.
///
/// `BROWSE_SIZES=20000 swift test --filter SizesTests` tries more of them.
@MainActor
struct SizesTests {
  private static let count = ProcessInfo.processInfo.environment["BROWSE_SIZES"].flatMap { Int($0) } ?? 200

  /// Keys of which none loses a text or moves a file.
  private static let keys: [Key] =
    ["j", "k", "e", "i", "b", "x", "/", "?", "1", "1", "2", "3"].map { .character($0) }
    + [.enter, .enter, .enter, .tab, .tab, .backTab, .escape, .backspace, .control("s"), .down, .up]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("in")
    try folder.folder("in/deep")
    for name in ["in/one", "in/two", "in/deep/three"] { try folder.file(name, "contents\n") }
  }

  /// What a screen is called on screen.
  private func name(of route: BrowseRoute) -> String {
    switch route {
    case .files(.folder(let folder)): folder.path.isRoot ? "/" : folder.path.lastComponent
    case .files(.viewer(let viewer)): viewer.path.lastComponent
    case .files(.note(let path)): "Note on \(path.lastComponent)"
    case .bookmarks: "Bookmarks"
    case .recent: "Recent"
    case .files, .help, .notice: ""
    }
  }

  /// Compares what is on screen with the tree.
  private func expectPanes(_ driver: ScreenDriver, _ moment: String) throws {
    let (tree, width) = (driver.tree, driver.terminal.size.width)
    let room = driver.browser.router.columnsThatFit
    #expect((room > 1) == (width >= 90), "\(moment)")
    // A sheet or a question may lie over the titles.
    guard tree.modals.isEmpty else { return }
    guard case .tabs(let tabs) = tree.root, case .columns(let columns) = tabs.selected.container else {
      Issue.record("A tab without panes, \(moment)")
      return
    }
    let titles = columns.shown(room: room).map { index in
      (index == columns.front ? "▸ " : "  ") + name(of: columns[index].visibleElement.route)
    }
    if room == 1 {
      let route = columns.frontContainer.visibleElement.route
      var title = name(of: route)
      if case .files(.folder(let folder)) = route, !folder.filter.isEmpty { title += " /\(folder.filter)" }
      #expect(driver.title.hasSuffix(title), "\(moment)")
    } else {
      let parts = driver.terminal.row(2).split(separator: "│", omittingEmptySubsequences: false)
      #expect(parts.count == 2, "\(moment): \(driver.terminal.row(2))")
      for (part, title) in zip(parts, titles) {
        #expect(part.trimmedAtEnd == title, "\(moment)")
      }
      // An empty place stays empty.
      if titles.count == 1 { #expect(parts.last?.trimmedAtEnd == "", "\(moment)") }
    }
  }

  @Test(arguments: 1...3)
  func panesAndTreeAgreeInEverySize(seed: Int) throws {
    var chance = SplitMix(seed: UInt64(seed))
    let driver = try ScreenDriver(
      folder, from: folder.path.appending("in"), size: Size(width: 120, height: 24))
    var words: [FilePath: [String]] = [:]
    for number in 0..<Self.count {
      if Bool.random(using: &chance) {
        let size = Size(
          width: .random(in: 40...140, using: &chance), height: .random(in: 8...45, using: &chance))
        let before = driver.tree
        driver.resize(to: size)
        #expect(driver.tree == before)
      }
      let key = Self.keys.randomElement(using: &chance) ?? .escape
      switch driver.browser.router.tree.visibleElement.route {
      case .files(.unsavedNote), .notice:
        // The chosen answer keeps the text.
        driver.press(Bool.random(using: &chance) ? .escape : .enter)
      case .files(.note(let path)) where number % 3 == 0:
        let word = "w\(number)w"
        driver.type(word)
        words[path, default: []].append(word)
      // What is written is to stay in one piece.
      case .files(.note) where [.backspace, .enter, .up, .down].contains(key): break
      // A long filter is not said in full where there is little room.
      case .files(.folder(let shown)) where shown.filter.utf8.count > 3: driver.press(.escape)
      case .files(.folder(let shown)) where shown.path == folder.path && [.escape, .backspace].contains(key):
        break
      default: driver.press(key)
      }
      try expectPanes(driver, "seed \(seed), \(number), \(key)")
    }
    #expect(!words.isEmpty)
    let stores = driver.browser.stores
    for (path, words) in words {
      let kept = stores.drafts.has(path) ? stores.drafts[path].string : stores.notes.note(on: path) ?? ""
      #expect(words.filter { !kept.contains($0) } == [], "\(path.display): \(kept)")
    }
    #expect(driver.terminal.unrecognized.isEmpty)
  }
}

extension Substring {
  fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
