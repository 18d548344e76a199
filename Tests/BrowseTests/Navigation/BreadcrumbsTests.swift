import BrowseCore
import Testing
import Waymark

struct BreadcrumbsTests {
  private func names(_ path: String, _ kind: FileKind = .folder) -> String {
    Breadcrumbs.names(of: BrowseTree.showing(FilePath(path), kind: kind)).joined(separator: " › ")
  }

  @Test(arguments: [
    ("/", "Files › /"), ("/usr", "Files › usr"), ("/usr/share", "Files › usr › share"),
  ])
  func foldersAreNamedFromTheTopDown(path: String, expected: String) {
    #expect(names(path) == expected)
  }

  @Test func aFileIsNamedBehindItsFolder() {
    #expect(names("/etc/hosts", .file) == "Files › etc › hosts")
  }

  @Test func aFilterIsPartOfTheName() {
    var tree = BrowseTree.showing(FilePath("/usr"), kind: .folder)
    tree.replaceTop(with: .files(.folder(FolderRoute(path: FilePath("/usr"), filter: "x\u{1B}"))))
    #expect(Breadcrumbs.names(of: tree) == ["Files", "usr /x\\e"])
  }

  @Test func otherTabsNameWhatIsInThem() {
    var tree = BrowseTree.showing(.root, kind: .folder)
    tree.select(.bookmarks)
    #expect(Breadcrumbs.names(of: tree) == ["Bookmarks"])
    tree.push(.folder(FilePath("/usr/share")))
    tree.push(.folder(FilePath("/usr/share/man")))
    #expect(Breadcrumbs.names(of: tree) == ["Bookmarks", "/usr/share", "man"])
  }

  @Test func sheetsAndNotesComeLast() {
    var tree = BrowseTree.showing(FilePath("/usr"), kind: .folder)
    tree.push(.files(.note(FilePath("/usr/a"))))
    tree.present(.files(.information(FilePath("/usr/a"))), as: .sheet)
    #expect(Breadcrumbs.names(of: tree) == ["Files", "usr", "Note on a", "Information"])
  }

  @Test func whatIsOnTheRightIsNamedWhileItHasTheFocus() {
    var tree = BrowseTree.showing(FilePath("/etc/hosts"), kind: .file)
    tree.bringToFront(0)
    #expect(Breadcrumbs.names(of: tree) == ["Files", "etc"])
    tree.bringToFront(1)
    #expect(Breadcrumbs.names(of: tree, limit: 1) == ["…", "hosts"])
    #expect(Breadcrumbs.names(of: tree, limit: 2) == ["…", "etc", "hosts"])
  }

  @Test func ofManyTheLastAreNamed() {
    var tree = BrowseTree.showing(FilePath("/a/b/c/d"), kind: .folder)
    #expect(Breadcrumbs.names(of: tree, limit: 2) == ["…", "c", "d"])
    #expect(Breadcrumbs.names(of: tree, limit: 5) == ["Files", "a", "b", "c", "d"])
    tree.present(.help, as: .sheet)
    #expect(Breadcrumbs.names(of: tree, limit: 2) == ["…", "d", "Help"])
  }
}
