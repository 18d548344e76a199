import Foundation
import PodcastsCore
import PodcastsTerminal
import Testing

/// The folder and the files in which the program keeps its data.
@MainActor
struct StoredDataTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func oneProgramAtATimeHasAFolder() throws {
    var first: StoredData? = try StoredData(in: folder.url)
    #expect(throws: StoredData.Refusal.isTaken) { try StoredData(in: folder.url) }
    first?.stores.library.toggleSubscription(to: "tides")
    try first?.save()
    first = nil
    #expect(try StoredData(in: folder.url).stores.library.isSubscribed(to: "tides"))
  }

  @Test func folderThatIsAFileIsRefused() throws {
    let file = folder.url.appendingPathComponent("file")
    try "text".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: StoredData.Refusal.cannotBeWritten) { try StoredData(in: file) }
  }

  @Test func fileThatIsNoneOfTheProgramsIsLeft() throws {
    let file = folder.url.appendingPathComponent("library.json")
    try "{}".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: StoredData.Refusal.cannotBeRead) { try StoredData(in: folder.url) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
  }
}
