import Foundation
import PodcastsCatalogue
import PodcastsTerminal
import Testing

/// What the terminal's program keeps beside the places.
@MainActor
struct StoredDataTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appendingPathComponent("library.json") }

  init() throws { folder = try TemporaryFolder() }

  @Test func whatIsSavedIsThereAgain() throws {
    let data = try StoredData(file: file)
    data.stores.session.signIn(as: "Ada")
    data.stores.library.add(Episode.ID(show: "tides", number: 1), to: 1)
    try data.save()
    let again = try StoredData(file: file)
    #expect(again.stores.session.name == "Ada")
    #expect(again.stores.library.contents == data.stores.library.contents)
  }

  @Test func changesAreSavedByThemselves() async throws {
    let data = try StoredData(file: file)
    for show in Catalogue.shows.prefix(2) {
      data.stores.library.toggleSubscription(to: show.id)
      #expect(
        await eventually {
          let kept = try? StoredData(file: file)
          return kept?.stores.library.isSubscribed(to: show.id) == true
        })
    }
  }

  @Test func nothingIsWrittenWhereNothingHasChanged() throws {
    try StoredData(file: file).save()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func whatCannotBeReadIsLeftAlone() throws {
    try "no JSON".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: (any Error).self) { _ = try StoredData(file: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "no JSON")
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let data = try StoredData(file: folder.url.appendingPathComponent("missing/library.json"))
    data.stores.session.signIn(as: "Ada")
    #expect(throws: (any Error).self) { try data.save() }
  }
}
