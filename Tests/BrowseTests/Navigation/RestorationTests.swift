import BrowseCore
import Foundation
import Testing
import Waymark
import WaymarkTesting

/// The browser goes on where it was left.
@MainActor
struct RestorationTests {
  private let folder: TemporaryFolder
  private let data: TemporaryFolder
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    file = try folder.file("file.txt", "text\n")
  }

  private func host(_ arguments: String...) throws -> ModelHost {
    ModelHost(try Browser(Arguments(arguments), keepingIn: data.url))
  }

  @Test func withoutAPathItIsWhereItWasLeft() throws {
    let left = try host(file.rawValue)
    left.viewer?.showInformation()
    #expect(left.browser.end().isEmpty)
    #expect(try host().tree == left.tree)
    #expect(try host(folder.path.rawValue).tree == BrowseTree.showing(folder.path, .folder))
  }

  @Test func freshItBeginsInTheCurrentFolder() throws {
    #expect(try host(file.rawValue).browser.end().isEmpty)
    let current = FilePath(FileManager.default.currentDirectoryPath)
    #expect(try host("--fresh").tree == BrowseTree.showing(current, .folder))
  }
}
