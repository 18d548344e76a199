import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct UnsavedChangesTests {
  private let router = Router<NoteRoute>(.notes)
  private let host = RecordingHost<NoteRoute>()
  private let model: NoteModel

  init() {
    host.attach(to: router)
    router.push(.note(id: 1))
    model = NoteModel(router.visibleContext)
  }

  @Test(arguments: [(true, "[notes]"), (false, "[notes note(id: 1)]")])
  func userDecides(discards: Bool, end: String) async throws {
    model.text = "Milk"
    let back = router.pop()
    await Task.yieldRepeatedly { !router.host.tree.modals.isEmpty }
    try await host.expectDisplayed("[notes note(id: 1)] {alert: discardChanges}")
    router.visibleContext.answer(Notes.discard, discards)
    try await back.expectOutcome(discards ? .completed : .blocked("The note is not saved"))
    try await host.expectDisplayed(end)
  }

  @Test func nobodyIsAskedWhenAllIsSaved() async throws {
    model.text = "Milk"
    model.save()
    try await router.pop().expectOutcome(.completed)
    try await host.expectDisplayed("[notes]")
  }
}
