import BrowseCore
import Foundation
import Testing
import Waymark

struct BrowseTreeTests {
  @Test func theFoldersAboveAreWhatGoingBackLeadsTo() {
    let stack = BrowseTree.stack(showing: FilePath("/usr/share/man"), kind: .folder)
    #expect(
      stack.elements == [
        .folder(.root), .folder(FilePath("/usr")), .folder(FilePath("/usr/share")),
        .folder(FilePath("/usr/share/man")),
      ])
  }

  @Test func theRootHasNothingAbove() {
    #expect(BrowseTree.stack(showing: .root, kind: .folder).elements == [.folder(.root)])
  }

  @Test(arguments: FileKind.allCases)
  func onlyFoldersAreGoneInto(kind: FileKind) {
    let path = FilePath("/a")
    let isFolder = kind == .folder || kind == .linkToFolder
    #expect(BrowseTree.stack(showing: path, kind: kind).top == (isFolder ? .folder(path) : .viewer(path)))
  }

  @Test func foldersAreOnTheLeftAndWhatIsChosenInThemOnTheRight() {
    let file = FilePath("/a/b")
    let stack = RouteStack<BrowseRoute>(
      root: .folder(.root), pushed: [.folder(FilePath("/a")), .viewer(file), .files(.note(file))])
    #expect(
      BrowseTree.panes(stack)
        == .columns(
          RouteColumns([.folder(.root), .folder(FilePath("/a"))], [.viewer(file), .files(.note(file))])))
    #expect(BrowseTree.panes([.folder(.root)]) == .columns(RouteColumns([.folder(.root)])))
    #expect(
      BrowseTree.panes([.bookmarks, .folder(FilePath("/a")), .viewer(file)])
        == .columns(RouteColumns([.bookmarks], [.folder(FilePath("/a")), .viewer(file)])))
  }

  @Test func whatHasPanesKeepsThem() {
    var tree = BrowseTree.showing(FilePath("/a/b"), kind: .file)
    tree.bringToFront(0)
    #expect(BrowseTree.inPanes(tree) == tree)
    let single = RouteTree<BrowseRoute>(.help)
    #expect(BrowseTree.inPanes(single) == single)
  }

  @Test(arguments: [
    BrowseRoute.folder(FilePath(bytes: [0x2F, 0xFF])), .files(.folder(FolderRoute(path: .root, filter: "a"))),
    .viewer(FilePath("/x")), .files(.note(FilePath("/x"))), .bookmarks, .recent, .help,
    .notice(Notice(title: "a", message: "b")),
  ])
  func routesAreReadBackAsWritten(route: BrowseRoute) throws {
    let data = try JSONEncoder().encode(route)
    #expect(try JSONDecoder().decode(BrowseRoute.self, from: data) == route)
  }
}
