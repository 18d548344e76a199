import BrowseCore
import Testing
import Waymark

@MainActor
struct FolderModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("inner/deep.txt", "deep")
    try folder.file("apple", "12345")
    try folder.file("banana")
    try folder.file("Cherry")
  }

  private func names(_ model: FolderModel?) -> [String] { model?.rows(height: 50).map(\.name) ?? [] }

  @Test func rowsSayWhatIsThere() throws {
    let host = ModelHost.browsing(folder)
    let rows = try #require(host.folder).rows(height: 50)
    #expect(rows.map(\.name) == ["inner", "apple", "banana", "Cherry"])
    #expect(rows.map(\.size) == ["", "     5 B", "     0 B", "     0 B"])
    #expect(rows.map(\.isSelected) == [true, false, false, false])
    #expect(rows.allSatisfy { $0.date.hasPrefix("20") })
  }

  @Test func goingInAndBackKeepsTheChosenRow() throws {
    let host = ModelHost.browsing(folder)
    host.folder?.cursor.move(to: 0)
    host.folder?.open()
    #expect(names(host.folder) == ["deep.txt"])
    host.folder?.goBack()
    #expect(host.folder?.selection == folder.path.appending("inner"))
  }

  @Test func theFolderAboveHasItsFolderChosen() throws {
    let host = ModelHost.browsing(folder, from: folder.path.appending("inner"))
    host.folder?.goBack()
    #expect(host.folder?.path == folder.path)
    #expect(host.folder?.rows(height: 10).first?.isSelected == true)
    host.folder?.goBack()
    #expect(host.folder?.selection == folder.path)
  }

  @Test func theFilterIsInTheRouteAndNarrowsTheRows() throws {
    let host = ModelHost.browsing(folder)
    let model = try #require(host.folder)
    model.cursor.move(to: 3)
    for text in ["a", "an", "ana"] { model.setFilter(text) }
    #expect(names(model) == ["banana"])
    let route = FolderRoute(path: folder.path, filter: "ana")
    #expect(host.browser.router.tree.visibleElement.route == .files(.folder(route)))
    #expect(host.title.hasSuffix(" /ana"))
    model.setFilter("c")
    #expect(names(model) == ["Cherry"])
    model.clearFilter()
    #expect(names(model) == ["inner", "apple", "banana", "Cherry"])
    #expect(model.selection == folder.path.appending("Cherry"))
  }

  @Test func aFilterInTheFirstRouteIsApplied() throws {
    let host = ModelHost.browsing(folder)
    host.browser.router.push(.files(.folder(FolderRoute(path: folder.path, filter: "BAN"))))
    #expect(names(host.folder) == ["banana"])
  }

  @Test func whatIsAddedOrRemovedIsSeenAndTheChosenNameStays() throws {
    let host = ModelHost.browsing(folder)
    let model = try #require(host.folder)
    _ = names(model)
    model.cursor.move(to: 2)
    try folder.file("aardvark")
    model.refresh()
    #expect(names(model) == ["inner", "aardvark", "apple", "banana", "Cherry"])
    #expect(model.selection == folder.path.appending("banana"))
  }

  @Test func aRemovedFolderSaysSoAndTheRestGoesOn() throws {
    let host = ModelHost.browsing(folder, from: folder.path.appending("inner"))
    let model = try #require(host.folder)
    _ = names(model)
    try folder.remove("inner")
    model.refresh()
    guard case .failure(let error) = model.contents else {
      Issue.record("the folder is still shown")
      return
    }
    #expect(error == FileError(folder.path.appending("inner"), .removed))
    #expect(model.count == 0 && model.selection == nil && model.rows(height: 5).isEmpty)
    model.open()
    model.goBack()
    #expect(names(host.folder) == ["apple", "banana", "Cherry"])
  }

  @Test func aFolderThatComesBackIsShownAgain() throws {
    let host = ModelHost.browsing(folder, from: folder.path.appending("later"))
    let model = try #require(host.folder)
    #expect(model.count == 0)
    try folder.folder("later")
    try folder.file("later/x")
    model.refresh()
    #expect(names(model) == ["x"])
  }

  @Test func sizesFollowTheFiles() throws {
    let host = ModelHost.browsing(folder)
    let model = try #require(host.folder)
    _ = model.rows(height: 50)
    try folder.file("apple", "1234567")
    model.refresh()
    #expect(model.rows(height: 50)[1].size == "     7 B")
  }
}
