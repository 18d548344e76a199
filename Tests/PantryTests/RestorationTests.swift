import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@testable import pantry

struct RestorationTests {
  /// A file as version 1 wrote it, when an item was a product.
  private let version1 = """
    {"snapshot": 1, "version": 1, "tree": {"root": {"selected": {"items": {"_0": {"list": {}}}}, "tabs": [
      {"key": {"items": {"_0": {"list": {}}}}, "stack": [
        {"route": {"items": {"_0": {"list": {}}}}}, {"route": {"items": {"_0": {"product": {"id": 5}}}}}]}]}}}
    """

  @Test func oldFileIsRead() async throws {
    let restoration = AppRoute.format.read(Array(version1.utf8), default: AppRoute.start)
    #expect(restoration.report.isComplete)
    #expect(restoration.snapshot.tree.breadcrumb.last == .items(.item(id: 5)))
  }

  @Test func draftComesBack() async throws {
    let first = RecordedApp(signedInAs: "Ada")
    first.openForm(5).draft.name = "Almond milk"
    let bytes = try AppRoute.format.write(first.router.snapshot)
    let snapshot = AppRoute.format.read(bytes, default: AppRoute.start).snapshot
    let second = RecordedApp(signedInAs: "Ada", restoring: snapshot)
    try await second.expectHome("items.list items.item(id: 5) items.edit(id: 5)")
    let form = ItemFormModel(id: 5, second.itemsContext, second.stores.items)
    #expect(form.draft.name == "Almond milk")
  }
}
