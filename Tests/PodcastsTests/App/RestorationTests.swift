import Foundation
import PodcastsAccount
import PodcastsCatalogue
import PodcastsCore
import PodcastsLibrary
import Testing
import Waymark
import WaymarkLinks
import WaymarkRestoration

/// Where the user was is there again, whichever version has written it.
@MainActor
struct RestorationTests {
  /// A file of version 1, which called a show a podcast.
  private static let oldFile = """
    {"snapshot": 1, "version": 1, "tree": {"root": {
      "tabs": [
        {"key": {"shows": {"_0": {"list": {}}}}, "stack": [
          {"route": {"shows": {"_0": {"list": {}}}}},
          {"route": {"shows": {"_0": {"podcast": {"id": "tides"}}}}},
          {"route": {"shows": {"_0": {"episode": {"show": "tides", "number": 3}}}}}]},
        {"key": {"library": {"_0": {"list": {}}}}, "stack": [{"route": {"library": {"_0": {"list": {}}}}}]},
        {"key": {"account": {"_0": {"account": {}}}}, "stack": [{"route": {"account": {"_0": {"account": {}}}}}]}],
      "selected": {"shows": {"_0": {"list": {}}}}}}}
    """

  @Test func fileOfVersion1IsReadAndWrittenAnew() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("places.json").path
    try Self.oldFile.write(toFile: path, atomically: true, encoding: .utf8)
    let store = SnapshotStore(path: path, format: Podcasts.format)
    let window = RecordedWindow(restoring: store.load(default: AppRoute.start).snapshot)
    store.follow(window.router)
    try store.flush()
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written.contains("\"version\":2") || written.contains("\"version\": 2"))
    #expect(!written.contains("podcast\""))
    let next = SnapshotStore(path: path, format: Podcasts.format).load(default: AppRoute.start)
    #expect(next.report.isComplete)
    #expect(next.snapshot.tree == window.router.tree.routes)
  }

  @Test func whatWasBeingWrittenIsThereAgain() throws {
    let session = Session(name: "Ada")
    let before = RecordedWindow(Stores(session: session))
    before.router.push(.library(.review(show: "tides")))
    let form = ReviewModel(before, "tides")
    form.review = Review(stars: 5, text: "Calm.")
    let bytes = try Podcasts.format.write(before.router.snapshot)
    let restoration = Podcasts.format.read(bytes, default: AppRoute.start)
    let after = RecordedWindow(Stores(session: session), restoring: restoration.snapshot)
    let again = ReviewModel(after, "tides")
    #expect(again.review == Review(stars: 5, text: "Calm."))
    #expect(again.hasChanges)
  }
}

extension ReviewModel {
  /// The form on top of a window.
  fileprivate convenience init(_ window: RecordedWindow, _ show: Show.ID) {
    let context = window.router.visibleContext
    self.init(
      show: show, context.scoped(AppRoute.library),
      LibraryDependencies(window.stores, context))
  }
}
