import Testing
import Waymark
import WaymarkTesting

@testable import pantry

struct FormTests {
  private let app = RecordedApp(signedInAs: "Ada")

  @Test(arguments: [true, false])
  func unsavedFormAsks(discards: Bool) async throws {
    let form = app.openForm(5)
    form.draft.name = "Almond milk"
    let link = app.router.open("https://pantry.example/items/1")
    await Task.yieldRepeatedly { !app.router.host.tree.modals.isEmpty }
    app.itemsContext.answer(ItemsQuestions.discard, discards)
    try await link.expectOutcome(discards ? .completed : .blocked("unsaved changes"))
    try await app.expectHome(
      discards ? "items.list items.item(id: 1)" : "items.list items.item(id: 5) items.edit(id: 5)")
  }

  @Test func savedFormCloses() async throws {
    let form = app.openForm(5)
    form.draft.name = "Almond milk"
    form.save()
    try await app.expectHome("items.list items.item(id: 5)")
    #expect(app.stores.items[5]?.name == "Almond milk")
  }

  @Test func pickerGivesItsAnswer() async throws {
    let form = app.openForm(5)
    let picking = Task { await form.pickShelf() }
    await Task.yieldRepeatedly { !app.router.tree.modals.isEmpty }
    app.itemsContext.answer(ItemsQuestions.pickShelf, .freezer)
    await picking.value
    #expect(form.draft.shelf == .freezer)
  }

  @Test func signingOutClosesTheForm() async throws {
    _ = app.openForm(5)
    app.stores.session.name = nil
    await Task.yieldRepeatedly { app.router.tree.visibleRoute == .items(.item(id: 5)) }
    try await app.expectHome("items.list items.item(id: 5)")
  }

  @Test func analyticsHasNamesWithoutValues() async throws {
    app.router.push(.items(.item(id: 5)))
    app.router.select(.account(.account))
    #expect(app.reports == ["screen items.list", "screen items.item", "screen account.account"])
  }
}
