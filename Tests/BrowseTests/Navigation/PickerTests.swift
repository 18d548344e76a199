import BrowseCore
import Testing
import Waymark

/// Moving a file through the sheet that asks where to.
@MainActor
struct PickerTests {
  private let folder: TemporaryFolder
  private let host: ModelHost

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("alpha")
    try folder.folder("alpha/one")
    try folder.folder("beta")
    try folder.file("file.txt", "mine")
    host = ModelHost.browsing(folder)
    choose("file.txt")
  }

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }
  private func names(_ picker: PickerModel?) -> [String] { picker?.rows(height: 20).map(\.name) ?? [] }

  private func go(to name: String) {
    guard let picker = host.picker, let row = names(picker).firstIndex(of: name) else {
      Issue.record("there is no folder \(name) to go into")
      return
    }
    picker.cursor.move(to: row)
    picker.open()
  }

  private func choose(_ name: String) {
    let row = host.folder?.rows(height: 20).firstIndex { $0.name == name }
    host.folder?.cursor.move(to: row ?? 0)
  }

  @Test func theSheetBeginsAtTheFilesFolderWithTheFoldersOnly() {
    host.folder?.move()
    #expect(names(host.picker) == ["", "alpha", "beta"])
    #expect(host.picker?.item == path("file.txt") && host.picker?.folder == folder.path)
    #expect(host.picker?.rows(height: 9).first?.kind == .here(isPossible: false))
    #expect(host.picker?.cursor.index == 1)
    host.picker?.moveHere()
    #expect(host.picker != nil)
  }

  @Test func goingInAndBackStaysInTheSheetsOwnStack() {
    let below = host.browser.router.tree.routes.root
    host.folder?.move()
    go(to: "alpha")
    go(to: "one")
    let tree = host.browser.router.tree.routes
    #expect(tree.root == below && tree.modals.count == 1)
    #expect(tree.modals.first?.container.visibleStackCount == 3)
    #expect(host.picker?.folder == path("alpha/one"))
    host.picker?.goBack()
    #expect(host.picker?.folder == path("alpha") && host.picker?.cursor.index == 1)
    host.picker?.goBack()
    host.picker?.goBack()
    #expect(host.picker?.folder == folder.path.parent)
    let chosen = host.picker?.rows(height: 500).first(where: \.isSelected)
    #expect(chosen?.name == folder.path.lastComponent)
    #expect(host.browser.router.tree.modals.first?.container.visibleStackCount == 1)
  }

  @Test func theChosenFolderIsReturnedAndTheFileMoves() async {
    host.folder?.toggleBookmark()
    host.folder?.move()
    go(to: "alpha")
    go(to: "one")
    host.picker?.moveHere()
    #expect(host.browser.router.tree.modals.isEmpty)
    #expect(await eventually { folder.contents(of: "alpha/one/file.txt") == "mine" })
    #expect(folder.contents(of: "file.txt") == nil)
    // Whoever awaits the answer and the screen that it is returned to do not both carry it out.
    #expect(await !eventually(within: 100) { host.notice != nil })
    #expect(host.folder?.rows(height: 9).map(\.name) == [".data", "alpha", "beta"])
    #expect(host.browser.stores.bookmarks.paths == [path("alpha/one/file.txt")])
  }

  @Test func cancellingFromDeepInsideMovesNothing() async {
    host.folder?.move()
    go(to: "alpha")
    go(to: "one")
    host.picker?.cancel()
    #expect(host.browser.router.tree.modals.isEmpty)
    #expect(await !eventually(within: 50) { folder.contents(of: "file.txt") == nil })
    // The question can be asked again.
    host.folder?.move()
    host.folder?.move()
    #expect(await eventually { host.picker != nil })
  }

  @Test func twoQuickKeysAreOneSheet() {
    let model = host.folder
    model?.move()
    model?.move()
    #expect(host.browser.router.tree.modals.count == 1)
  }

  @Test func afterARestartTheScreenBelowGetsTheAnswer() throws {
    host.folder?.move()
    go(to: "alpha")
    go(to: "one")
    let again = ModelHost.browsing(folder)
    again.browser.router.set(host.browser.router.tree.routes)
    #expect(again.picker?.folder == path("alpha/one"))
    again.picker?.moveHere()
    // Nobody awaits the answer here, so it is carried out at once.
    #expect(folder.contents(of: "alpha/one/file.txt") == "mine")
    #expect(again.browser.router.tree.modals.isEmpty)
    #expect(again.folder?.path == folder.path)
  }

  @Test func aRefusalHasAScreenOfItsOwn() async throws {
    try folder.file("beta/file.txt", "theirs")
    host.folder?.move()
    go(to: "beta")
    host.picker?.moveHere()
    #expect(await eventually { host.notice != nil })
    #expect(host.title.hasSuffix("› Not moved"))
    #expect(host.notice?.notice.message.contains("Nothing was replaced") == true)
    host.notice?.close()
    #expect(host.folder?.selection == path("file.txt"))
    #expect(folder.contents(of: "beta/file.txt") == "theirs")
  }

  @Test func theFolderThatIsMovedIsNoneToChoose() {
    choose("alpha")
    host.folder?.move()
    #expect(names(host.picker) == ["", "beta"])
    #expect(host.picker?.rows(height: 9).first(where: \.isSelected)?.name == "beta")
    host.picker?.open()
    #expect(host.picker?.folder == path("beta"))
    host.picker?.goBack()
    #expect(host.picker?.rows(height: 9).first(where: \.isSelected)?.name == "beta")
  }

  @Test func aFolderMovedIntoItselfIsRefused() async throws {
    try folder.link("inside", to: "alpha/one")
    choose("alpha")
    host.folder?.move()
    go(to: "inside")
    host.picker?.moveHere()
    #expect(await eventually { host.notice?.notice.message.contains("into itself") == true })
  }

  @Test func whatIsOpenElsewhereIsShownWhereItIsNow() async throws {
    try folder.file("alpha/one/deep.txt", "deep")
    let file = path("alpha/one/deep.txt")
    host.browser.stores.bookmarks.toggle(file)
    host.browser.selectTab(1)
    host.places?.open()
    host.browser.selectTab(0)
    choose("alpha")
    host.folder?.move()
    go(to: "beta")
    host.picker?.moveHere()
    let moved = path("beta/alpha/one/deep.txt")
    #expect(await eventually { host.browser.stores.bookmarks.paths == [moved] })
    host.browser.selectTab(1)
    #expect(host.viewer?.path == moved)
    guard case .page? = host.viewer?.contents(rows: 5, layout: TextLayout(columns: 80)) else {
      Issue.record("the file is not shown where it is now")
      return
    }
  }

  @Test func aViewedFileAndABookmarkCanBeMovedToo() async {
    choose("file.txt")
    host.folder?.open()
    host.viewer?.move()
    go(to: "alpha")
    host.picker?.moveHere()
    #expect(await eventually { host.viewer?.path == path("alpha/file.txt") })
    host.viewer?.toggleBookmark()
    host.browser.selectTab(1)
    host.places?.move()
    host.picker?.goBack()
    go(to: "beta")
    #expect(host.picker?.folder == path("beta"))
    host.picker?.moveHere()
    #expect(await eventually { folder.contents(of: "beta/file.txt") == "mine" })
    #expect(host.places?.selection == path("beta/file.txt"))
  }

  @Test func aFolderThatCannotBeListedSaysSo() throws {
    host.folder?.move()
    host.picker?.cursor.move(to: 2)
    try folder.remove("beta")
    host.browser.router.push(
      .files(.picker(PickerRoute(item: path("file.txt"), folder: path("beta"), isPushed: true))))
    #expect(host.picker?.problem?.reason == .removed)
    try folder.folder("beta")
    host.picker?.retry()
    #expect(host.picker?.problem == nil && names(host.picker) == [""])
  }
}

extension Container {
  fileprivate var visibleStackCount: Int { if case .stack(let stack) = self { stack.count } else { 0 } }
}
